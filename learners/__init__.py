"""The algorithms that the theorems are about: one scikit-learn estimator a file, in a folder for each subject.

`learners.learners` (the same as `learners.discover()`) maps a file's name to its class. Names, `len` and `in`
cost nothing; a class is imported when it is asked for, so that `import learners` stays free of scikit-learn. What is no
learner is imported from its subject: `from learners.selection import nested_cross_validation`.

    >>> from learners import learners
    >>> "threshold_erm" in learners
    True
    >>> learners["threshold_erm"].__name__
    'ThresholdERM'
    >>> from learners import ThresholdERM
    >>> ThresholdERM is learners["threshold_erm"]
    True

What every learner promises:

- `learners/<subject>/<name>.py` declares one public estimator as `@learner`, its file's name in capitals:
  `erm/threshold_erm.py`, `ThresholdERM`. Other files of a subject hold what is no learner: optimizers, decoders,
  procedures of selection. What several subjects share lies in `shared`.
- It says of which kind it is by its base: `Halfspace`, `TwoClasses`, `AnyClasses`, `Regressor`, ... The kind reads
  the sample, and tells in its own docstring of the arguments and attributes that all of the kind have.
- Its arguments are fields annotated with their words, a label and a meaning (see `learners.shared.words`), and judged
  in `fit`, with one sentence that names variable, meaning, domain and value.
- `title` (its name in words) and `description` (one sentence) are plain string literals in the class body, so that
  `about(name)` can read them without importing anything.
- `options`, where some arguments are read with some values of another only: {"kernel": {"linear": Option("Linear"),
  "gaussian": Option("Gaussian", ("gamma",))}}.
- `fit(X, y)`, `predict(X)`, `classes_`, `n_features_in_`, and `history_`: a dict from a word to an array, a
  number or a string, holding what a theorem or a student asks about.
- Regressors keep the same promises but those about classes; the name of their base ends with "Regressor".
- Two-class learners take any two labels; `classes_[1]` is the positive one.
"""

from typing import Any

from learners._discovery import LearnerFileError, Learners, about, discover, learners
from learners.shared.about import About
from learners.shared.opening import no_such_name, subjects

__all__ = ["About", "LearnerFileError", "Learners", "about", "discover", "learners"]


def __getattr__(name: str) -> Any:
    """A learner by the name of its class, imported when it is asked for: `from learners import Perceptron`."""
    if name in learners.classes:
        return learners[learners.classes[name]]
    folders = (subject.rpartition(".")[2] for subject in subjects())
    raise no_such_name(__name__, name, [*__all__, *learners.classes, *folders])


def __dir__() -> list[str]:
    return sorted({*globals(), *learners.classes})
