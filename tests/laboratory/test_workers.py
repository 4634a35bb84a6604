"""Worker processes: a bound for all and for each, turns for everybody, and an end that ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Future
from pathlib import Path
from typing import Any

import psutil
import pytest

from laboratory.serving._worker import NICE
from laboratory.serving.workers import Line, Workers
from tests.patience import at_most

LONG = 600.0  # seconds that no test waits for


def nap(name: str, seconds: float = 0.02) -> tuple[str, int, float, float]:
    """Who slept, in which process, and from when to when."""
    begun = time.time()
    time.sleep(seconds)
    return name, os.getpid(), begun, time.time()


def stay(place: Path, name: str) -> tuple[str, int, float, float]:
    """Stay in a place until one is let out of it; then as `nap`."""
    place.mkdir(exist_ok=True)
    begun = time.time()
    (place / name).touch()
    while not place.with_suffix(".open").exists():
        time.sleep(0.01)
    return name, os.getpid(), begun, time.time()


def inside(place: Path, number: int) -> set[str]:
    """Who stays in the place, once so many do."""
    with at_most(300):
        while not place.exists() or len(present := {path.name for path in place.iterdir()}) < number:
            time.sleep(0.01)
    return present


def let_out(place: Path) -> None:
    place.with_suffix(".open").touch()


def refuse() -> None:
    raise ValueError("no")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def token(_: str) -> bytes:
    time.sleep(0.2)
    return os.urandom(8)


def most_at_once(naps: list[tuple[str, int, float, float]]) -> int:
    return max(sum(begun <= nap[2] < ended for _, _, begun, ended in naps) for nap in naps)


def came(futures: list[Future[Any]], seconds: float = 300) -> list[Any]:
    return [future.result(seconds) for future in futures]


@pytest.fixture
def lines() -> Iterator[Any]:
    """Opens lines at pools, and leaves them all."""
    opened: list[Line] = []

    def line(pool: Workers) -> Line:
        opened.append(pool.line())
        return opened[-1]

    yield line
    for item in opened:
        item.leave()


def test_whoever_comes_later_has_every_second_turn(lines: Any) -> None:
    pool = Workers(1, 1)
    order: list[str] = []
    early, late = lines(pool), lines(pool)
    put = [early.put(nap, f"early {number}") for number in range(6)]
    assert not early.waits
    put += [late.put(nap, f"late {number}") for number in range(2)]
    assert late.waits
    for future in put:
        future.add_done_callback(lambda done: order.append(done.result()[0]))
    came(put)
    expected = ["early 0", "late 0", "early 1", "late 1", "early 2", "early 3", "early 4", "early 5"]
    assert order == expected


def test_a_bound_holds_for_each_and_for_all(lines: Any, tmp_path: Path) -> None:
    pool = Workers(3, 2)
    item, other = lines(pool), lines(pool)
    together, alone = tmp_path / "together", tmp_path / "alone"
    hers = [item.put(stay, together, f"one {number}") for number in range(6)]
    his = [other.put(stay, together, f"other {number}") for number in range(6)]
    assert inside(together, 3) == {"one 0", "one 1", "other 0"}
    let_out(together)
    ones, others = came(hers), came(his)
    his = [other.put(stay, alone, f"other {number}") for number in range(6)]
    assert inside(alone, 2) == {"other 0", "other 1"}
    let_out(alone)
    others += came(his)
    assert most_at_once(ones) == most_at_once(others) == 2
    assert most_at_once(ones + others) == 3
    assert len({process for _, process, _, _ in ones + others}) == 3
    assert os.getpid() not in {process for _, process, _, _ in ones + others}


def test_who_leaves_ends_what_is_begun_and_the_next_finds_a_worker(lines: Any) -> None:
    pool = Workers(1, 1)
    gone, stays = lines(pool), lines(pool)
    process = psutil.Process(gone.put(nap, "first").result(300)[1])
    begun, waiting, after = gone.put(nap, "long", LONG), gone.put(nap, "never"), stays.put(nap, "after")
    gone.leave(0.3)
    assert waiting.cancelled() and process.is_running()
    with pytest.raises(CancelledError):
        begun.result(300)
    assert after.result(300)[1] != process.pid and not process.is_running()
    assert gone.put(nap, "too late").cancelled()


def test_what_ends_within_the_seconds_granted_is_kept(lines: Any) -> None:
    line = lines(Workers(1, 1))
    came([line.put(nap, "first")])
    short = line.put(nap, "short", 0.1)
    line.leave(30)
    assert short.result(300)[0] == "short"


def test_what_two_ask_for_is_done_once_and_stays_while_one_asks(lines: Any) -> None:
    pool = Workers(2, 2)
    item, other = lines(pool), lines(pool)
    same, also, another = item.put(token, "a"), other.put(token, "a"), other.put(token, "b")
    item.leave()
    assert same.cancelled()
    assert len(also.result(300)) == 8 and also.result() != another.result(300)
    both = lines(pool).put(token, "c"), other.put(token, "c")
    assert both[0].result(300) == both[1].result(300)


@pytest.mark.parametrize(("work", "kind"), [(refuse, ValueError), (die, BrokenExecutor)])
def test_an_error_is_told_and_the_next_task_is_done(work: Any, kind: type[Exception], lines: Any) -> None:
    line = lines(Workers(1, 1))
    with pytest.raises(kind):
        line.put(work).result(300)
    assert line.put(nap, "after").result(300)[0] == "after"


def test_a_worker_stands_back_and_uses_one_core(lines: Any) -> None:
    line = lines(Workers(1, 1))
    assert line.put(os.nice, 0).result(300) == min(os.nice(0) + NICE, 19)
    assert line.put(os.getenv, "OMP_NUM_THREADS").result(300) == "1"


def test_all_end_with_the_pool() -> None:
    pool = Workers(2, 2)
    line = pool.line()
    process = psutil.Process(line.put(nap, "first").result(300)[1])
    begun = line.put(nap, "long", LONG)
    pool.close()
    assert begun.cancelled() and not process.is_running()
    assert line.put(nap, "too late").cancelled() and pool.line().put(nap, "too late").cancelled()


def test_a_machine_that_starts_no_process_is_told_and_may_start_some_later(
    lines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without shared memory, or with too many processes: nobody waits in vain, and no worker is lost by it."""

    def fails(*inputs: Any, **settings: Any) -> None:
        raise FileNotFoundError(2, "No such file or directory")

    pool = Workers(1, 1)
    line = lines(pool)
    with monkeypatch.context() as patch:
        patch.setattr("joblib.externals.loky.ProcessPoolExecutor", fails)
        pool.warm_up(1, refuse)
        for name in ("first", "first", "second"):
            with pytest.raises(OSError, match=r"starts.*such"):
                line.put(nap, name).result(300)
    assert line.put(nap, "first").result(300)[0] == "first"


SERVER = """
import sys, time
from laboratory.serving.workers import Workers
line = Workers(1, 1).line()
print(line.put(__import__("os").getpid).result(), flush=True)
line.put(time.sleep, 600)
time.sleep(600)
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_worker_does_not_outlive_a_server_that_is_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = psutil.Process(int(server.stdout.readline()))
    server.kill()
    server.wait()
    server.stdout.close()
    worker.wait(300)  # raises where it works on
