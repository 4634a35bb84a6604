"""Steps of proofs that several theorems of this family share."""

from bounds.vocabulary.citation import Step

MCNEMAR = (
    Step(
        "Given their number n, the examples that only the first gets wrong are binomial: mean n/2, variance n/4.",
        r"n_{10}\sim\mathrm{Bin}\bigl(n,\tfrac12\bigr),\quad n=n_{10}+n_{01}",
    ),
    Step(
        "Standardized and squared, that is nearly the square of a normal variable.",
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
CATONI = (
    Step(
        "Whatever y is, two moments bound the mean of this exponential: ψ(x) is nowhere above ln(1 + x + x²/2).",
        r"\mathbb E\,e^{\sum_i\psi(\alpha(\ell_i-y))}\le"
        r"\Big(1+\alpha(L-y)+\tfrac{\alpha^2}2\big(\sigma^2+(L-y)^2\big)\Big)^m\qquad(L=L_{\mathcal D}(h))",
    ),
    Step(
        "Markov's inequality: but for a probability of e^(-c), the sum stays below a parabola in y.",
        r"\sum_i\psi(\alpha(\ell_i-y))<m\Big(\alpha(L-y)+\tfrac{\alpha^2}2\big(\sigma^2+(L-y)^2\big)\Big)+c",
        uses="markov",
    ),
    Step(
        "With this α the parabola is 0 at y = L + ε. The sum falls in y, so that its root lies below L + ε.",
        r"\varepsilon=\sigma\sqrt{\frac{2c}{m-2c}}:\qquad-\alpha\varepsilon+\tfrac{\alpha^2}2(\sigma^2+\varepsilon^2)"
        r"+\tfrac cm=-\tfrac{2c}m+\tfrac cm+\tfrac cm=0",
    ),
)
