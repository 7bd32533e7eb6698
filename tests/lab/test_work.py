"""Work in chunks: the same rows whoever plays them, gone on with after a stop, and whole after the loss of a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path

import pytest

from sudi.kernel.errors import BadSetup
from sudi.lab.work import Arm, Bench, Plan, run
from sudi.lab.work.keeping import ROWS

PLAN = Plan((Arm("shards", "duel", 2, pilots=("random",)), Arm("shards", "duel", 2, pilots=("random",), luck=1)), 12, 3)


def rows(plan: Plan, bench: Bench) -> list[list[object]]:
    with bench as at:
        return [[row.written() for row in arm] for arm in run(plan, at)]


ALONE = rows(PLAN, Bench(workers=1))


def test_the_same_rows_for_every_number_of_workers() -> None:
    assert rows(PLAN, Bench(workers=3)) == ALONE


def test_arms_share_deals_and_other_luck_is_other_play() -> None:
    one, other = ALONE
    assert [row[5] for row in one] == [row[5] for row in other]  # who begins is part of the deal
    assert [row[2] for row in one] != [row[2] for row in other]


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    rows(Plan(PLAN.arms, 5, 3), Bench(workers=1, out=tmp_path))
    file = tmp_path / ROWS
    file.write_bytes(file.read_bytes() + b'{"of": "cut off')
    bench = Bench(workers=1, out=tmp_path)
    assert rows(PLAN, bench) == ALONE
    assert bench.played == 2 * (12 - 5)
    again = Bench(workers=1, out=tmp_path)
    assert rows(PLAN, again) == ALONE
    assert again.played == 0


def test_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / ROWS).write_text("something else\n")
    with pytest.raises(BadSetup, match="something else than rows"):
        Bench(out=tmp_path)


def test_a_killed_worker_costs_nothing_but_its_chunk() -> None:
    plan = Plan((Arm("shards", "duel", 2, pilots=("policy",)),), 60, 3)
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        children = [child.pid for child in active_children() if child.pid is not None]
        if done >= 4 and not killed and children:
            killed.append(children[0])
            os.kill(children[0], signal.SIGKILL)

    found = rows(plan, Bench(workers=2, progress=kill_one))
    assert killed
    assert found == rows(plan, Bench(workers=1))


ON_A_CLUSTER = """
import os, signal, sys, threading, time
import ray
from sudi.lab.work import Arm, Bench, Plan, run

ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False)
print("started", flush=True)
pid = ray.remote(lambda: os.getpid())
workers = set(ray.get([pid.remote() for _ in range(12)]))
victim = next(iter(workers))
threading.Thread(target=lambda: (time.sleep(0.3), os.kill(victim, signal.SIGKILL))).start()
plan = Plan((Arm("shards", "duel", 2, pilots=("random",)),), 200, 3)
with Bench(cluster="local") as bench:
    found = run(plan, bench)
with Bench(workers=1) as bench:
    assert [row.written() for row in found[0]] == [row.written() for row in run(plan, bench)[0]]
print("the same rows", flush=True)
ray.shutdown()
"""


@pytest.mark.skipif(find_spec("ray") is None, reason="pip install '.[lab-cluster]'")
def test_a_cluster_with_a_killed_worker_gives_the_same_rows() -> None:
    command = [sys.executable, "-c", ON_A_CLUSTER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as run_:
        try:
            out, _ = run_.communicate(timeout=150)
        except subprocess.TimeoutExpired:
            os.killpg(run_.pid, signal.SIGKILL)
            out, _ = run_.communicate()
    if "started" not in out:
        pytest.skip("Ray did not start here: its own processes have 15 seconds, whatever else the machine does")
    assert "the same rows" in out
