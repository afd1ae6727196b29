"""A Spark cluster on this machine: a master and workers, each a process, that are ended whatever happens."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pyspark

#: Until a process of the cluster answers.
SECONDS = 600
LOOPBACK = "127.0.0.1"


def free_port() -> int:
    with socket.socket() as one:
        one.bind((LOOPBACK, 0))
        return int(one.getsockname()[1])


class Cluster:
    """A master and its workers."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port, self.page = free_port(), free_port()
        self.url = f"spark://{LOOPBACK}:{self.port}"
        self.processes: list[subprocess.Popen[bytes]] = []
        self.workers: list[subprocess.Popen[bytes]] = []

    def start(self, role: str, *arguments: str) -> subprocess.Popen[bytes]:
        """Starts a process with a group of its own, so that what it starts can be ended with it."""
        program = Path(pyspark.__file__).parent / "bin" / "spark-class"
        name = f"org.apache.spark.deploy.{role.lower()}.{role}"
        environment = {
            **os.environ,
            "SPARK_LOCAL_IP": LOOPBACK,
            "SPARK_DAEMON_MEMORY": "256m",
            "PYSPARK_PYTHON": sys.executable,
        }
        log = open(self.home / f"{role}-{len(self.processes)}.log", "wb")
        command = [str(program), name, "--host", LOOPBACK, *arguments]
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env=environment, cwd=self.home, start_new_session=True
        )
        self.processes.append(process)
        return process

    def start_master(self) -> None:
        self.start("Master", "--port", str(self.port), "--webui-port", str(self.page))
        self.wait(lambda: self.status() is not None)

    def start_worker(self) -> None:
        before = self.alive()
        folder = self.home / f"work-{len(self.processes)}"
        worker = self.start("Worker", "--cores", "1", "--memory", "1g", "--webui-port", "0", "-d", str(folder), self.url)
        self.workers.append(worker)
        self.wait(lambda: self.alive() > before)

    def status(self) -> str | None:
        """What the master tells of itself, if it answers."""
        try:
            with urllib.request.urlopen(f"http://{LOOPBACK}:{self.page}/json/", timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            return None

    def alive(self) -> int:
        """Workers that the master knows to be alive."""
        status = self.status()
        return 0 if status is None else int(json.loads(status)["aliveworkers"])

    def wait(self, until: Callable[[], bool]) -> None:
        """Waits until something holds, as long as all processes live."""
        end = time.monotonic() + SECONDS
        while not until():
            dead = [process.args for process in self.processes if process.poll() is not None]
            logs = "\n".join(log.read_text()[-2000:] for log in self.home.glob("*.log"))
            assert not dead and time.monotonic() < end, f"the cluster does not start\n{dead}\n{logs}"
            time.sleep(0.2)

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        """Ends a process and all it has started, as a power cut would."""
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()


@contextmanager
def cluster(home: Path) -> Iterator[Cluster]:
    """A cluster that is gone afterwards."""
    started = Cluster(home)
    try:
        yield started
    finally:
        for process in reversed(started.processes):
            started.kill(process)
