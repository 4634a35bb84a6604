"""Margins grow with the examples: they mean nothing without the radius."""

from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import SCALED_EXAMPLES
from bounds.theorems.margin._variables import MarginAfterScaling, Scale
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Margin


def scale_needed(margin: MarginAfterScaling, gamma: Margin) -> Scale:
    return margin / gamma


@theorem(
    title="The margin is scale sensitive",
    statement=(
        r"If $(w,b)$ with $\|w\|=1$ separates the examples $x_i$ with margin $\gamma$, then $(w,\alpha b)$ separates "
        r"the examples $\alpha x_i$ with exactly this margin."
    ),
    assumes=(SCALED_EXAMPLES,),
    relation="=",
    proof=(Step("Multiply by α.", r"y_i(\langle w,\alpha x_i\rangle+\alpha b)=\alpha\,y_i(\langle w,x_i\rangle+b)"),),
    equivalent_forms=(scale_needed,),
    source=Source("shalev-shwartz2014", "Section 15.1.1"),
    examples=(
        Example(dict(gamma=1, scale=2), "2", "by hand: 2 and 4, parted at 3, become 4 and 8, parted at 6"),
        Example(dict(gamma=0.1), "5", "by hand: 0.5/0.1", unknown="scale", at_most=0.5),
    ),
    see_also="So bounds depend on radius over margin, as in margin_hard_svm, perceptron_mistakes and vapnik_margin_vc.",
)
def margin_scaled(gamma: Margin, scale: Scale) -> MarginAfterScaling:
    return scale * gamma
