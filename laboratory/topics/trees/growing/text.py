"""The growing tree, in words computed from the run."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.trees.growing.run import KEPT, PSIS, TreeRun
from laboratory.topics.trees.labels import of_nodes
from laboratory.views.headline import Headline

MEANING = """
The tree starts as a **single leaf**, which predicts the majority of the sample. Each step compares all questions *is x₁
≤ c?* and *is x₂ ≤ c?* of all leaves, with c midway between two neighbouring examples. It makes the split that lowers
the sum of ψ(p) over the leaves most; p is a leaf's share of positives, and each leaf is weighted by its examples.

**Why not the training error?** With ψ(p) = min(p, 1 − p) the sum *is* the training error. But that ψ has straight
sides: if both halves of a split keep the same majority, their chord lies on the curve and the gain is 0, though one
half may be purer than before. The other three curves are strictly concave, so every split that changes the shares has a
positive gain. All four are 0 at both ends and 1/2 in the middle, and min(p, 1 − p) ≤ 2p(1 − p) (Gini) ≤ −(p/2) log₂ p −
((1 − p)/2) log₂(1 − p) (scaled entropy) ≤ √(p(1 − p)) (square root, which the notes use and never define). None is
below min(p, 1 − p), so the sum of ψ bounds the training error. As all four are concave on [0, 1], Jensen's inequality
shows that no split raises their sum.

**The XOR stall.** In a sample as balanced as the exclusive or itself, every single cut leaves both sides half positive.
The shares do not change at all, so no ψ has a gain, although two successive cuts would separate the labels. A greedy
tree looks one step ahead and stays a single leaf. A random sample is hardly ever exactly balanced, and its
imbalance determines the first cut.

**Size.** Growing never raises the training error. The true risk, computed exactly, often rises again: late splits fit
single examples, above all those with flipped labels.

**Why no bound by code length?** The theorem's bound grows with the bits of a tree's code word, and needs a code fixed
before the sample was seen. Here the cuts lie between the sample's own points, so there is no such code, and this view
draws no bound. "Occam's choice" does, on binary features.
"""
CAPTION = (
    "Full circles are positive examples, open ones negative; a cross marks a misclassified example. Each "
    "box is a leaf, shaded by its prediction. The thick line is this split's cut."
)
REASONS = {
    "pure leaves": "because every leaf holds one label only",
    "no gain": "because no allowed cut lowers ψ any further",
    "no test allowed": "because no cut separates the examples of a mixed leaf",
    "max_nodes": f"because this page stops after {KEPT} splits",
}


def headline(run: TreeRun, step: int) -> Headline:
    """The true risk at this size; these cuts have no code, hence no guarantee."""
    what = f"true risk with {of_nodes(run.nodes[step])}"
    return Headline(float(run.risk[step]), what, by="no guarantee: the cuts come from the sample itself")


def sentence(run: TreeRun, step: int) -> str:
    """The errors at this size, and the smallest risk of all sizes."""
    here = (
        f"With {of_nodes(run.nodes[step])} the training error is {format_short(run.training_error[step])} and the true "
        f"risk **{format_short(run.risk[step])}**"
    )
    if run.risk[step] <= run.risk[run.best]:
        return f"{here}, the smallest of all sizes."
    return f"{here}; the smallest is **{format_short(run.risk[run.best])}**, with {of_nodes(run.nodes[run.best])}."


def more(run: TreeRun, step: int) -> str:
    """How growing ended, the effect of this split and of the first cut, and the tree as a formula."""
    name = f"**The tree with {of_nodes(run.nodes[step])} as a formula.**"
    parts = (_end(run), _split(run, step), _by_leaf(run, step), _first_cut(run), f"{name} {_formula(run, step)}")
    return "\n\n".join(parts)


def _by_leaf(run: TreeRun, step: int) -> str:
    """The training error as a sum of what each leaf adds."""
    leaves = run.leaves(step)
    wrong = [int(min(run.plus[leaf], run.count[leaf] - run.plus[leaf])) for leaf in leaves]
    each = ", ".join(f"{mistakes} of {run.count[leaf]}" for mistakes, leaf in zip(wrong, leaves, strict=True))
    error = f"**{format_short(run.training_error[step])}**"
    if len(leaves) == 1:
        return f"The only leaf misclassifies {each}: {error}."
    total = " + ".join(map(str, wrong))
    return (
        f"The {len(leaves)} leaves misclassify {each} of their examples. Together this is the training error, "
        f"({total})/{run.count[0]} = {error}."
    )


def _end(run: TreeRun) -> str:
    """How growing ended, and which size has the smallest risk."""
    end = f"Growing ends with **{of_nodes(run.nodes[-1])}**, {REASONS[run.stopped_by]}: "
    errors = f"training error {format_short(run.training_error[-1])}, true risk **{format_short(run.risk[-1])}**."
    if run.risk[-1] <= run.risk[run.best]:
        return f"{end}{errors}" + (" No smaller tree on the way has a smaller risk." if run.splits else "")
    return (
        f"{end}{errors} On the way the smallest risk was **{format_short(run.risk[run.best])}**, "
        f"with {of_nodes(run.nodes[run.best])}."
    )


def _first_cut(run: TreeRun) -> str:
    """The gain of the best first cut by each psi."""
    gains = ", ".join(f"{PSIS[name]} {format_short(gain)}" for name, gain in run.root_gains.items())
    best_gains = f"Gains of the best first cut: {gains}."
    if not any(run.root_gains.values()):
        return f"{best_gains} No ψ has a gain, so there is no split."
    if run.root_gains["misclassification"] == 0:
        return f"{best_gains} Misclassification alone has no gain."
    return best_gains


def _split(run: TreeRun, step: int) -> str:
    """The effect of this split."""
    if step == 0:
        answer = "positive" if run.positive(0) else "negative"
        return (
            f"Before the first split the tree is a single leaf: {run.plus[0]} of {run.count[0]} examples are positive, "
            f"so it predicts {answer} everywhere. Its training error is {format_short(run.training_error[0])}, its "
            f"true risk {format_short(run.risk[0])}."
        )
    history, yes, no = run.history, 2 * step - 1, 2 * step
    parent, feature = int(history["node"][step - 1]), int(history["feature"][step - 1])
    return (
        f"Split {step}: *is {('x₁', 'x₂')[feature]} ≤ {format_short(history['cut'][step - 1])}?* in a leaf with "
        f"{pluralize(int(run.plus[parent]), 'positive')} among {run.count[parent]}: yes {run.plus[yes]} of "
        f"{run.count[yes]}, no {run.plus[no]} of {run.count[no]}. The weighted ψ ({PSIS[run.psi]}) falls by "
        f"{format_short(history['gain'][step - 1])} to {format_short(run.psi_error[step])}; the training error "
        f"{_moved(run.training_error[step - 1], run.training_error[step])}, the true risk "
        f"{_moved(run.risk[step - 1], run.risk[step])}."
    )


def _formula(run: TreeRun, step: int) -> str:
    """The tree of this step as a disjunction of clauses."""
    clauses = run.formula(step)
    if not clauses:
        return "The tree never predicts positive."
    if clauses == ("always",):
        return "The tree always predicts positive."
    listed = "\n".join(f"- {'or ' if i else ''}{clause.replace('-', '−')}" for i, clause in enumerate(clauses))
    return f"The tree predicts positive where\n\n{listed}"


def _moved(before: float, after: float) -> str:
    first, second = format_short(before), format_short(after)
    return f"stays at {first}" if first == second else f"changes from {first} to {second}"
