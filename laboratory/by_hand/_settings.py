"""Settings by name: their other names, and several numbers that were typed as one, `weights=(2, 3)`."""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._reading import cells, number
from laboratory.by_hand._table import LARGEST, exact

CALLED: Mapping[str, tuple[str, ...]] = {
    "rate": ("eta", "η", "lr", "learning_rate", "step_size", "step", "alpha", "α", "nu"),
    "penalty": ("lambda", "lam", "λ", "alpha", "α", "strength", "regularization"),
    "smoothing": ("alpha", "α", "laplace", "pseudocount"),
    "start": ("w", "w0", "w_0", "initial", "init", "weights"),
    "weights": ("w", "start"),
    "bias": ("b", "intercept"),
    "intercept": ("bias", "b"),
    "k": ("n_neighbors", "neighbours", "neighbors", "K"),
    "folds": ("K", "n_folds", "parts"),
    "rounds": ("T", "iterations", "n_estimators"),
    "m": ("examples", "n"),
    "steps": ("iterations", "T", "epochs"),
    "passes": ("epochs", "iterations"),
    "C": ("c", "cost"),
    "of": ("class", "cls", "label", "y"),
    "metric": ("distance", "norm"),
    "shares": ("p", "probabilities", "priors", "prior", "posterior", "posteriors"),
    "gamma": ("γ",),
    "sigma": ("σ", "s", "width"),
    "degree": ("p", "d", "q"),
    "constant": ("c", "coef0", "r"),
    "beta": ("β",),
    "threshold": ("theta", "θ", "t"),
    "impurity": ("criterion",),
    "depth": ("max_depth",),
    "component": ("components", "pc"),
    "t": ("T", "rounds", "n"),
    "demotion": ("demote",),
    "alphabet": ("letters", "D"),
    "target": ("y", "label"),
}  # the first that the quantity has is meant
LABELS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "C": ("C, weight of slack", ()),
    "again": ("Restart after an update", ("0", "1")),
    "alphabet": ("Letters of the alphabet", ()),
    "arm": ("Arm, 1 for the first", ()),
    "beta": ("Factor β of a wrong expert", ()),
    "bias": ("Bias b", ()),
    "categories": ("Columns of categories", ()),
    "component": ("Component, 1 for the first", ()),
    "constant": ("Constant added to x·z", ()),
    "degree": ("Degree", ()),
    "demotion": ("Weights too large", ("halve", "zero")),
    "depth": ("Largest depth", ()),
    "divisor": ("Divisor of variances", ("n", "n-1")),
    "folds": ("Folds, or loo", ()),
    "gamma": ("Factor γ of ‖x − z‖²", ()),
    "hidden": ("Hidden units", ()),
    "impurity": ("Impurity", ("entropy", "gini")),
    "intercept": ("Intercept", ("1", "0")),
    "intervals": ("Intervals of a cut", ("2", "3")),
    "k": ("Neighbours k", ()),
    "kernel": ("Kernel", ("linear", "polynomial", "gaussian")),
    "layout": ("Rows are the classes", ("true", "predicted")),
    "learner": ("Learner", ()),
    "loss": ("Loss", ()),
    "m": ("Number of examples m", ()),
    "metric": ("Distances", ("euclidean", "manhattan", "chebyshev")),
    "names": ("Names of the columns", ()),
    "of": ("Of which", ()),
    "output": ("Output units", ()),
    "outputs": ("Number of outputs", ()),
    "passes": ("Passes", ()),
    "penalty": ("Strength λ", ()),
    "rate": ("Step size η", ()),
    "rounds": ("Rounds T", ()),
    "scale": ("Factor of points and bias", ()),
    "scaled": ("Columns scaled", ("0", "1")),
    "shares": ("Class probabilities", ()),
    "sides": ("Sides of the margin", ("1", "2")),
    "sigma": ("Width σ", ()),
    "smoothing": ("Added to counts", ()),
    "start": ("First weights", ()),
    "steps": ("Steps", ()),
    "summed": ("Losses added up", ("0", "1")),
    "t": ("Rounds in ln t", ()),
    "target": ("Target", ()),
    "threshold": ("Threshold", ()),
    "tie": ("On a tie predict", ("1", "0")),
    "turn": ("Dealt in turn", ("0", "1")),
    "weights": ("Weights w", ()),
    "words": ("Code words typed", ("0", "1")),
    "x": ("Inputs x", ()),
    "zero": ("A score of 0 predicts", ("-1", "0", "1")),
}  # what a page calls a setting, and its values where they are few
ELSEWHERE: Mapping[str, str] = {
    "order": "the rows are gone through in the order in which they stand: type them in that order",
}


def by_known_names(inputs: Mapping[str, Any], known: Collection[str]) -> dict[str, Any]:
    """The settings by the names that are `known`, which other names stand for. Raises ValueError for two of one."""
    named: dict[str, Any] = {}
    for name, value in inputs.items():
        meant = name if name in known else next((k for k in known if name in CALLED.get(k, ())), name)
        if meant in named:
            raise ValueError(f"{name[:SHOWN]} is {meant[:SHOWN]}, which is set already")
        named[meant] = value
    return named


def several(name: str, meaning: str, value: Any) -> list[Fraction]:
    """The numbers of a setting, exactly as they were typed. Raises ValueError in one sentence."""
    if isinstance(value, str):
        entries: Sequence[Any] = cells(value)
    else:
        entries = list(value) if isinstance(value, Sequence) or hasattr(value, "tolist") else [value]
    try:
        numbers = [number(entry) for entry in entries]
    except ValueError as refusal:
        text = str(value)[:SHOWN]
        raise ValueError(f"{name} ({meaning}) must be numbers in parentheses; got {text!r}") from refusal
    if not numbers or max(map(abs, numbers)) > LARGEST:
        raise ValueError(f"{name} ({meaning}) must be numbers between -10^9 and 10^9; got {str(value)[:SHOWN]!r}")
    return [exact(entry) for entry in numbers]


def several_of(name: str, meaning: str, value: Any, count: int) -> list[Fraction]:
    """The same, where there must be so many."""
    entries = several(name, meaning, value)
    if len(entries) != count:
        raise ValueError(f"{name} ({meaning}) must be {pluralize(count, 'number')}; got {len(entries)}")
    return entries


def real(name: str, meaning: str, value: Any) -> Fraction:
    """The one number of a setting. Raises ValueError in one sentence."""
    return several_of(name, meaning, value, 1)[0]
