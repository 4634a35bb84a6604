"""Two rounds of AdaBoost by hand: the vote of the second rule, and the weight of an example."""

from math import exp

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.by_hand.boosting import vote_slips
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import about
from learners.ensembles.reweighing import BoostingRounds, boosting_rounds, reweighed

SIZES = (10, 12, 16, 20)


def adaboost_rounds(rng: np.random.Generator) -> Problem:
    """Two weak rules and what each misclassifies; the second vote, or the weight of an example after both."""
    m = int(rng.choice(SIZES))
    first = int(rng.integers(2, m // 2 - 1))
    second = int(rng.integers(1, first))
    misses = np.zeros((2, m), dtype=bool)
    misses[0, :first] = True
    misses[1, first : first + second] = True
    weights = reweighed(np.full(m, 1 / m), misses[0])
    run = boosting_rounds([first / m, float(weights[misses[1]].sum())])
    text = (
        f"AdaBoost has {m} examples, all of weight $1/{m}$ at first. The rule of round 1 misclassifies examples 1 to "
        f"{first}; the rule of round 2 misclassifies {_named(first + 1, first + second)}. "
    )
    inputs = {"m": m, "first": first, "second": second}
    ask = _vote if rng.random() < 0.5 else _weight
    question, answer, slips, step = ask(run, inputs, reweighed(weights, misses[1]))
    return Problem(text + question, answer, slips, (*_begun(run, inputs), step), inputs | {"asked": ask.__name__})


def _named(low: int, high: int) -> str:
    return f"example {low}" if low == high else f"examples {low} to {high}"


Question = tuple[str, float, tuple[WrongAnswer, ...], Step]


def _vote(run: BoostingRounds, inputs: dict[str, int], after: np.ndarray) -> Question:
    alpha, counted = float(run.alphas[1]), inputs["second"] / inputs["m"]
    slips = vote_slips(run, counted)
    error = run.errors[1]
    step = Step(
        "The vote is half the logarithm of right weight over wrong weight.",
        rf"\alpha_2 = \tfrac12\ln\frac{{1 - \varepsilon_2}}{{\varepsilon_2}} = \tfrac12\ln\frac{{{about(1 - error)}}}"
        rf"{{{about(error)}}} \approx {about(alpha)}",
    )
    return r"What is the vote $\alpha_2$ of the second rule?", alpha, slips, step


def _weight(run: BoostingRounds, inputs: dict[str, int], after: np.ndarray) -> Question:
    m, answer = inputs["m"], float(after[0])
    item, two = map(float, run.alphas)
    slips = (
        WrongAnswer(exp(item - two) / m, "You forgot to normalize the weights: they must add up to 1."),
        WrongAnswer(1 / (2 * run.errors[0] * m), "That is the weight after the first round only."),
        WrongAnswer(float(after[-1]), "That is the weight of an example that both rules classify right."),
        WrongAnswer(
            float(after[inputs["first"]]), "That is the weight of an example that the second rule misclassifies."
        ),
        WrongAnswer(1 / m, "Both rounds change the weights: misclassified examples gain."),
    )
    step = Step(
        r"Weights of examples classified right in round 2 are divided by $2(1 - \varepsilon_2)$.",
        rf"D_3(1) = \frac{{D_2(1)}}{{2(1 - \varepsilon_2)}} \approx {about(answer)}",
    )
    return "What is the normalized weight $D_3(1)$ of example 1 after both rounds?", answer, slips, step


def _begun(run: BoostingRounds, inputs: dict[str, int]) -> tuple[Step, ...]:
    m, first, second = inputs["m"], inputs["first"], inputs["second"]
    return (
        Step("The first rule's weighted error.", rf"\varepsilon_1 = \frac{{{first}}}{{{m}}}"),
        Step(
            "Normalized, the misclassified examples weigh one half in all, and so do the others.",
            rf"D_2 = \frac{{1}}{{{2 * first}}} \text{{ where wrong}},\quad D_2 = \frac{{1}}{{{2 * (m - first)}}} "
            r"\text{ where right}",
        ),
        Step(
            "The second rule's error is the weight of the examples that it misclassifies.",
            rf"\varepsilon_2 = \frac{{{second}}}{{{2 * (m - first)}}}",
        ),
    )
