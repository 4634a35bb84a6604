"""Signs, numbers and classes in a question."""

import pytest

from bounds.asking.classes import named_class
from bounds.asking.mentions import mentions
from bounds.asking.question import read
from bounds.asking.wording import plain_question


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        (r"$\varepsilon = 0,05$, a million hypotheses", "ε = 0.05, 1000000 hypotheses"),
        ("ninety-five per cent sure", "95% sure"),
        (r"$|\mathcal{H}| = 2^{10}$ and \delta=\frac{1}{20}", "|H| = 2^10 and δ=(1/20)"),
        ("one hundred and twenty, one in twenty fails", "120, 1/20 fails"),
        ("two-sided", "two-sided"),
        ("zero-one", "zero-one"),
        ("m = 10³, 1 000, 400k, 3.5 million", "m = 10^3, 1000, 400000, 3500000"),
        ("points (1,2), (2,1) in {0,1}^3", "points (1,2), (2,1) in {0,1}^3"),
        ("half a million, within one percent", "500000, within 1%"),
        ("one case out of four", "1/4"),
        ("a tenth of", "1/10 of"),
        ("one minus delta", "1 - delta"),
        ("deltà 2,5 percento", "deltà 2.5%"),
    ],
)
def test_plain_signs(text: str, plain: str) -> None:
    assert plain_question(text) == plain


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("for ε = δ = .05 and 10 literals", [("ε", 0.05), ("δ", 0.05), ("", 10)]),
        ("eps .1, d_VC=4, KL(Q||P) = 12", [("eps", 0.1), ("d_VC", 4), ("KL(Q||P)", 12)]),
        ("Problem 2.12: d is 3", [("d", 3)]),
        ("model 1 alone errs on 25", [("", 25)]),
        ("2M exp(-2 eps^2 N) <= 0.03 with eps=0.05", [("", 0.03), ("eps", 0.05)]),
        ("(4/eps)(d ln(12/eps) + ln(2/delta)) at d=3", [("d", 3)]),
    ],
)
def test_numbers_with_their_names(text: str, numbers: list[tuple[str, float]]) -> None:
    assert [(mention.name, mention.value) for mention in mentions(text)] == numbers


@pytest.mark.parametrize(
    ("text", "count", "dimension", "parameters"),
    [
        ("conjunctions over 10 Boolean variables", "conjunctions", "conjunctions", {"n": 10}),
        ("an AND of some of 14 yes/no symptoms", "conjunctions", "conjunctions", {"n": 14}),
        ("3-DNF over 20 variables", "k_dnf", "", {"k": 3, "n": 20}),
        ("axis-aligned rectangles in the plane", "", "boxes", {"n": 2}),
        ("decision trees with 15 nodes on 20 Boolean features", "trees", "trees", {"nodes": 15, "features": 20}),
        ("linear classifiers through the origin in R^5", "", "homogeneous_halfspaces", {"n": 5}),
        ("unions of two intervals", "", "interval_unions", {"k": 2}),
        ("polynomials of degree 2 in R^3", "", "polynomials", {"n": 3, "p": 2}),
        ("convex pentagons", "", "convex_polygons", {"k": 5}),
    ],
)
def test_classes_with_their_parameters(text: str, count: str, dimension: str, parameters: dict[str, int]) -> None:
    cls = named_class(plain_question(text))

    assert cls is not None
    assert (cls.count_name, cls.vc_name, dict(cls.parameters)) == (count, dimension, parameters)


def test_no_class_is_heard_in_an_interval_of_confidence() -> None:
    assert named_class("a 95% confidence interval for the error") is None


def test_the_ends_of_an_interval_are_no_other_values() -> None:
    heard = read("Mean of 100 errors, each between -1/2 and 1/2", {})

    assert [mention.value for mention in heard.reader.mentions] == [100]
    assert "range" in heard.facts
