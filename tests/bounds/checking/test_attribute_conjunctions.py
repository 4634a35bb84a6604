"""Conjunctions over attributes of several values: counted, and shattered, by listing them all."""

from itertools import combinations, product

import pytest

from bounds import vc_dimension
from bounds.classes.count import count
from bounds.diagnosis.diagnose import diagnose
from bounds.diagnosis.verdict import Verdict

ANY = -1


def functions(values: list[int]) -> set[tuple[bool, ...]]:
    """What conjunctions compute on all instances, the one that is never true among them."""
    instances = list(product(*map(range, values)))
    demands = product(*([ANY, *range(k)] for k in values))
    hold = {tuple(all(d in (ANY, a) for d, a in zip(demand, x, strict=True)) for x in instances) for demand in demands}
    return hold | {(False,) * len(instances)}


@pytest.mark.parametrize(("n", "k"), [(1, 2), (1, 3), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5)])
def test_they_are_listed(n: int, k: int) -> None:
    assert count.attribute_conjunctions(n, k).number == len(functions([k] * n))
    assert count.attribute_conjunctions(n, 2).number == count.conjunctions(n).number


def test_mitchells_days_of_sport() -> None:
    """One attribute of three values and five of two: 973 hypotheses that differ, as the book has it."""
    assert len(functions([3, 2, 2, 2, 2, 2])) == count("4*3**5 + 1").number == 973


@pytest.mark.parametrize(("n", "k"), [(1, 2), (1, 3), (2, 2), (2, 3), (3, 2), (3, 3)])
def test_so_many_points_are_shattered(n: int, k: int) -> None:
    """By all sets of points of that size, and of one more."""
    columns = list(zip(*functions([k] * n), strict=True))
    dimension = vc_dimension("attribute_conjunctions", n=n, k=k).value
    assert dimension == max(n, 2)

    def some_shattered(size: int) -> bool:
        return any(len(set(zip(*points, strict=True))) == 2**size for points in combinations(columns, size))

    assert some_shattered(int(dimension)) and (len(columns) <= dimension or not some_shattered(int(dimension) + 1))


def test_the_witness_is_shattered() -> None:
    labels = functions([3, 3, 3])
    instances = list(product(range(3), repeat=3))
    witness = vc_dimension("attribute_conjunctions", n=3, k=3).witness
    assert witness is not None
    places = [instances.index(tuple(point)) for point in witness]
    assert len({tuple(row[place] for place in places) for row in labels}) == 8


@pytest.mark.parametrize(
    ("answer", "verdict", "words"),
    [
        ("4097", Verdict.RIGHT, ""), ("4096", Verdict.BY_ANOTHER_BOOK, "convention"),
        ("729", Verdict.WRONG, "instances"),
        ("15625", Verdict.WRONG, "no value"), ("730", Verdict.WRONG, "any value"),
    ],
)  # fmt: skip
def test_usual_miscounts(answer: str, verdict: Verdict, words: str) -> None:
    diagnosis = diagnose(answer, count.attribute_conjunctions, n=6, k=3)
    assert diagnosis.verdict is verdict
    assert words in " ".join([diagnosis.form, *(slip.words for slip in diagnosis.slips)])
