"""A learner that memorizes noisy labels and votes: its exact expected risk."""

from bounds.formula.functions import mean_vote_error
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import EQUAL_ATOMS, MAJORITY_MEMORY, NOISY_LABELS
from bounds.theorems.exact_laws._variables import Atoms, FewSamples, LabelNoise
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk


@theorem(
    title="Majority memorizer with label noise",
    statement=(
        r"On $N$ equally likely examples with label noise $\eta$, the majority memorizer's expected risk on noisy "
        r"labels is exactly this, where $\mathcal V(m,s,\eta)$ is the mean over $k\sim\mathrm{Bin}(m,s)$ of "
        r"$\mathbb P[\mathrm{Bin}(k,\eta)>\frac k2]+\frac12\mathbb P[\mathrm{Bin}(k,\eta)=\frac k2]$. It tends to "
        r"$\eta$."
    ),
    assumes=(IID, EQUAL_ATOMS, NOISY_LABELS, MAJORITY_MEMORY),
    relation="=",
    decreasing_in="m",
    proof=(
        Step("An example is seen k times.", r"k\sim\mathrm{Bin}(m,\tfrac1N)"),
        Step(
            "Its majority is wrong when more than half of its labels were flipped, or at a tie by the coin.",
            r"\mathbb P[\mathrm{Bin}(k,\eta)>\tfrac k2]+\tfrac12\mathbb P[\mathrm{Bin}(k,\eta)=\tfrac k2]",
        ),
        Step(
            "A wrong prediction differs from a noisy label with probability 1 - η, a right one with η.",
            r"\eta+(1-2\eta)\,\mathcal V",
        ),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=20, atoms=12, noise=0.2), "0.3377354276", "mpmath: double sum; simulation agrees"),
        Example(dict(m=1000, atoms=100, noise=0.2), "0.214613513", "mpmath: double sum"),
        Example(dict(m=2, atoms=2, noise=0), "0.125", "by hand: half of the unseen mass 1/4"),
    ),
    see_also=(
        "Without noise half of memoriser_unseen, whose unseen examples are all wrong. The best possible risk is η."
    ),
)
def memoriser_noise(m: FewSamples, atoms: Atoms, noise: LabelNoise) -> ExpectedRisk:
    return noise + (1 - 2 * noise) * mean_vote_error(m, 1 / atoms, noise)
