"""What `make app` does once, after it has installed: nobody waits for a compiler on the first page.

    python -m laboratory.command_line.compiling

Python's bytecode is written, and every loop of a learner compiled by one process: the worker processes of the app would
each compile them, at the same time, while somebody looks at an empty figure.
"""

import compileall
import warnings
from pathlib import Path

import numpy as np

from laboratory.topics.learning_curves.warming import first_run
from learners import about, learners

CODE = ("bounds", "learners", "laboratory", "pages")
SAMPLES = 30


def main() -> None:
    """Compile everything; what cannot be kept, as in a folder that is read only, is compiled when it is needed."""
    here = Path(__file__).parents[2]
    for folder in CODE:
        compileall.compile_dir(here / folder, quiet=2)
    compile_loops()
    first_run()


def compile_loops() -> None:
    """Fit every learner to a few examples."""
    X = np.random.default_rng(0).normal(size=(SAMPLES, 2))
    labels = np.where(X[:, 0] > 0, 1, -1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # nobody looks at how well they do
        for name in learners:
            learners[name]().fit(X, X[:, 1] if about(name).predicts_numbers else labels).predict(X)


if __name__ == "__main__":
    main()
