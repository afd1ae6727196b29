EXE ?= kmoch

.PHONY: all run test lint

all:
	cargo build --release --package kmoch
	cp target/release/kmoch $(EXE)

run: all
	./$(EXE)

lint:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

test: lint
	cargo test --workspace
