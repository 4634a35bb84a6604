"""The further views of Optimisation in words: learning rates, quadratics, conditions on steps, chords."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bounds.numbers import in_words
from laboratory.topics.optimisation.downhill import AdmissibleSteps, Chord, Race, Rates, SearchLine, StepExample
from pages._optimisation_fields import Chording, Conditioning, Racing, Rating

MEANING: Mapping[str, str] = {
    "rate": """
On a quadratic one step of gradient descent multiplies each part of the error by 1 − ηλ, where λ is the curvature in
that direction. Along the valley λ is small, here 1, and with a small η that factor is hardly below 1: slow. Across it
λ = L, and beyond **η = 2/L** the factor is below −1: every step overshoots further. In between, 2/(1 + L) makes the
larger of the two factors least, (κ − 1)/(κ + 1). (One set of notes prints the limit 1/(2L), four times too small.)
""",
    "quadratic": """
The level lines of ½(w − c)ᵀH(w − c) are **ellipses**: along the eigenvector with curvature λ the one at height *c* has
the half axis √(2c/λ). Gradient descent with exact steps stops where its line touches such an ellipse. There the next
gradient stands upright on the line, so it zigzags, and a step leaves at most ((κ − 1)/(κ + 1))² of the height.

**Conjugate gradients** choose directions p₀, p₁, … with pₛᵀHpₜ = 0: a step along one does not disturb what the others
have reached. Each step is η = −⟨p, g⟩/pᵀHp, the next direction −g + βp. In exact arithmetic they are done after as
many steps as H has different eigenvalues, in *n* dimensions at most *n*. On badly conditioned matrices (Hilbert's)
rounding spoils the conjugacy, and they need a few more.
""",
    "conditions": """
A line search looks at ψ(η), the height after a step η along a direction that descends. **Armijo's condition** asks that
the step gains at least a share α of what the slope at the start promises: ψ(η) ≤ ψ(0) + αηψ′(0). It forbids steps that
are long for what they gain. The **curvature condition** asks that the slope has flattened to a share β of what it was:
ψ′(η) ≥ βψ′(0). It forbids steps that stop on the steep part. Both are **Wolfe's conditions**; the *strong* form also
forbids steps that end steeply uphill. For 0 < α < β < 1 there always are admissible steps, if f is smooth and bounded
below. On a parabola with the exact step η*, Armijo admits steps up to 2(1 − α)η*, the curvature condition from
(1 − β)η* on: with α above ½ even the exact step is refused.

The **two examples** of the notes descend at every step on w² and yet never get down. In one the steps gain ever less of
what they promise: no α > 0 admits them all. In the other they become too short: no β < 1 admits them all. (The notes
count from t = 1 and print η = 2^(−t+1); from t = 0 on and with 2^(−(t+1)) the examples are what they say.)
""",
    "convexity": """
A function is **λ-strongly convex** if every chord lies above it by at least (λ/2)α(1 − α)‖w − u‖² at the share α
between its ends u and w. Convex functions are the case λ = 0. λ‖w‖² is 2λ-strongly convex (so w²/2 is 1-strongly
convex, with equality everywhere), and adding a convex function keeps that. It is what makes a regularised minimiser
stable: f(w) − f(u) ≥ (λ/2)‖w − u‖² where **u is the minimiser** (not for any u). |w| is convex, but has straight
pieces: there the chord lies on it, and no λ > 0 will do.
""",
}


def rates_verdict(run: Rates) -> str:
    """The limit, and what each rate comes to."""
    small, best, beyond = (run.walks[name] for name in ("small", "best", "beyond"))
    steps = in_words(max(walk.run.steps for walk in run.walks.values()))
    return (
        f"The largest curvature is L = {in_words(run.condition)}, so gradient descent converges for η below 2/L = "
        f"**{_short(run.limit)}**. After {steps} steps η = {_short(small.stepping.first)} still leaves "
        f"{_short(small.gaps[-1])} above the best value; η = 2/(1 + L) = {_short(run.best)} leaves "
        f"**{_short(best.gaps[-1])}**, each step at most {_short(run.factor(run.best))} of the error; at 2/L the way "
        f"across swings for ever; and η = {_short(beyond.stepping.first)}, 2 % beyond, has grown to "
        f"{_short(beyond.gaps[-1])}."
    )


def own_rate(run: Rates) -> str:
    """What one's own rate does."""
    own = run.walks["own"]
    rate = own.stepping.first
    factor = run.factor(rate)
    if rate == run.limit:
        return f"Yours, η = {_short(rate)}, is the limit itself: it swings for ever."
    if factor > 1:
        grows = f"each step makes the error {_short(factor)} times as long"
        return f"Yours, η = {_short(rate)}, is beyond: in the long run {grows}."
    compared = "the best there is" if rate == run.best else f"the best rate leaves {_short(run.factor(run.best))}"
    return (
        f"Yours, η = {_short(rate)}, leaves {_short(factor)} of the error in a step in the long run, and "
        f"{_short(own.gaps[-1])} in the end; {compared}."
    )


def race_verdict(run: Race) -> str:
    """Who is done when, and what is promised."""
    steepest = run.gaps(run.steepest)
    n, T, taken = len(run.curvatures), run.steepest.steps, run.conjugate.steps
    enough = run.conjugate.stopped_by == "small gradient"
    if enough and taken <= n:
        counted = f"**{taken}** step{'' if taken == 1 else 's'}, in {n} dimensions"
        done = f"Conjugate gradients are at the lowest point after {counted}"
    elif enough:
        done = f"Rounding spoils the conjugacy: conjugate gradients need **{taken}** steps in {n} dimensions"
    else:
        left = float(run.gaps(run.conjugate)[-1])
        done = f"After {taken} steps conjugate gradients are {_short(left)} above the least value"
    return (
        f"{done}; gradient descent with exact steps is **{_short(float(steepest[-1]))}** above it after {T}, where the "
        f"condition number {in_words(run.condition, 3)} promises at most {_short(float(run.promised[-1]))}."
    )


def race_step(run: Race, step: int, level: float) -> str:
    """What the step of conjugate gradients was."""
    if run.kind == "plane":
        axes = " and ".join(_short((2 * level / float(curvature)) ** 0.5) for curvature in run.curvatures)
        drawn = f"The thick level line at height {in_words(level)} has half axes {axes}."
    else:
        drawn = "On the left: products pₛᵀHpₜ of the directions so far, 1 on the diagonal."
    if not step:
        return f"Before the first step both stand at the start. {drawn}"
    if step > run.conjugate.steps:
        return f"Conjugate gradients rest since step {run.conjugate.steps}. {drawn}"
    t = step - 1
    beta = "the gradient itself" if t == 0 else f"β = {_short(float(run.conjugate.betas[t]))}"
    return (
        f"Step {step} of conjugate gradients has η = {_short(float(run.conjugate.etas[t]))} and {beta}; the gradient's "
        f"length is {_tiny(float(run.conjugate.gradient_norms[step]))} now. {drawn}"
    )


def region_verdict(of: SearchLine, region: AdmissibleSteps, asked: Conditioning) -> str:
    """Which steps are admitted, and what the search found."""
    exact = ""
    if of.exact is not None:
        exact = (
            f" The exact step is η* = {in_words(of.exact)}: Armijo admits up to 2(1 − α)η* = "
            f"{_short(2 * (1 - asked.alpha) * of.exact)}, the curvature condition from (1 − β)η* = "
            f"{_short((1 - asked.beta) * of.exact)} on."
        )
    name = "strong Wolfe" if asked.strong else "Wolfe"
    tried = ", ".join(_short(step) for step in region.search.tried)
    return (
        f"Armijo admits {_intervals(region.armijo, of)}, the {'strong ' if asked.strong else ''}curvature condition "
        f"{_intervals(region.curvature, of)}; both (the {name} conditions) **{_intervals(region.both, of)}**.{exact} "
        f"The search by doubling and halving tried {tried} and "
        f"{'took the last' if region.search.found else 'found none'}."
    )


def example_verdict(run: StepExample, step: int, asked: Conditioning) -> str:
    """What the example does, and which condition stops it."""
    here = f"After {step} steps w = {in_words(float(run.path[step]), 6)}, and w² falls at every step"
    if run.kind == "long":
        stopped = next((t for t, share in enumerate(run.share) if share < asked.alpha), None)
        first = "" if stopped is None else f" Your α = {in_words(asked.alpha)} refuses the step t = {stopped}."
        return (
            f"{here}; but it comes to ±1, not to the minimum 0: steps of about 2 gain ever less. The largest α that "
            f"admits each is {_list(run.share)}, and goes to 0.{first}"
        )
    stopped = next((t for t, flat in enumerate(run.flatness) if flat > asked.beta), None)
    first = "" if stopped is None else f" Your β = {in_words(asked.beta)} refuses the step t = {stopped}."
    return (
        f"{here}; but it comes to 1, not to the minimum 0: each step is half the one before. Armijo "
        f"admits all with α up to {_short(float(run.share.min()))}. The smallest β that admits each is "
        f"{_list(run.flatness)}, and goes to 1.{first}"
    )


def chord_verdict(run: Chord, k: int) -> str:
    """Whether the claim holds for this chord, and in general."""
    gap, asked = _short(float(run.gaps[k])), _short(float(run.asked[k]))
    place = f"At α = {in_words(float(run.shares[k]))}"
    here = f"{place} the chord is {gap} above the function; λ = {in_words(run.lam)} asks for {asked}."
    true = run.lam <= run.curve.modulus
    modulus = (
        f"It is λ-strongly convex up to λ = {in_words(run.curve.modulus)}"
        if run.curve.modulus
        else "It is convex, but not strongly: for every λ > 0 some chord is too low"
    )
    if run.holds:
        claim = (
            "so the claim holds for every chord"
            if true
            else "so the claim is false, though this chord does not show it"
        )
    else:
        claim = "and this chord shows that the claim is false"
    return f"{here} {modulus}, {claim}."


def rates_snippet(asked: Rating) -> str:
    """Python that prints each rate with what it leaves."""
    return (
        "from laboratory.topics.optimisation.downhill import rates\n\n"
        f"run = rates({asked.condition!r}, steps={asked.steps}, own={asked.own!r})\n"
        "for name, walk in run.walks.items():\n"
        "    print(name, walk.stepping.first, walk.gaps[-1])\n"
    )


def race_snippet(asked: Racing) -> str:
    """Python that prints the gaps of both."""
    return (
        "from laboratory.topics.optimisation.downhill import race\n\n"
        f"run = race({asked.kind!r}, {asked.condition!r}, steps={asked.steps})\n"
        "print(run.gaps(run.conjugate))\n"
        "print(run.gaps(run.steepest))\n"
    )


def conditions_snippet(asked: Conditioning, steps: int, is_line: bool) -> str:
    """Python that prints the admitted steps, or what admits each step of the example."""
    if is_line:
        return (
            "from laboratory.topics.optimisation.downhill import admitted, line\n\n"
            f"of = line({asked.kind!r})\n"
            f"region = admitted(of, {asked.alpha!r}, {asked.beta!r}, strong={asked.strong}, first={asked.first!r})\n"
            "print(region.armijo, region.curvature, region.both, region.search.tried)\n"
        )
    return (
        "from laboratory.topics.optimisation.downhill import step_example\n\n"
        f"run = step_example({asked.kind!r}, {steps})\n"
        "print(run.path, run.share, run.flatness)\n"
    )


def chord_snippet(asked: Chording) -> str:
    """Python that says whether the chord is high enough."""
    return (
        "from laboratory.topics.optimisation.downhill import chord\n\n"
        f"run = chord({asked.kind!r}, u={asked.u!r}, w={asked.w!r}, lam={asked.lam!r})\n"
        f"print(run.holds, run.gaps[{asked.k}], run.asked[{asked.k}])\n"
    )


def _intervals(intervals: tuple[tuple[float, float], ...], of: SearchLine) -> str:
    told = (
        f"{_short(low)} to {_short(high)}" if high < of.longest else f"from {_short(low)} on" for low, high in intervals
    )
    return ", ".join(told) or "no step that is drawn"


def _list(values: Iterable[float]) -> str:
    return ", ".join(in_words(float(value), 3) for value in list(values)[:4]) + ", …"


def _tiny(value: float) -> str:
    return "less than 10⁻¹²" if value < 1e-12 else _short(value)


def _short(value: float) -> str:
    return "less than 10⁻¹⁵" if 0 < value < 1e-15 else in_words(float(value), 3)
