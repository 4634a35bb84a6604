"""The factor of weight decay in one step."""

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value
from learners.optimizers.quadratics import descent_factors

PLACE = Source("matteoni2022", "Regularization on the loss; mini-batches")


def weight_decay() -> Problem:
    """Learning rate 0.1 and λ = 0.01; the notes omit the rate in the last term."""
    rate, lam = 0.1, 0.01
    factor = float(descent_factors([2 * lam], rate)[0])
    text = (
        r"Gradient descent with $\eta = 0.1$ on a loss with the penalty $\lambda\|w\|^2$, $\lambda = 0.01$. "
        r"Where the data's "
        "gradient is 0, by what is $w$ multiplied in one step?"
    )
    slips = (
        WrongAnswer(1 - 2 * lam, r"The notes print $-2\lambda w$: the learning rate belongs to this term as well."),
        WrongAnswer(1 - rate * lam, r"The derivative of $\lambda\|w\|^2$ is $2\lambda w$: the factor 2 is missing."),
        WrongAnswer(1 + 2 * rate * lam, "The step is against the gradient: weights shrink."),
    )
    steps = (
        Step("The step.", r"w \leftarrow w - \eta\cdot 2\lambda w"),
        Step("The factor.", rf"1 - 2\cdot 0.1\cdot 0.01 {value(factor)}"),
    )
    return Problem(text, factor, slips, steps, place=str(PLACE))
