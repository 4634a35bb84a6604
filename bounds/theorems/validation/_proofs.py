"""Steps of proofs that several theorems of this family share."""

from bounds.words.citation import Step

MCNEMAR = (
    Step(
        "Given their number n, the examples that only the first gets wrong are binomial: mean n/2, variance n/4.",
        r"n_{10}\sim\mathrm{Bin}\bigl(n,\tfrac12\bigr),\quad n=n_{10}+n_{01}",
    ),
    Step(
        "Standardised and squared, that is nearly the square of a normal variable.",
        r"\frac{(n_{10}-n/2)^2}{n/4}=\frac{(n_{10}-n_{01})^2}n",
        uses="the central limit theorem",
    ),
)
WILSON = (
    Step(
        "The error rate is nearly normal, with the variance that belongs to the risk itself.",
        r"\mathbb P\bigl[|\hat L-p|\le z\sqrt{p(1-p)/m}\bigr]\to1-\delta",
        uses="the central limit theorem",
    ),
    Step(
        "Squared, that is a quadratic inequality in p, between its two roots.",
        r"\Bigl(1+\frac{z^2}m\Bigr)p^2-\Bigl(2\hat L+\frac{z^2}m\Bigr)p+\hat L^2\le0",
    ),
)
