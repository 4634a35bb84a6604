"""Statements say what is proved, and numbers keep their digits where doubles lose them."""

import mpmath
import numpy as np
import pytest
from click.testing import CliRunner
from mpmath import mpf

from bounds import theorems
from bounds.command_line import main
from bounds.solving.typed_decimals import as_typed
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from bounds.vc.dimension import vc_dimension
from tests.all_told import over


@pytest.mark.parametrize("seed", range(3))
def test_cp_of_a_smoother_without_bias_is_the_trace_of_its_square_on_average(seed: int) -> None:
    """E RSS/sigma^2 is the squared Frobenius norm of I - H; of a projection that makes p, of others not."""
    rng = np.random.default_rng(seed)
    design = rng.normal(size=(7, 3))
    projection = design @ np.linalg.pinv(design)
    copying = np.array([[1.0, 0.0], [1.0, 0.0]])  # both fits are the first answer: df = 1, and on average 2
    for smoother, mean in ((projection, 3), (copying, 2), (rng.normal(size=(5, 5)) / 3, None)):
        m, df = len(smoother), float(np.trace(smoother))
        if not 0 < df <= m:
            continue
        rss = float(((np.eye(m) - smoother) ** 2).sum())
        expected = float((smoother**2).sum())
        assert theorems["mallows_cp_scaled"](m=m, rss=rss, df=df, sigma=1) == pytest.approx(expected)
        assert mean is None or expected == pytest.approx(mean)
    assert "squares" in theorems["mallows_cp_scaled"].statement


@pytest.mark.parametrize("d", [2, 3, 7, 10, 20, 101, 10**6])
def test_of_a_shattered_set_more_than_half_is_needed(d: int) -> None:
    needed = theorems["shattered_set_lower"](d=d)
    assert needed > d / 2 and needed - 1 <= d / 2
    assert theorems["shattered_set_lower"].whole(d=d) == needed


def test_weights_have_mean_one_over_the_distribution() -> None:
    """Over the very examples no fixed function has: of weights 0 and 2 that would take an even split."""
    weights = next(
        assumption
        for assumption in theorems["conformal_covariate_shift"].assumes
        if assumption.key == "likelihood_weights"
    )
    assert "distribution" in weights.statement


@over([theorem for theorem in theorems.values() if theorem.needs_none and theorem.relation != "="])
def test_who_turns_where_it_says_nothing_is_told(theorem: Theorem) -> None:
    """Along every variable, above what needs no theorem too: it runs as declared, or says that there it does not."""
    for point in typical_points(theorem, 2, seed=5):
        for variable in theorem.variables:
            if (
                variable.name in theorem.free_parameters | theorem.non_monotone | theorem.monotone_where_informative
                or variable.domain.odd
            ):
                continue
            low, high = variable.typical
            walk = np.geomspace(max(low, 1e-3), high, 40)
            walk = np.unique(np.rint(walk)) if variable.domain.integer else walk
            heights = theorem.grid(**{**point, variable.name: walk})
            steps = np.diff(heights[np.isfinite(heights)])
            slack = 1e-12 * np.nanmax(np.abs(heights), initial=0.0)
            assert not ((steps if variable.name in theorem.decreasing_in else -steps) > slack).any(), variable.name


def test_devroyes_bound_rises_only_where_it_says_nothing() -> None:
    theorem = theorems["vc_devroye"]
    m = np.arange(3, 400)
    for d in (1, 10, 100, 1000, 20_000):
        heights = theorem(m=m, delta=0.05, d=d)
        assert not (np.diff(np.minimum(heights, 1.0)) > 1e-12).any()
    assert theorem(m=101, delta=0.05, d=20_000) > theorem(m=100, delta=0.05, d=20_000) > 1
    assert not theorem.solve("m", at_most=5.0, delta=0.05, d=20_000).certified
    assert theorem.solve("m", at_most=0.5, delta=0.05, d=20).certified


def supported(size: int, m: int, delta: mpf, waiting: bool) -> mpf:
    """The root by bisection on its logarithm: of the papers' sums, as binomial tails."""
    trials = m + 1 if waiting else m

    def sign(p: mpf) -> mpf:
        tail = mpmath.fsum(
            mpmath.binomial(trials, j) * p**j * (1 - p) ** (trials - j) for j in range(size + 1, trials + 1)
        )
        held = size + 1 if waiting else size
        mass = mpmath.binomial(trials, held) * p**held * (1 - p) ** (trials - held)
        return delta * tail - ((size + 1) * mass if waiting else m * p * mass)

    low, high = mpf("1e-40"), 1 - mpf("1e-40")
    for _ in range(64):  # 92 halved so often is below 10⁻¹⁷: more digits than any double has
        middle = mpmath.sqrt(low * high)
        low, high = (middle, high) if sign(middle) < 0 else (low, middle)
    return low


