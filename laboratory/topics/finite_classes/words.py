"""What all questions about finite classes mean."""

MEANING = r"""
A learner sees only its sample. A hypothesis is **bad** if its true risk is at least ε, and a sample is **misleading**
if some bad hypothesis makes no mistake on it: then a learner that asks for nothing but a perfect fit may take it.

**One bad hypothesis** survives m independent examples with probability at most $(1-ε)^m$. **All of them together**: the
set of misleading samples is the union of such sets, and its probability is at most the sum of theirs, which counts
what overlaps more than once. That is the **union bound**, and it gives $|H|(1-ε)^m\le |H|e^{-εm}$, the guarantee for
finite classes.

**A class that is too rich** has no such bound. The memoriser has a hypothesis for every labelling of everything: its
training error is 0 on every sample, whatever the truth.

**Hoeffding's inequality** speaks of one hypothesis that was fixed before the sample was drawn. The one that was chosen
*because* it does well on this sample is another matter: its losses on the sample are no longer independent trials.
What holds for it must hold for all hypotheses at once, and costs a factor |H|, or ln |H| in the gap.
"""
