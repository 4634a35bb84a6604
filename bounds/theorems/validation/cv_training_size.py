"""What k-fold cross-validation estimates: the risk at a smaller sample size."""

from bounds.formula.functions import ceil
from bounds.theorem import theorem
from bounds.theorems.validation._variables import SeveralFolds, TrainingSize
from bounds.vocabulary.assumptions import EVEN_FOLDS, IID
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.variables import Number, SeveralSamples


def no_more_folds_than_examples(k: SeveralFolds, m: SeveralSamples) -> Number:
    return k <= m


@theorem(
    title="Cross-validation, the sample size it is about",
    statement=(
        r"The k-fold cross-validation estimate on $m$ examples is an unbiased estimate of the expected risk of the "
        r"algorithm trained on this many examples where $k$ divides $m$: "
        r"$\mathbb E[\hat L_{CV}]=\mathbb E[L_{\mathcal D}(A(S_{m-m/k}))]$. Otherwise some folds have one example "
        r"less, and it is the mean of the expected risks at this size and at one more. "
        r"An identity in expectation; it does not bound how far one estimate strays."
    ),
    assumes=(IID, EVEN_FOLDS),
    relation=">=",
    where=(no_more_folds_than_examples,),
    proof=(
        Step(
            "Each fold is a fresh test set for the model trained on the others.",
            r"\mathbb E[L_{S_i}(h_i)]=\mathbb E[L_{\mathcal D}(A(S\setminus S_i))],\quad|S\setminus S_i|\ge "
            r"m-\lceil\tfrac mk\rceil",
        ),
        Step("Folds of one size have the same expectation, and so has their mean, though they are dependent."),
    ),
    source=Source("shalev-shwartz2014", "section 11.2.4; for leaving one out: Luntz and Brailovsky 1969"),
    examples=(
        Example(dict(m=100, k=5), "80", "by hand: 100 - 20"),
        Example(dict(m=20, k=4), "15", "by hand: 20 - 5"),
        Example(dict(m=1000, k=10), "900", "by hand: 1000 - 100"),
        Example(dict(m=22, k=5), "17", "by hand: folds of 5, 5, 4, 4, 4"),
        Example(dict(k=5), "125", "by hand: 125 - 25 = 100", unknown="m", at_least=100),
        Example(dict(k=5), "127", "by hand: 127 - 26 = 101, 126 - 26 = 100", unknown="m", at_least=101),
    ),
    misprints=(
        Misprint(
            "milan",
            "evaluating a learning algorithm using external cross-validation",
            printed=r"\ell_S^{CV}(A)\text{ estimates }\mathbb E[\ell_{\mathcal D}(A(S_m))]",
            right=r"\mathbb E[\ell_S^{CV}(A)]=\mathbb E[\ell_{\mathcal D}(A(S_{m-m/K}))]",
            consequence="With 100 examples and 5 folds its mean is the risk at 80 examples, by the factor 1.25 fewer: "
            "pessimistic where risk falls with m.",
            verdict="loose",
        ),
        Misprint(
            "milan",
            "tuning parameters via nested cross-validation",
            printed=r"\mathbb E\Big[\min_{\theta\in\Theta_0}\ell_{\mathcal D}(A_\theta)\Big]:\ "
            r"\text{in other words, the performance of }A_\theta\text{ when }\theta\text{ is tuned}",
            right=r"\text{tuned: }\mathbb E\big[\ell_{\mathcal D}(A_{\hat\theta(S)}(S))\big]"
            r"\ge\mathbb E\Big[\min_\theta\ell_{\mathcal D}(A_\theta(S))\Big]",
            consequence="There the tuned θ is the one of least true risk for the training set, so that the words fit "
            "the formula; in this Lab it is chosen by an estimate, and what tuning finds is not the best choice. Of "
            "the constants + and −, with probability 0.6 of +, one example for tuning leaves a mean risk of 0.48, the "
            "least is 0.4. Nested cross-validation estimates the former.",
            verdict="convention",
        ),
        Misprint(
            "amini",
            "K-fold cross validation, choice of the hyperparameter",
            printed=r"\text{the value }\gamma_k\text{ for which the testing performance is the highest on one of the "
            r"folds}",
            right=r"\text{the value for which the mean over the folds is highest}",
            consequence=(
                "20 worthless settings (true accuracy 0.5) on 5 folds of 20: the best single fold shows 0.77, the best "
                "mean 0.59."
            ),
        ),
    ),
    see_also=(
        "The smallest of several cross-validation estimates is too low (E min ≤ min E), and no estimate of the tuned "
        "algorithm: nested cross-validation is. For a guarantee keep a test set: test_set_binomial."
    ),
)
def cv_training_size(m: SeveralSamples, k: SeveralFolds) -> TrainingSize:
    return m - ceil(m / k)
