"""The algorithms the theorems speak of: one scikit-learn estimator a file, found by walking this package.

`learners.learners` (the same as `learners.discover()`) maps a file's name to its class. Names, `len` and `in`
cost nothing; a class is imported when it is asked for, so that `import learners` stays free of scikit-learn.

    >>> from learners import learners
    >>> "threshold_erm" in learners
    True
    >>> learners["threshold_erm"].__name__
    'ThresholdERM'

What every learner promises:

- `learners/<name>.py` defines one public estimator, its file's name in capitals: `threshold_erm.py`,
  `ThresholdERM`. Files beginning with an underscore are shared tools.
- `title` (its name in words) and `says` (one sentence) are plain string literals in the class body, so that
  `about(name)` can read them without importing anything.
- `options`, where some arguments are read with some values of another only: {"kernel": {"linear": (), "gaussian":
  ("gamma",)}}.
- `fit(X, y)`, `predict(X)`, `classes_`, `n_features_in_`, and `history_`: a dict from a word to an array, a
  number or a string, holding what a theorem or a student asks about.
- Regressors keep the same promises but those about classes.
- Two-class learners take any two labels; `classes_[1]` is the positive one.
- Packages here hold what is no estimator: optimisers, decoders, procedures of selection.
- Constructor arguments are judged in `fit`, with one sentence that names variable, meaning, domain and value.
"""

from learners._discovery import About, Learners, about, discover, learners

__all__ = ["About", "Learners", "about", "discover", "learners"]
