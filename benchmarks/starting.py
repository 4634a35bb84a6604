"""Starting: what a user waits for before his first answer, with the bytecode that a second call finds."""

import os
import subprocess
import sys

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Most, Ratio

COMMAND = "import sys; sys.argv = {words}; from laboratory.command_line import main; main()"
SOLVE = ("ltlab", "solve", "finite_agnostic", "m", "at_most=0.05", "delta=0.05", "ln_size=6.9")
VALUE = ("ltlab", "value", "finite_agnostic", "m=1000", "delta=0.05", "ln_size=6.9")
COMPARE = "from bounds import compare; compare(d=10, epsilon=0.05, delta=0.05)"
LIBRARIES = "import numpy, scipy.special"  # which one takes for a formula by hand
WITH_BYTECODE = {name: entry for name, entry in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _start(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True, env=WITH_BYTECODE, stdout=subprocess.DEVNULL)


def _command(*words: str) -> str:
    return COMMAND.format(words=list(words))


COMPARISONS = (
    Comparison("import bounds, against import numpy", lambda: _start("import bounds"), lambda: _start("import numpy"),
               Most(0.12)),
    Comparison("ltlab solve, against importing numpy and scipy.special", lambda: _start(_command(*SOLVE)),
               lambda: _start(LIBRARIES), Most(0.3)),
    Comparison("ltlab value, against importing numpy and scipy.special", lambda: _start(_command(*VALUE)),
               lambda: _start(LIBRARIES), Ratio(1)),
    Comparison("ltlab --version, against importing numpy and scipy.special",
               lambda: _start(_command("ltlab", "--version")), lambda: _start(LIBRARIES), Ratio(1)),
    Comparison("a first comparison, which reads all theorems, against importing numpy and scipy.special",
               lambda: _start(COMPARE), lambda: _start(LIBRARIES)),
)  # fmt: skip
