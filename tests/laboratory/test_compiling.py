"""What `make app` compiles at its set-up is not compiled again by a worker of the app."""

import os
import subprocess
import sys
from pathlib import Path

CODE = """
import sys
from numba.core.caching import IndexDataCacheFile
made = []
save = IndexDataCacheFile.save
IndexDataCacheFile.save = lambda self, key, data: (made.append(self._index_name), save(self, key, data))[1]
{work}
print(len(made))
"""
AHEAD = "from laboratory.command_line.compiling import compile_loops, first_run; compile_loops(); first_run()"
WORKER = "from laboratory.topics.learning_curves.warming import first_run; first_run()"


def test_a_worker_compiles_nothing_after_the_set_up(tmp_path: Path) -> None:
    ahead, worker = (_compiled_by(work, tmp_path) for work in (AHEAD, WORKER))
    assert ahead >= 15
    assert worker == 0


def _compiled_by(work: str, cache: Path) -> int:
    """How many loops a program compiles and keeps."""
    ran = subprocess.run(
        [sys.executable, "-c", CODE.format(work=work)],
        env={**os.environ, "NUMBA_CACHE_DIR": str(cache)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return int(ran.stdout.split()[-1])
