"""What all questions about finite classes mean."""

MEANING = r"""
A learner sees only its sample. A hypothesis is **bad** if its true risk is at least ε. A sample is **misleading** if
some bad hypothesis has training error 0 on it: a learner that needs only a perfect fit may then return it.

**One bad hypothesis** survives m independent examples with probability at most $(1-ε)^m$. **All of them together**: the
set of misleading samples is the union of such sets. Its probability is at most the sum of theirs, which counts overlaps
more than once. That is the **union bound**, and it gives $|H|(1-ε)^m\le |H|e^{-εm}$, the guarantee for
finite classes.

**A class that is too rich** has no such bound. The memorizer has a hypothesis for every labelling of everything: its
training error is 0 on every sample, whatever the truth.

**Hoeffding's inequality** holds for one hypothesis that was fixed before the sample was drawn. It does not hold for one
chosen *because* it does well on this sample: its losses on the sample are no longer independent trials. A bound for
the chosen one must hold for all hypotheses at once; this costs a factor |H|, or ln |H| in the gap.
"""
