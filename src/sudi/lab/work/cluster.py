"""Many machines: the same chunks on a Ray cluster (`pip install 'sudi[lab-cluster]'`). Ray plays a chunk again whose
worker or machine was lost; a chunk is the same whoever plays it, so results do not depend on the cluster."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sudi.kernel.errors import SudiError

from .arm import Plan
from .chunks import Chunk, play_chunk
from .local import Done, Supply

LOCAL = "local"  # a cluster of this machine's own
AHEAD = 3  # chunks waiting for each core, so that none is idle while results travel


def run_on(address: str, plan: Plan, supply: Supply, workers: int | None) -> Iterator[Done]:
    """Chunks as they are finished on the cluster at this address (`ray://HOST:10001`, `auto`, or `local`)."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        _join(ray, address, workers)
    try:
        play = ray.remote(max_retries=-1, retry_exceptions=False)(play_chunk)
        cores = int(ray.cluster_resources().get("CPU", 1))
        under_way: dict[Any, Chunk] = {}
        while True:
            while len(under_way) < AHEAD * cores and (chunk := supply()) is not None:
                arm = plan.arms[chunk.arm].written()
                under_way[play.remote(arm, plan.seed, chunk.first, chunk.last)] = chunk
            if not under_way:
                return
            finished, _ = ray.wait(list(under_way), num_returns=1)
            for one in finished:
                rows, seconds = ray.get(one)
                yield under_way.pop(one), rows, seconds
    finally:
        if started:
            ray.shutdown()


def _join(ray: Any, address: str, workers: int | None) -> None:
    how: dict[str, Any] = {"num_cpus": workers} if address == LOCAL else {"address": address}
    try:
        ray.init(log_to_driver=False, include_dashboard=False, **how)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise SudiError(f"No cluster answers at {address!r} ({type(error).__name__}); check its address.") from None


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise SudiError("A cluster needs Ray; install it with pip install 'sudi[lab-cluster]'.") from None
    return ray
