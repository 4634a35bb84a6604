"""The names by which assumptions are typed: their keys however they are spelled, and everyday words.

>>> assumption_called("i.i.d."), assumption_called("unbounded loss"), assumption_called("non-iid")
(('iid', True), ('loss_in_unit_interval', False), ('iid', False))
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bounds.comparison.implied_assumptions import as_told, tellable
from bounds.reading.yes_or_no import nobody_knows
from bounds.vocabulary.near import SHOWN
from bounds.vocabulary.readings import normal

# Of each key, what says that it holds, and what says that it does not.
SAID = {
    "iid": ("independent, independent examples, independence", "dependent, time series, drift, autocorrelated"),
    "binary_labels": ("binary, two classes, two labels", "multiclass, several classes, several labels"),
    "loss_in_unit_interval": ("bounded loss, loss bounded", "unbounded loss, loss unbounded, heavy tails"),
    "zero_one_loss": ("0-1 loss, 0/1 loss, zero one loss", ""),
    "fixed_hypothesis": (
        "hypothesis fixed, hypothesis fixed beforehand",
        "chosen on the sample, hypothesis chosen after, chosen after seeing the sample, tuned on the test set",
    ),
    "held_out": (
        "fresh validation set",
        "validation reused, validation set reused, reused validation set, trained on validation, test set reused",
    ),
    "size_fixed": ("k fixed", "k read off, size read off, k from the sample, size from the sample"),
    "margin_fixed": ("gamma fixed, γ fixed", "margin read off, gamma read off, γ read off, margin from the sample"),
    "nodes_fixed": ("", "nodes read off, nodes from the sample"),
    "prior_before_data": (
        "prior fixed, data free prior, prior fixed beforehand",
        "prior from the sample, prior from data, prior from the data, data dependent prior, prior read off",
    ),
    "class_fixed": ("hypothesis class fixed", "class from the sample, class chosen after, class read off"),
    "linearly_separable": ("separable", "inseparable"),
    "consistent_learner": ("consistent", "inconsistent"),
    "erm": ("empirical risk minimizer, empirical risk minimiser, empirical risk minimisation", ""),
}
NEGATIONS = ("not", "non", "no")


def assumption_called(name: str) -> tuple[str, bool] | None:
    """The key of the assumption that a name tells, and whether yes says that it holds; None where it tells none."""
    spelled = normal(name.replace(".", ""))
    if match := _names().get(spelled):
        return match
    for negation in NEGATIONS:
        if spelled.startswith(negation) and (match := _names().get(spelled.removeprefix(negation))):
            return match[0], not match[1]
    return None


def by_their_keys(facts: Mapping[str, Any], others: Iterable[str]) -> tuple[dict[str, Any], list[str]]:
    """The facts with assumptions under their own keys, told yes or no, and how each was read that had another name.

    `others` are names that stand for something else. Raises TypeError for one given twice, DomainError for neither.
    """
    assumptions, read, elsewhere = dict[str, Any](), list[str](), set(others)
    for name, said in facts.items():
        called = None if name in elsewhere else assumption_called(name)
        if called is None:
            assumptions[name] = said
            continue
        key, holds = called
        if key in assumptions:
            raise TypeError(f"{key} is given twice, the second time as {name[:SHOWN]}")
        if nobody_knows(said):
            read.append(f"{name[:SHOWN]} = {said} read as unknown")
            continue
        assumptions[key] = as_told(key, said, name) == holds
        if name != key:
            word = "yes" if assumptions[key] else "no"
            read.append(f"{name[:SHOWN]} = {said} read as {key} = {word}: whether {tellable()[key].clause}")
    return assumptions, read


def everyday_names() -> list[str]:
    """All names besides the keys."""
    return [name.strip() for both in SAID.values() for names in both for name in names.split(",") if name.strip()]


@cache
def _names() -> Mapping[str, tuple[str, bool]]:
    own = {normal(key): (key, True) for key in tellable()}
    said = {
        normal(name.strip().replace(".", "")): (key, holds)
        for key, both in SAID.items()
        for holds, names in zip((True, False), both, strict=True)
        for name in names.split(",")
        if name.strip()
    }
    return {**said, **own}
