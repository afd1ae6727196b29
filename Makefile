EXE ?= kmoch
SAMPLE ?= r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/P1N2N2/1P3PPP/R1BQ1RK1 w - - 0 10

.PHONY: all native profiled run test lint docs bench gate budget web contract test-web test-api test-play test-python wheel fuzz

# A program that can be given away: on x86-64 for any processor with population count (x86-64-v2, since 2009).
ifeq ($(shell uname -m),x86_64)
PORTABLE = RUSTFLAGS="-C target-cpu=x86-64-v2"
endif

all: web
	$(PORTABLE) cargo build --release --package kmoch --target-dir target/portable
	cp target/portable/release/kmoch $(EXE)

# For this machine's own processor, as .cargo/config.toml asks for: a little faster, and perhaps not to be run elsewhere.
native: web
	cargo build --release --package kmoch
	cp target/release/kmoch $(EXE)

# The engine built twice, the second time by what the first counted: the same moves, more of them.
profiled: web
	scripts/profiled.sh $(EXE)

# The page of `kmoch serve`. Without Node the rest still builds, and `serve` says what is missing.
web:
	@if command -v npm >/dev/null; then cd web && \
	{ [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci; } && npm run build; \
	else echo "make: no npm here, so the page of kmoch serve is left out (install Node 20 or newer)"; fi

# The main job on a sample position: why is it worth what it is worth?
run: all
	./$(EXE) explain "$(SAMPLE)"

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

# What is tested is told in English, wherever it is tested.
test test-web test-play test-python: export LC_ALL = C.UTF-8

# What is tested from outside. `make test` has built the program with the tests by then; the library of the Python
# package is linked from the same crates, so none is built twice.
PROGRAM ?= cargo build --package kmoch
LIBRARY = cargo build --workspace --lib --tests

test: web lint gate
	cargo test --workspace
	$(MAKE) PROGRAM=: test-web test-api test-play test-python

# The document of the page's interface, and the page's types: both follow from the records in Rust.
contract:
	cargo run --quiet --package kmoch-web --example openapi > crates/kmoch-web/openapi.json.new
	mv crates/kmoch-web/openapi.json.new crates/kmoch-web/openapi.json
	cd web && npm run contract

# The page in a real browser, against the real program.
test-web: web
	@if ! command -v npm >/dev/null; then echo "make: no npm here: the page is not tested"; else \
	$(PROGRAM) && web/e2e/browser.sh && cd web && npm run lint && npm test && npm run e2e; fi

# The JSON interface, asked everything its document allows and much that it does not.
test-api:
	$(PROGRAM)
	scripts/schema.sh target/debug/kmoch

# The engine as others meet it: through python-chess, and the node count that the history names.
test-play:
	$(PROGRAM)
	scripts/client.sh target/debug/kmoch
	scripts/bench-number.sh target/debug/kmoch

# The Python package as a wheel, in target/wheels.
wheel:
	scripts/python.sh wheel

# The Python package, its examples and its types.
test-python:
	$(LIBRARY)
	scripts/python.sh test target/debug

# Every way into the program attacked for so many seconds each.
SECONDS ?= 60
fuzz:
	scripts/fuzz.sh $(SECONDS)

# The pages that the program writes about itself.
docs:
	cargo run --release --package kmoch -- catalog --markdown > docs/catalog.md
	cargo run --release --package kmoch -- catalog --gallery docs
	cargo run --release --package kmoch -- catalog --columns > docs/columns.md
	cargo run --release --package kmoch -- verdict --render docs
	sed -i '/^## Definitions/q' docs/motifs.md
	cargo run --release --package kmoch -- motifs --definitions >> docs/motifs.md
	if command -v npm >/dev/null; then web/e2e/browser.sh && cd web && KMOCH=../target/release/kmoch node e2e/screenshot.mjs ../docs/serve.png; fi

# Times, beside those of listing legal moves.
bench:
	cargo bench --package kmoch-eval --bench evaluate
	cargo bench --package kmoch --bench features

# Instructions against a budget. Counts depend on the instruction set, so it is the same everywhere.
COUNT = RUSTFLAGS="-C target-cpu=x86-64-v2" cargo bench --package kmoch-eval --bench instructions --target-dir target/instructions

gate: valgrind
	@if [ "$$(uname -m)" = x86_64 ]; then $(COUNT); else echo "instructions not counted: this is no x86-64"; fi

# Counts instructions anew and takes them as the budget.
budget: valgrind
	$(COUNT) -- --renew

.PHONY: valgrind
valgrind:
	@command -v valgrind >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -q && apt-get install -y -q valgrind; } || true
