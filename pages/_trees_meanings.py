"""What each view of the trees means, for who unfolds it."""

from __future__ import annotations

GROWING = """
The tree starts as a **single leaf**, which answers the majority of the sample. Each step looks at every leaf and every
question *is x₁ ≤ c?* or *is x₂ ≤ c?*, with c midway between two neighbouring examples, and asks the one that lowers
the sum of ψ(p) over the leaves most; p is a leaf's share of positives, and each leaf weighs as many examples as it has.

**Why not count mistakes?** With ψ(p) = min(p, 1 − p) the sum *is* the training error. But that ψ has straight sides:
when both halves of a split keep the same majority, their chord lies on the curve and the gain is 0, though one half
may be purer than before. The other three curves bulge, so every split that changes the shares gains something.
All four are 0 at both ends and 1/2 in the middle, and none lies below the counted mistakes: driving ψ down
drives the training error down too.

**The XOR stall.** In a sample that is as even as the world of the exclusive or, every single cut leaves both sides
half positive. The shares do not change at all, so no ψ gains anything, although two cuts after another would tell
everything. A greedy tree looks one step ahead and stays a single leaf. A sample drawn at random is never quite even,
and then chance makes the first cut.

**Size.** Growing never raises the training error. The exact risk, computed from the world itself, often turns up
again: late splits answer to single examples, flipped ones above all.

**Where is the promise by code length?** The theorem charges a tree for the bits that write it down, and needs a code
that was fixed before the sample was seen. Here the cuts lie between the sample's own points, so there is no such code,
and this view draws no bound. "Occam's choice" does, on yes-or-no features.
"""
OCCAM = """
One tree is grown until its leaves are pure. A **pruning** turns some of its tests back into leaves; for every number of
nodes the figure takes the pruning with the fewest training mistakes. More nodes never mean more training mistakes, but
the exact risk, summed over the whole world, need not fall with them: flipped labels are learned by heart.

**The promise.** Write every tree down in a fixed prefix code, in which no word begins another. A tree of N nodes over d
yes-or-no features then takes (N + 1) ⌈log₂(d + 3)⌉ + 2 ⌊log₂ N⌋ + 1 bits. The theorem gives each tree a share of the
failure probability δ that halves with every bit, so with probability at least 1 − δ over the sample *all* trees keep
within a gap that grows with the root of their length. Because it holds for all trees at once, the tree may be chosen
after looking: **Occam's choice** is the one with the least promise.

**What it assumes.** Independent examples, yes-or-no features, and a code fixed before the sample was seen. On breast
cancer each measurement was turned into yes-or-no questions at quantiles of the whole data set, which no sample decides;
samples are drawn from the data set with replacement, so its error rates are the exact risks.

**Size fixed beforehand.** Who fixes N before seeing the sample needs no code: the trees with N nodes are a finite class
of at most C_M d^M 2^(M + 1) members, M = (N − 1)/2 tests. The tree with the fewest mistakes among *all* of them, found
by dynamic programming, is then close to the best of them. For one N only: who tries several and keeps the best-looking
has chosen after seeing the data, and must go by the code length.

The promise is honest rather than tight: it covers every world and every way to choose a tree.
"""
FORMULA = """
Every path from the root to a leaf that says *play* is a clause: all its answers must hold. The tree says *play* where
one of these clauses holds: a formula in **disjunctive normal form**, an "or" of "and"s. Paths of a tree exclude each
other, so at most one clause holds for any day.

**Writing a tree down.** Let all tests be yes-or-no questions about d attributes. The code first says how many nodes
there are, N, in Elias's gamma code: N in binary, after as many zeros as it has digits beyond the first. Then
come the nodes, each before its children, as symbols of ⌈log₂(d + 3)⌉ bits: the d questions, the two labels, and a sign
for the end. Nobody needs a mark to see where a word ends, so no code word begins another. (The end sign and the count
are luxuries: from the root down, a tree tells itself where it ends.)

**Why care about bits?** What takes few bits to write down may be trusted more: there are few short words, so a short
tree that fits the sample is less likely to do so by luck. The questions must be fixed before the sample is seen. Here
*humidity at most 70* came from the table itself, so for these 14 days the theorem would not even apply.

**The table** is Quinlan's example of 14 days. The tree usually drawn for it asks for the outlook first, with three
answers, then for humidity where it is sunny and for wind where it rains.
"""
MEANINGS = {"growing": GROWING, "occam": OCCAM, "formula": FORMULA}
