"""Random formulas: what is said of all sets of points holds of random sets, and refusals are sentences."""

import re
from fractions import Fraction

import numpy as np
import pytest

from bounds import own_class
from bounds.vc.own.exploring import Exploration, explored
from bounds.vc.own.own_class import FormulaClass

POINT = {1: ("x",), 2: ("x", "y"), 3: ("x1", "x2", "x3")}
PARAMETERS = ("a", "b", "c")
RELATIONS = ("<", "<=", ">=", ">", "=")


def random_formula(rng: np.random.Generator) -> str:
    """One to three comparisons of short terms, joined by and, or, not, with a range now and then."""
    names = POINT[int(rng.choice([1, 1, 2, 2, 3]))]
    text = _comparison(rng, names)
    for _ in range(int(rng.integers(0, 3))):
        text = f"{text} {rng.choice(['and', 'or'])} {_comparison(rng, names)}"
    used = sorted(set(re.findall(r"\b[abc]\b", text)))
    if used and rng.random() < 0.3:
        text += f"; {rng.choice(used)} in {rng.choice(['0..1', '{-1, 1}', '{0..2}', '(0, inf)'])}"
    return text


def _comparison(rng: np.random.Generator, names: tuple[str, ...]) -> str:
    text = f"{_term(rng, names)} {rng.choice(RELATIONS)} {_term(rng, (*names, *PARAMETERS))}"
    return f"not ({text})" if rng.random() < 0.15 else text


def _term(rng: np.random.Generator, names: tuple[str, ...]) -> str:
    first, second = (str(rng.choice([*names, *PARAMETERS])) for _ in range(2))
    shapes = [first, f"{first} + {second}", f"{first} - {second}", f"2*{first} - 1", f"|{first} - {second}|"]
    shapes += [f"{first}*{second}", f"{first}^2", f"max({first}, {second})", f"{first}/{second}", f"sin({first})"]
    weights = np.array([6, 4, 4, 2, 2, 1.5, 1, 1, 0.3, 0.3])
    return str(rng.choice(shapes, p=weights / weights.sum()))


def explored_formula(text: str) -> tuple[FormulaClass, Exploration] | None:
    """None where the formula is refused, by a sentence."""
    try:
        cls = own_class(text)
        exploration = explored(cls) if isinstance(cls, FormulaClass) else None
    except ValueError as refusal:
        is_one_line(str(refusal))
        return None
    assert isinstance(cls, FormulaClass) and exploration is not None
    return cls, exploration


def is_one_line(refusal: str) -> None:
    assert refusal and "\n" not in refusal


@pytest.mark.parametrize("seed", range(16))
def test_nothing_met_contradicts_what_is_said_of_all_sets(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for text in (random_formula(rng) for _ in range(3)):
        if (known := explored_formula(text)) is not None:
            held_by_random_sets(*known, rng)


def held_by_random_sets(cls: FormulaClass, exploration: Exploration, rng: np.random.Generator) -> None:
    m = exploration.sizes[-1].richest.size
    assert exploration.at_most is None or exploration.at_most >= exploration.dimension
    masks = {sum(label << i for i, label in enumerate(labels)) for labels in exploration.contradiction}
    for _ in range(4):
        shape = (m, len(cls.coordinates))
        numbers = rng.integers(-4, 5, shape).tolist(), rng.integers(1, 3, shape).tolist()
        points = {tuple(map(Fraction, *row)) for row in zip(*numbers, strict=True)}
        if len(points) == m:
            dichotomies = cls.dichotomies(sorted(points))
            most = exploration.growth[-1].at_most
            assert most is None or dichotomies.realized <= most, cls.text
            assert not masks or not masks <= set(dichotomies.hypotheses), cls.text