@pytest.mark.parametrize("slug", ["preferent_compression", "risk_complexity", "wait_and_judge"])
@pytest.mark.parametrize("m", [1, 2, 3, 17])
@pytest.mark.parametrize("delta", [0.05, 0.9, 0.999, 1 - 2**-20, 1 - 2**-35, 0.9999999999600884])
def test_no_support_and_hardly_any_confidence(slug: str, m: int, delta: float) -> None:
    """Doubles: the root for the double delta; 1 - delta of it is exact."""
    waiting = slug == "wait_and_judge"
    with mpmath.workdps(60):
        expected = float(supported(0, m, mpf(delta), waiting))
    assert theorems[slug](m=m, delta=delta, size=0) == pytest.approx(expected, rel=1e-13)


def test_no_support_and_very_much_confidence() -> None:
    for m in (1, 3, 40):
        for delta in (1e-3, 1e-12):
            with mpmath.workdps(60):
                expected = float(supported(0, m, mpf(delta), waiting=False))
            assert theorems["risk_complexity"](m=m, delta=delta, size=0) == pytest.approx(expected, rel=1e-13)


@pytest.mark.parametrize("n", [1000, 1001, 10_000, 2**20 - 2, 2**20 - 1, 10**15])
def test_classes_with_closed_dimensions_take_many_variables(n: int) -> None:
    """floor(log2(n + 1)) + 1 by powers of two in integers; the others have dimension n."""
    stumps = vc_dimension("boolean_stumps", n=n).value
    assert stumps is not None
    assert 2 ** (stumps - 1) <= n + 1 < 2**stumps
    assert [vc_dimension(name, n=n).value for name in ("conjunctions", "monotone_conjunctions", "parities")] == [n] * 3


@pytest.mark.parametrize(
    ("slug", "inputs"),
    [
        ("threshold_midpoint_tail", dict(m="20", epsilon="0.2499999996")),
        ("threshold_midpoint_tail", dict(m="7", epsilon="0.24999999999")),
        ("threshold_midpoint_tail", dict(m="3", epsilon="0.2")),
    ],
)
def test_what_is_typed_is_the_decimal_that_is_meant(slug: str, inputs: dict[str, str]) -> None:
    with mpmath.workdps(60):
        expected = (1 - 2 * mpf(inputs["epsilon"])) ** int(inputs["m"]) - (2 * mpf(inputs["epsilon"])) ** int(
            inputs["m"]
        )
    output = CliRunner().invoke(main, ["value", slug, *(f"{name}={text}" for name, text in inputs.items())]).output
    assert float(output.split()[2].rstrip(",")) == pytest.approx(float(expected), rel=1e-11)


def test_preferent_compression_of_a_typed_delta() -> None:
    """The decimal's root, where its double lies 1.4e-6 of the distance to 1 beside it."""
    with mpmath.workdps(60):
        expected = float(supported(0, 3, mpf("0.9999999999600884"), waiting=False))
    typed = ["value", "preferent_compression", "m=3", "delta=0.9999999999600884", "size=0"]
    output = CliRunner().invoke(main, typed).stdout
    text = next(float(word.rstrip(",")) for word in output.split() if word[0].isdigit())
    assert text == pytest.approx(expected, rel=1e-11)


@over(theorems)
def test_at_everyday_numbers_doubles_and_decimals_show_the_same(theorem: Theorem) -> None:
    inputs = {variable.name: variable.default for variable in theorem.variables}
    value = theorem(**inputs)
    assert as_typed(theorem, inputs, value) == pytest.approx(value, rel=1e-9, abs=0)


@pytest.mark.parametrize("m", [10**6, 10**6 + 1, 3 * 10**6 + 17, 10**8 - 1, 10**12 - 1])
def test_conformal_sets_of_many_examples(m: int) -> None:
    """The binomial tail by SciPy at the bound, with as many scores left out as a fraction says: at alpha = 29/100."""
    from scipy.stats import binom

    bound = theorems["conformal_conditional"](m=m, alpha=0.29, delta=0.05)
    left_out = (m + 1) * 29 // 100
    assert binom.cdf(left_out - 1, m, bound) == pytest.approx(0.05, rel=1e-3)
    assert theorems["conformal_conditional_normal"](m=m, alpha=0.29, delta=0.05) >= bound


def test_conformal_sets_are_solved_beyond_a_million() -> None:
    solution = theorems["conformal_conditional"].solve("m", at_most=0.1000001, alpha=0.1, delta=0.05)
    assert solution.value > 10**13 and solution.achieved <= 0.1000001
    assert solution.certified or "not" in solution.why
