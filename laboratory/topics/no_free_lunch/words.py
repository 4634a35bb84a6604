"""What no free lunch, consistency and rates mean."""

MEANING = """
**No free lunch.** Average over all labellings of the points. Of a point that is not in the sample the sample says
nothing: half of the labellings that agree with it say 1 there, half 0. So every learner is wrong on half of what it has
not seen, whatever it does, and what it gains on some labellings it loses on others. To learn one must know something
beforehand, a class that is not all labellings.

**As slow as one likes.** For every sequence that tends to 0, however slowly, and every learner there is a world (a data
distribution) without noise in which the expected risk stays above it. So consistency can hold for all worlds, a rate
cannot.

**Consistency** has two meanings. *ERM is consistent* over a class if training error and true risk of its choice both
tend to the best risk of the class. A *learning algorithm is consistent* (towards Bayes) if its expected risk tends to
the least risk of any predictor at all, in every world. A small class is the first and not the second.

**Rates.** Without noise, a class of few parameters is learned at the rate 1/m: a bad hypothesis is refuted by one
example. With noise two hypotheses of risks that differ by α need about 1/α² examples to be told apart, so that the
excess risk falls like 1/√m. Neighbours in n dimensions come nearer like m^(−1/n) only.
"""
