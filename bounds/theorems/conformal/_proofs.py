"""Steps of proofs that several theorems of this family share."""

from bounds.vocabulary.citation import Step

RISK_CONTROL = (
    Step(
        "If the chosen sets have a risk above the level α, so have those of some fixed λ that is no smaller; let λ "
        "rise to the smallest whose risk is at most α.",
        r"R(\hat\lambda)>\alpha\quad\Rightarrow\quad\hat\lambda<\lambda^*=\min\{\lambda:R(\lambda)\le\alpha\}",
        uses="the risk falls in λ",
    ),
    Step(
        "At that fixed λ the confidence bound, which falls in λ too, is at most α and so below the risk.",
        r"\overline R(\lambda)\le\overline R(\hat\lambda)\le\alpha<R(\lambda)\quad(\hat\lambda\le\lambda<\lambda^*)",
    ),
)
