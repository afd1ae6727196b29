#!/usr/bin/env python3
"""Sends UCI commands in hostile orders and checks that the engine answers or ends cleanly.

usage: chaos.py ENGINE [SECONDS [SEED]]

Every `go` must be answered by exactly one `bestmove`, every `isready` by `readyok`, and at the end
of a session (quit, or the input simply closed) the engine must exit with 0.
"""
import queue
import random
import subprocess
import sys
import threading
import time

PATIENCE = 30.0
POSITIONS = [
    "position startpos",
    "position startpos moves e2e4 e7e5 g1f3 b8c6",
    "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "position fen 8/8/8/8/8/4k3/8/R3K3 w - - 98 120",
    "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
    "position fen",
    "position startpos moves e2e5",
]
SEARCHES = [
    "go infinite",
    "go",
    "go ponder wtime 500 btime 500",
    "go depth 6",
    "go nodes 3000",
    "go movetime 30",
    "go wtime 50 btime 50 winc 1 binc 1",
    "go wtime 100",
    "go wtime 0 btime 0",
    "go mate 1 nodes 20000",
    "go depth 99999999999999999999 nodes 100",
    "go searchmoves e2e4 zzzz movetime 20",
]
OTHERS = [
    "isready",
    "ucinewgame",
    "uci",
    "ponderhit",
    "stop",
    "d",
    "eval",
    "flip",
    "help",
    "debug on",
    "setoption name Hash value 1",
    "setoption name Hash value 32",
    "setoption name Hash value -1",
    "setoption name Clear Hash",
    "setoption name Threads value 2",
    "setoption name Threads value 1",
    "setoption name MultiPV value 3",
    "setoption name MultiPV value 1",
    "setoption name UCI_Chess960 value true",
    "setoption name UCI_Chess960 value false",
    "setoption name UCI_ShowWDL value true",
    "setoption name UCI_LimitStrength value true",
    "setoption name UCI_LimitStrength value false",
    "setoption name SyzygyPath value /no/such/place",
    "setoption name Profile value /no/such/file",
    "setoption name Profile value addendum",
    "setoption name",
    "setoption",
    "",
    "   ",
    "\t\x00\x01",
    "go\0go",
    "position startpos moves " + "g1f3 g8f6 f3g1 f6g8 " * 200,
]


class Session:
    def __init__(self, engine, rng):
        self.rng = rng
        self.process = subprocess.Popen([engine], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = queue.Queue()
        self.searches = 0
        self.answers = 0
        self.asked = 0
        self.ready = 0
        self.log = []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.decode(errors="replace").rstrip())
        self.lines.put(None)

    def say(self, text):
        self.log.append(text[:100])
        data = text if isinstance(text, bytes) else text.encode()
        self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()
        command = text.split()[0] if isinstance(text, str) and text.split() else ""
        self.searches += command == "go"
        self.asked += command == "isready"

    def fail(self, why):
        self.process.kill()
        print(f"FAILED: {why}\nlast commands:", *self.log[-30:], sep="\n  ", file=sys.stderr)
        sys.exit(1)

    def synchronise(self):
        self.say("stop")
        self.say("isready")
        deadline = time.monotonic() + PATIENCE
        while self.ready < self.asked:
            try:
                line = self.lines.get(timeout=max(0.01, deadline - time.monotonic()))
            except queue.Empty:
                self.fail(f"no readyok within {PATIENCE} s")
            if line is None:
                self.fail("the engine ended instead of saying readyok")
            self.answers += line.startswith("bestmove")
            self.ready += line == "readyok"
        if self.answers != self.searches:
            self.fail(f"{self.searches} searches but {self.answers} answers")

    def run(self, steps):
        for _ in range(steps):
            kind = self.rng.random()
            if kind < 0.35:
                self.say(self.rng.choice(SEARCHES))
            elif kind < 0.55:
                self.say(self.rng.choice(POSITIONS))
            elif kind < 0.9:
                self.say(self.rng.choice(OTHERS))
            elif kind < 0.94:
                self.synchronise()
            elif kind < 0.96:
                self.say(bytes(self.rng.randrange(256) for _ in range(200)).replace(b"\n", b" "))
            elif kind < 0.965:
                self.say(b"garbage " * (10 << 17))
            else:
                time.sleep(self.rng.random() * 0.05)
        ending = self.rng.random()
        if ending < 0.4:
            self.synchronise()
        if ending < 0.7:
            self.say("quit")
        self.process.stdin.close()
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.fail("the engine does not end")
        if code != 0:
            self.fail(f"the engine ended with {code}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    engine = sys.argv[1]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10.0
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)
    print(f"seed {seed}", flush=True)
    rng = random.Random(seed)
    sessions = commands = 0
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        session = Session(engine, rng)
        session.run(rng.randrange(1, 80))
        sessions += 1
        commands += len(session.log)
    print(f"{sessions} sessions, {commands} commands: every search answered, every end clean")


if __name__ == "__main__":
    main()
