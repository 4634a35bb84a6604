"""Chosen on the sample, in words: why Hoeffding's inequality fails on the training set."""

from bounds.numbers import format_number, format_short, percent
from laboratory.topics.finite_classes import text as common
from laboratory.topics.finite_classes.chosen import rank_text
from laboratory.topics.finite_classes.chosen.neighbour import NeighbourRuns
from laboratory.topics.finite_classes.chosen.ranks import RankRun
from laboratory.topics.finite_classes.chosen.run import RUNS, ChosenRun
from laboratory.views.headline import Headline

MEANING = common.MEANING

Run = ChosenRun | RankRun | NeighbourRuns
RANKS_CAPTION = rank_text.CAPTION
CAPTION = (
    f"Lines: exact, for independent hypotheses. Marks: shares of {format_number(RUNS)} simulated samples (seed 0). "
    "Dashed: "
    "Hoeffding's bound for one hypothesis; dash-dotted: the union bound for all. Dotted: δ, and the gaps that it "
    "guarantees for one hypothesis and for all."
)


def neighbours_caption(run: NeighbourRuns) -> str:
    """How the samples were drawn."""
    return (
        f"{len(run.risk)} samples (seed 0) of points on a line, label 1 from 1/2 on. The true risk is a sum over the "
        "pieces between the examples, exact."
    )


def headline(run: Run) -> Headline:
    """How often the guarantee for one hypothesis fails, or holds, where the sample chose."""
    if isinstance(run, RankRun):
        return rank_text.headline(run)
    if isinstance(run, NeighbourRuns):
        nothing = "no guarantee: the predictor was trained on the same sample"
        held = f"{run.held} of {len(run.risk)}"
        return Headline(run.held, "samples on which Hoeffding's bound holds", measured_text=held, by=nothing)
    fails = run.beyond(run.naive)[1]
    if run.hypotheses == 1:
        return Headline(
            fails, "probability that Hoeffding's bound fails", at_most=run.delta, by="Hoeffding's inequality, one-sided"
        )
    announced = f"no guarantee: δ = {format_number(run.delta)} holds only for a hypothesis fixed beforehand"
    return Headline(fails, "probability that Hoeffding's bound fails for the chosen one", by=announced)


def sentence(run: Run) -> str:
    """What choosing does."""
    if isinstance(run, RankRun):
        return rank_text.sentence(run)
    if isinstance(run, NeighbourRuns):
        return (
            f"The naive bound holds in **{run.held} of {len(run.risk)}** samples. For a predictor fixed beforehand it "
            f"would hold with probability at least {percent(1 - run.delta, 4)}."
        )
    fixed, chosen = run.beyond(run.naive)
    if run.hypotheses == 1:
        return (
            "With one hypothesis there is no choice: it exceeds Hoeffding's gap with probability "
            f"**{format_short(fixed, 4)}**."
        )
    return (
        f"A hypothesis fixed beforehand exceeds Hoeffding's gap with probability **{format_short(fixed, 4)}**; the one "
        f"chosen of {format_number(run.hypotheses)} by ERM exceeds it with probability **{format_short(chosen, 4)}**."
    )


def more(run: Run) -> str:
    """The numbers behind it."""
    if isinstance(run, RankRun):
        return rank_text.more(run)
    return _neighbour(run) if isinstance(run, NeighbourRuns) else _best(run)


def _best(run: ChosenRun) -> str:
    """How often the naive guarantee fails, for the fixed hypothesis and for the chosen one."""
    fixed, chosen = run.beyond(run.naive)
    if run.hypotheses == 1:
        return (
            f"With one hypothesis there is no choice: its deviation exceeds Hoeffding's {format_short(run.naive, 4)} "
            f"with probability {format_short(fixed, 4)}, and {format_number(run.delta)} is allowed."
        )
    measured = int((run.chosen > run.naive + 1e-12).sum())
    return (
        f"Hoeffding's gap {format_short(run.naive, 4)} may be exceeded with probability {format_number(run.delta)}. "
        f"The hypothesis fixed beforehand exceeds it with probability {format_short(fixed, 4)}; the one that ERM chose "
        f"of {format_number(run.hypotheses)} exceeds it with probability **{format_short(chosen, 4)}** (measured: "
        f"{format_number(measured)} of {format_number(RUNS)} samples). It exceeds the union bound's gap "
        f"{format_short(run.union, 4)} with probability {format_short(run.beyond(run.union)[1], 4)}."
    )


def _neighbour(run: NeighbourRuns) -> str:
    """How often a naive confidence bound covers the nearest neighbour's risk."""
    return (
        "The nearest neighbour has training error 0 on every sample. For a predictor fixed beforehand, Hoeffding's "
        f"inequality would bound the risk by {format_short(float(run.naive.max()), 4)}. The true risk is "
        f"{format_short(float(run.risk.mean()), 4)} on average, so this bound holds in **{run.held} of "
        f"{len(run.risk)}** samples. Its probability of at least {percent(1 - run.delta, 4)} is not guaranteed here: "
        "the "
        "predictor was trained on the sample it is evaluated on."
    )
