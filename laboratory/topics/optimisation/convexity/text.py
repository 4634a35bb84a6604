"""Strong convexity of one function, in words computed from a chord."""

from bounds.numbers import format_number, format_short
from laboratory.topics.optimisation.convexity.run import Chord
from laboratory.topics.optimisation.text import fine
from laboratory.views.headline import Headline

MEANING = """
A function is **λ-strongly convex** if every chord lies above it by at least (λ/2)α(1 − α)‖w − u‖² at the share α
between its ends u and w. Convex functions are the case λ = 0. λ‖w‖² is 2λ-strongly convex (so w²/2 is 1-strongly
convex, with equality everywhere), and adding a convex function keeps that. It makes a regularized minimizer stable:
f(w) − f(u) ≥ (λ/2)‖w − u‖² where **u is the minimizer** (not for any u). |w| is convex, but has straight pieces: there
the chord lies on it, and no λ > 0 is possible.

**First-order condition**: a convex function lies above its tangents, f(u) ≥ f(w) + ⟨u − w, ∇f(w)⟩, and a λ-strongly
convex one by at least (λ/2)‖w − u‖² more. One set of notes prints ≤ here: for w², w = 0 and u = 1 that is 1 ≤ 0.
"""
DIGITS = 4
CAPTION = (
    "Thick: the function. Thin: the chord. Dashed: the chord lowered by what λ requires; it must not be below "
    "the function. Upright: the gap. Dash-dotted from w: the tangent."
)


def no_chord(u: float, w: float) -> str | None:
    """Why two ends make no chord, if they do not."""
    return f"The ends u and w of a chord must differ; got {format_number(u)} for both." if u == w else None


def headline(run: Chord, share: float) -> Headline:
    """How far the chord lies above, and the bound where the claim is true."""
    _, gap, required = run.at(share)
    what = f"gap of the chord at α = {format_short(share)}"
    if run.true and required > 0:
        return Headline(
            gap,
            what,
            at_least=required,
            rests_on=(),
            measured_text=_four(gap),
            by=f"strong convexity with λ = {format_short(run.lam)}",
        )
    by = "no guarantee: λ = 0 is convexity only" if run.true else f"no guarantee: λ = {format_short(run.lam)} is false"
    return Headline(gap, what, measured_text=_four(gap), by=by)


def sentence(run: Chord, share: float) -> str:
    """Whether the claim holds at this place, and in general."""
    _, gap, required = run.at(share)
    shows = "is false, as this chord shows" if gap < required else "is false, as this chord shows elsewhere"
    false = "is false, though not along this chord" if run.holds else shows
    return (
        f"The chord is **{_four(gap)}** above the function, and λ = {format_short(run.lam)} requires "
        f"**{_four(required)}**: the claim {'holds for every chord' if run.true else false}."
    )


def more(run: Chord, share: float) -> str:
    """Whether the claim holds for this chord, and in general."""
    _, gap, required = run.at(share)
    here = (
        f"At α = {format_short(share)} the chord is {_four(gap)} above the function; λ = {format_number(run.lam)} "
        "requires "
    )
    modulus = (
        f"The function is λ-strongly convex up to λ = {format_number(run.curve.modulus)}"
        if run.curve.modulus
        else "The function is convex, but not strongly: for every λ > 0 some chord is too low"
    )
    if run.true and not run.curve.modulus:
        return f"{here}{_four(required)}. The function is convex: no chord is below it.\n\n{_tangent(run)}"
    return f"{here}{_four(required)}. {modulus}, {_claim(run)}.\n\n{_tangent(run)}"


def _tangent(run: Chord) -> str:
    """The first-order condition, from w to u."""
    (_, reached), height = run.tangent, run.height(run.u)
    required = run.lam / 2 * (run.u - run.w) ** 2
    tangent = f"**First order**: at u the tangent from w has height {fine(reached)}, and f(u) = {fine(height)} lies "
    above = f"{fine(max(0.0, height - reached))} above it"
    return f"{tangent}{above}; λ = {format_number(run.lam)} requires (λ/2)(u − w)² = {fine(required)}."


def _four(height: float) -> str:
    """Four digits, as many as the headline's bound has."""
    return fine(height, DIGITS)


def _claim(run: Chord) -> str:
    if not run.holds:
        return "and this chord shows that the claim is false"
    if run.true:
        return "so the claim holds for every chord"
    return "so the claim is false, though this chord does not show it"
