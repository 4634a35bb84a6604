"""A theorem's bound has one look: on every page, for every learner, and whatever is traces beside it."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pandas as pd
import pytest

from bounds import theorems
from bounds.atlas import AtlasQuestion, atlas
from bounds.comparison.comparable import comparable_theorems
from bounds.comparison.compare import compare
from laboratory.experiments import bound_adapters
from laboratory.figures.atlas import Point, atlas_map, legend
from laboratory.figures.bound_curve import bound_curve
from laboratory.figures.bounds import FIRST, bound_of
from laboratory.figures.comparison import comparison_chart
from laboratory.figures.enough_examples import enough_examples
from laboratory.figures.roles import GUARANTEE
from laboratory.topics.audit.figures import failure_rates, means
from laboratory.topics.learning_curves.figures import CurvesOf, side_by_side

VC, FINITE = "vc_vapnik", "finite_agnostic"
AUDITED = {"kind": "confident", "rate": 0.01, "rate_low": 0.0, "rate_high": 0.02, "allowed_rate": 0.05, "holds": True}


def test_every_theorem_has_a_look_of_its_own() -> None:
    looks = [bound_of(slug) for slug in theorems]
    assert len({(look.color, look.dash, look.marker) for look in looks}) == len(theorems)
    assert all(look.bound and look.known for look in looks)
    assert bound_of(VC) == GUARANTEE.called(theorems[VC].title) and bound_of(VC, "VC").name == "VC"
    with pytest.raises(KeyError):
        bound_of("nobody")


def test_what_learning_curves_draw_differs_in_colour_or_dash() -> None:
    drawable = {adapter.theorem for adapter in bound_adapters().values()}
    assert drawable <= {*FIRST} <= {*theorems}
    assert len({(bound_of(slug).color, bound_of(slug).dash) for slug in FIRST}) == len(FIRST)
    assert len({bound_of(slug).marker for slug in FIRST}) == len(FIRST)


def lines(fig: Any) -> dict[str, tuple[str, str, str]]:
    """Colour, dash and marker of each curve by its name."""
    return {
        line["name"]: (line["line"]["color"], line["line"]["dash"], line.get("marker", {}).get("symbol", ""))
        for line in fig.traces
        if "lines" in line.get("mode", "") and "dash" in line["line"]
    }


def look_of(slug: str, theme: str = "light") -> tuple[str, str, str]:
    role = bound_of(slug)
    return role.ink(theme), role.dash, role.marker


def curves_with(*slugs: str) -> pd.DataFrame:
    """A summary of runs of two sizes with a bound by each theorem."""
    risks = dict.fromkeys(("true_risk", "measured", "measured_low", "measured_high", "training_error"), 0.1)
    row = {**risks, "failures": 0, "runs": 9}
    return pd.DataFrame([{**row, "theorem": slug, "m": m, "bound": 0.5} for slug in slugs for m in (10, 100)])


@pytest.mark.parametrize("slugs", [(VC,), (FINITE, VC), ("test_set_binomial", FINITE, VC), (VC, "tree_code_length")])
@pytest.mark.parametrize("name", ["", "Perceptron"])
def test_learning_curves_of_every_learner(slugs: tuple[str, ...], name: str) -> None:
    traces = lines(side_by_side([CurvesOf(curves_with(*slugs), None, name)], {slug: slug for slug in slugs}))
    for slug in slugs:
        assert traces[f"{slug}, {name}" if name else slug] == look_of(slug)


def test_the_second_of_two_learners_has_hollow_markers() -> None:
    parts = [CurvesOf(curves_with(VC), None, name) for name in "AB"]
    traces, (colour, dash, marker) = lines(side_by_side(parts, {VC: "VC"})), look_of(VC)
    assert traces["VC, A"] == (colour, dash, marker) and traces["VC, B"] == (colour, dash, f"{marker}-open")


def test_the_calculator_draws_it_alone_and_beside_others() -> None:
    theorem = theorems[VC]
    other = next(each for each in comparable_theorems(theorem) if {*each.names} <= {*theorem.names})
    inputs = {"m": 10_000, "d": 10, "delta": 0.05}
    beside = {name: inputs[name] for name in other.names}
    for first, its, second, others in ((theorem, inputs, other, beside), (other, beside, theorem, inputs)):
        traces = lines(bound_curve(first, "m", its, "dark", [_at(second, others)]))
        for each in (theorem, other):
            assert traces[each.title][:2] == look_of(each.slug, "dark")[:2]


def _at(theorem: Any, inputs: Mapping[str, Any]) -> Any:
    from laboratory.figures.bound_heights import TheoremAt

    return TheoremAt(theorem, inputs)


def test_how_many_examples_are_enough() -> None:
    named = [("vc_blumer", "Blumer"), ("vc_realizable_uml", "UML")]
    for order in (named, named[::-1]):
        traces = lines(enough_examples(order, 0.1, 0.05, 3))
        assert all(traces[name][:2] == look_of(slug)[:2] for slug, name in named)


@pytest.mark.parametrize("draw", [failure_rates, means])
def test_an_audit(draw: Any) -> None:
    slugs = [VC, FINITE, VC]
    rows = pd.DataFrame([{**AUDITED, "theorem": slug, "line": slug, "bound": 0.05} for slug in slugs])
    bounds = draw(rows).traces[0]["marker"]
    assert bounds["color"] == [bound_of(slug).ink("light") for slug in slugs]
    assert bounds["symbol"] == [f"{bound_of(slug).marker}-open" for slug in slugs]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_compared_bounds(theme: str) -> None:
    rows = compare(ask="gap", m=1000, delta=0.05, d=10)
    marks = {
        text: (color, symbol.removesuffix("-open"))
        for trace in comparison_chart(rows, theme).traces
        if trace["name"] in ("holds", "needs")
        for text, color, symbol in zip(trace["text"], trace["marker"]["color"], trace["marker"]["symbol"], strict=True)
    }
    traces = {row.slug: marks[text] for row in rows for text in marks if f"<b>{row.theorem.title}</b>" in text}
    assert len(traces) > 3
    assert traces == {slug: (bound_of(slug).ink(theme), bound_of(slug).marker) for slug in traces}


def test_the_atlas() -> None:
    question = AtlasQuestion("true risk", "d", True, 0.05, 0.0)
    whole = atlas(question, np.geomspace(10, 1e6, 20).round(), np.geomspace(1, 1e3, 15).round())
    first = next(iter(whole.shares)).theorem.slug
    for result in (whole, atlas(question, whole.m, whole.capacity, [first])):
        colours = {title: colour for _, title, colour, _ in legend(result, "dark")}
        assert len(colours) > 2 and colours == {c.title: bound_of(c.theorem.slug).ink("dark") for c in result.shares}
        fig = atlas_map(result, Point(100, 10, "here"), "dark")
        regions = {trace["name"]: trace["colorscale"][0][1] for trace in fig.traces if trace["name"] in colours}
        assert regions == colours
