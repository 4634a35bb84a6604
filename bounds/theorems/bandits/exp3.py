"""EXP3: exponential weights when only the loss of the chosen arm is seen."""

from bounds.formula.functions import e, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.bandits._assumptions import EXP3, OBLIVIOUS_LOSSES, OWN_LOSS_ONLY
from bounds.theorems.bandits._variables import Arms, PseudoRegret, Pulls
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step


def most_rounds(regret: PseudoRegret, arms: Arms) -> Pulls:
    return regret**2 / (2 * arms * log(arms))


def auer(rounds: Pulls, arms: Arms) -> PseudoRegret:
    return 2 * sqrt((e - 1) * rounds * arms * log(arms))


@theorem(
    title="EXP3 (adversarial bandits)",
    statement=(
        r"Over $T$ rounds with $K$ arms the expected total loss of EXP3, over its own coins, exceeds that of the best "
        "single arm by at most this. In expectation, not with high probability; $T$ must be known beforehand."
    ),
    assumes=(OBLIVIOUS_LOSSES, OWN_LOSS_ONLY, EXP3),
    proof=(
        Step(
            "The estimates are right in the mean, and never negative.",
            r"\tilde\ell_{t,i}=\frac{\ell_{t,i}}{p_{t,i}}\mathbb 1[i=I_t],\qquad\mathbb "
            r"E_t[\tilde\ell_{t,i}]=\ell_{t,i}",
        ),
        Step(
            "Exponential weights on them, with e^(-x) at most 1 - x + x²/2 for x at least 0.",
            r"\sum_t\sum_ip_{t,i}\tilde\ell_{t,i}-\sum_t\tilde\ell_{t,k}\le\frac{\ln K}\eta"
            r"+\frac\eta2\sum_t\sum_ip_{t,i}\tilde\ell_{t,i}^2",
        ),
        Step(
            "The square costs K in the mean; choose η.",
            r"\mathbb E_t\sum_ip_{t,i}\tilde\ell_{t,i}^2=\sum_i\ell_{t,i}^2\le K,\qquad"
            r"\frac{\ln K}\eta+\frac{\eta TK}2=\sqrt{2TK\ln K}",
        ),
    ),
    equivalent_forms=(most_rounds,),
    source=Source(
        "bubeck2012",
        "Theorem 3.1, equation (3.2)",
        seen_in="Prove2Me, RegretBandits.Adversarial.exp3_pseudo_regret_fixed_eta",
    ),
    examples=(
        Example(dict(rounds=10_000, arms=10), "678.6140424", "mpmath: sqrt(200000 ln 10)"),
        Example(dict(arms=2), "3606", "mpmath: 10^4/(4 ln 2) = 3606.74", unknown="rounds", at_most=100),
    ),
    forms=(
        PrintedForm(
            formula=auer,
            title="form of Auer et al.",
            source=Source(
                "auer2002",
                "Corollary 3.2, for rewards that are at most 1 a round",
                seen_in="notes of a library of bandits, which quote the corollary",
            ),
            compared="looser",
            because="The first analysis, of an EXP3 that also explores evenly.",
            examples=(Example(dict(rounds=10_000, arms=10), "1258.01273821", "mpmath: 2 sqrt((e - 1) 100000 ln 10)"),),
        ),
    ),
    see_also=(
        "hedge sees the losses of all K arms and has sqrt((T/2) ln K): a factor 2 sqrt(K) less. Seeing one arm "
        "only, no learner does better than the order sqrt(TK)."
    ),
)
def exp3(rounds: Pulls, arms: Arms) -> PseudoRegret:
    return sqrt(2 * rounds * arms * log(arms))
