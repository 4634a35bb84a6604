"""Stochastic gradient descent for regularized loss minimization, with steps 1/(λt)."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import REGULARISED_OBJECTIVE, SGD_REGULARISED
from bounds.theorems.optimization._variables import (
    ExpectedOptimizationError,
    Iterations,
    LossGradientLength,
    StrongConvexityOfObjective,
)
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step


@theorem(
    title="SGD for regularized loss minimization",
    statement=(
        r"With steps $1/(\lambda t)$, the mean of the $T$ weights of stochastic gradient descent on "
        r"$f(w)=\frac\lambda2\|w\|^2+\text{mean loss}$ has, in expectation over the examples drawn, $f(\bar "
        "w)-f(w^*)$ at most this for the minimizer $w^*$."
    ),
    assumes=(REGULARISED_OBJECTIVE, SGD_REGULARISED),
    decreasing_in="steps lam",
    proof=(
        Step(
            "The weights are minus the mean of the losses' subgradients $v_i$ over λ, so they stay short.",
            r"w_{t+1}=-\frac1{\lambda t}\sum_{i\le t}v_i,\qquad\|\lambda w_t\|\le\rho",
        ),
        Step("A step's whole gradient is at most twice as long as the loss's.", r"\|\lambda w_t+v_t\|\le2\rho"),
        Step(
            "Put 2ρ into the bound for strongly convex functions.",
            r"\frac{(2\rho)^2}{2\lambda T}(1+\ln T)",
            uses="sgd_strongly_convex",
        ),
    ),
    source=Source("shalev-shwartz2014", "Section 14.5.3, with the constant that its Theorem 14.11 gives"),
    examples=(
        Example(dict(steps=1000, lam=0.1, lipschitz=1), "0.1581551056", "mpmath: 2 (1 + ln 1000)/100"),
        Example(
            dict(lam=0.1, lipschitz=1),
            "1,687",
            "mpmath: smallest T with 20 (1 + ln T)/T <= 0.1",
            unknown="steps",
            at_most=0.1,
        ),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "section 9.2.3, first line of the update",
            printed=r"w^{(t+1)}=w^{(t)}+\frac1{\lambda t}(\lambda w^{(t)}+v_t)",
            right=r"w^{(t+1)}=w^{(t)}-\frac1{\lambda t}(\lambda w^{(t)}+v_t)",
            consequence="Uphill: with v = -1 throughout and λ = 0.1, 100 steps lead to -1000 where the right ones "
            "give 10.",
        ),
        Misprint(
            "padova2020",
            "section 9.2.3, the bound",
            printed=r"\frac{4\rho^2}{\lambda t}(1+\log(T))",
            right=r"\frac{2\rho^2}{\lambda T}(1+\ln T)",
            consequence="True for every t up to T; even at t = T, as the book prints it, by the factor 2. ρ = 1, "
            "λ = 0.1 and accuracy 0.1 take {{solve sgd_regularised steps at_most=0.1 lam=0.1 lipschitz=1}} steps "
            "where it asks for 3,685.",
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="sgd_strongly_convex",
            because="The whole gradient is at most twice as long as the loss's.",
            at={"lipschitz": "2 * lipschitz"},
            equal=True,
        ),
    ),
    see_also="sgd_strongly_convex is the general statement. In f the regularizer has the factor ½; tikhonov_lipschitz "
    "has none.",
)
def sgd_regularised(
    steps: Iterations, lam: StrongConvexityOfObjective, lipschitz: LossGradientLength
) -> ExpectedOptimizationError:
    return 2 * lipschitz**2 / (lam * steps) * (1 + log(steps))
