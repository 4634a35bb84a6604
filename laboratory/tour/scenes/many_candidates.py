"""Uniform convergence: a bound for one hypothesis, used for the best of many."""

from bounds.numbers import format_number, percent
from laboratory.tour.scene import Scene
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult


def _asks(result: ViewResult) -> str:
    run = result.run
    looks, fields = int(run.strengths[result.step]), result.inputs
    return (
        "Hoeffding's inequality bounds the gap between the test error and the true risk of **one** predictor, fixed "
        f"beforehand: on {format_number(fields['m'])} examples it fails with probability at most {percent(run.delta)}. "
        f"Now **{format_number(looks)} candidates**, all with true risk {format_number(fields['risk'])}, are tried on "
        f"the same test set, and the best test error is reported. In how many of {format_number(run.runs)} runs does "
        "the bound fail?"
    )


def _truth(result: ViewResult) -> Headline:
    run = result.run
    failures = run.verdicts[result.step].failures
    return Headline(
        failures,
        "runs in which the bound fails",
        measured_text=f"{format_number(failures)} of {format_number(run.runs)}",
    )


def _reveals(result: ViewResult) -> str:
    run, step = result.run, result.step
    failures, repair = run.verdicts[step].failures, run.repair
    allowed = run.delta * run.runs
    than = "more than" if failures > allowed else "no more than"
    return (
        f"**{format_number(failures)} of {format_number(run.runs)}** runs, {than} the {format_number(allowed, 3)} that "
        f"δ allows; for a single candidate it failed in {format_number(run.verdicts[0].failures)}. The theorem needs a "
        "predictor that was fixed **before** the test set was seen, and the luckiest of many was not. A union bound "
        "over all candidates puts ln k into the gap and holds for all of them at once: it failed in "
        f"{format_number(int(repair.misses[step]))} runs. That is uniform convergence."
    )


SCENE = Scene(
    30,
    "The best of many",
    "broken_assumptions.look",
    _asks,
    _truth,
    _reveals,
    {
        "validation_two_sided": lambda result: dict(result.run.inputs),
        "validation_selection": lambda result: dict(result.run.repair.inputs[result.step]),
    },
    step=9,
    keeps={"held_out": "the test error", "fixed_hypothesis": "fixed beforehand"},
)
