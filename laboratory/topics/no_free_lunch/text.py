"""The meaning of no free lunch, consistency and rates."""

MEANING = """
**No free lunch.** Average over all labellings of the points. The sample gives no information about a point outside of
it: of the labellings that agree with the sample, half have label 1 there and half 0. So on average every learner
misclassifies half of the unseen points. What it gains on some labellings it loses on others. Learning needs an
assumption beforehand: a class that is not all labellings.

**Arbitrarily slow rates.** For every sequence that decreases to 0 from at most 1/16, however slowly, and every learner
there is a data distribution without noise for which the expected risk stays above the sequence. So consistency can hold
for all distributions, a rate cannot.

**Consistency** has two meanings. *ERM is consistent* over a class if training error and true risk of its choice both
tend to the minimum risk of the class. A *learning algorithm is consistent* (towards Bayes) if its expected risk tends
to the minimum risk of all predictors, for every distribution. ERM over a small class has the first property and not the
second.

**Rates.** Without noise, a class of few parameters is learned at the rate 1/m: a bad hypothesis is refuted by one
example. With noise two hypotheses of risks that differ by α need about 1/α² examples to be distinguished, so the
excess risk falls like 1/√m. The distance to the neighbour in n dimensions falls only like $m^{-1/n}$.
"""
