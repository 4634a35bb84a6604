"""What support vector machines show, in words: the sentences that several views share, and their meanings."""

from __future__ import annotations

from bounds import numbers
from bounds.numbers import in_words

MEANINGS = {
    "margin": """
A line ⟨w, x⟩ + b = 0 separates two classes if every positive example has a positive score and every negative one a
negative score. Scaled so that the nearest examples score 1 and −1, its **margin**, the distance to the nearest example,
is 1/‖w‖, and the free band is 2/‖w‖ wide. Among all separating lines the support vector machine takes the one with the
widest band: it minimises ‖w‖² with y(⟨w, x⟩ + b) ≥ 1 for every example.

The answer is a sum of examples times labels times multipliers, and only the **support vectors**, on the band's edges,
have a multiplier above 0. Leave out any other example, and the line stays where it is. So at most as many examples as
there are support vectors can be misjudged when each is left out in turn. Averaged over samples, that is a promise about
the true risk.

The two promises by radius and margin need more: a line *through the centre* that keeps the distance γ from every
example the world can draw, none longer than ρ. They never mention the dimension.
""",
    "slack": """
Where no line separates the classes, or only one with a thin band, the soft margin lets examples into the band and
charges each for its **slack** ξ = max(0, 1 − y(⟨w, x⟩ + b)): nothing on the right side outside of the band, up to 1
within it, more than 1 on the wrong side. It minimises ‖w‖²/2 + C · (sum of slacks). The books' λ‖w‖² + mean slack is
the same with C = 1/(2λm): a **large C is a small λ**.

Cheap slack gives a wide band that hardly looks at the sample. Dear slack gives a thin band, and in the limit, where the
classes can be separated, the hard margin.

The theorem speaks of the line through the centre. Told a norm B beforehand it sets λ = √(2/m) ρ/B, and promises that
the true risk, *averaged over samples*, is at most the least hinge loss of any w with ‖w‖ ≤ B, plus √(8ρ²B²/m). Each
price C is the right one for some B, so the promise is drawn for all of them. A fixed price chosen beforehand may use
its promise; the least of all, picked after looking, may not.
""",
    "hinge": """
To count mistakes is to charge 1 where the margin y f(x) is 0 or less. That step cannot be minimised by following
slopes, and for lines it is hard to minimise at all. The **hinge loss** max(0, 1 − y f(x)) is convex and nowhere below
the step: a small mean hinge loss is a proof of few mistakes. The price: an example far on the wrong side counts many
times, and a right answer inside the band is charged too.

Squared hinge, exponential and logistic loss (to base 2; to base e it would lie below the step at margin 0) are other
convex losses above the mistakes.
""",
    "steps": """
**Pegasos** finds the soft margin's line without ever looking at the whole sample. It draws one example after the other;
where y⟨w, x⟩ < 1 it adds y·x to a sum θ, and its weights are w = θ/(λt) after t draws. That is stochastic gradient
descent on f(w) = (λ/2)‖w‖² + mean hinge loss, with steps that shrink like 1/(λt).

The **promise** is about the mean of all weights so far, averaged over what chance draws: its f lies at most
2ρ²(1 + ln T)/(λT) above the least, where no example is longer than ρ. It does not mention the number of examples. Halve
λ, and twice the draws are needed, nearly. The book's λ, without the half, is half of this one.
""",
    "dimension": """
Two promises about the same line, the hard margin through the centre. In d dimensions, and in general position, it has
at most d support vectors, so its mean risk is at most **d/(m + 1)**. And if the world keeps a margin γ from examples of
length at most ρ, its mean risk is at most **(ρ/γ)²/(m + 1)**: the margin is worth (ρ/γ)² dimensions. Below that number
of features the dimension promises more, above it the margin does, and it stays there when features are counted in
millions, or when a kernel makes infinitely many.

The heavy curve is no simulation but the exact mean in a world built to be hard: orthonormal examples, equally likely,
with labels by coin. As many of them fit as there are features, until the margin would become less than γ.
""",
    "maps": """
A **feature map** sends each example into another space, and a straight line there is a curved boundary here. The
numbers between −2 and 2 cannot be cut off from the others at one place; after x ↦ (x, x²) a horizontal line does it.
The exclusive or has no separating line; with the product x₁x₂ as a feature it has one. A disc in a ring becomes
separable by x₁² and x₂².

A **kernel** is an inner product after such a map, computed without the map. The polynomial kernel (1 + ⟨x, z⟩)² has all
products of two coordinates among its features. On the four corners of the exclusive or its machine is f = −x₁x₂, and
all four multipliers are 1/8.
""",
    "width": """
The **Gaussian kernel** exp(−γ‖x − z‖²) calls two examples alike if they are near; γ = 1/(2σ²) for the deviation σ.
(Some books write exp(−‖x − z‖²/(2σ)), where σ is the variance.) A wide kernel finds all points alike and draws nearly a
straight line. A narrow one finds every example unlike all others: it reproduces each label, whatever it is, with
training error 0, and knows nothing of the space between. The true risk is least somewhere in the middle.

The share of support vectors bounds the leave-one-out error of this sample, at this price C: an example that supports
nothing may be left out without changing the boundary. It is a rough estimate of the true risk, not a promise of it.
""",
    "grid": """
Neither the price C nor the width γ can be read off the training error, which the narrowest kernel brings to 0. So each
pair is tried by **cross-validation**: the sample is cut into five folds, each is judged by a machine trained on the
other four, and the five accuracies are averaged. Powers of 2 cover many orders of magnitude with few pairs. A best pair
on the border says that the grid should go further.

The best of many accuracies is also the luckiest: as an estimate of its own true accuracy it is too good, the more so
the more pairs were tried and the smaller the sample. In a world we built the true accuracy is known, and it stands
beside.
""",
    "tube": """
**Support vector regression** fits a function that may miss each label by ε for free: its loss is max(0, |h(x) − y| −
ε). Among functions that cost the same it takes the flattest. Examples inside the tube have multiplier 0 and could be
left out; those on its edge or beyond support the fit. A wider tube means fewer of them and a flatter function, until a
tube of half the range of the labels leaves a constant.

The dashed curve beside the loss is the square, which charges small errors a little and large ones far more.
""",
}


def counted(number: int, one: str, many: str = "") -> str:
    """`1 example`, `2 examples`."""
    return f"{in_words(number)} {one if number == 1 else many or one + 's'}"


def at_most(number: float) -> str:
    """A promise from above, in three digits as all numbers of this page."""
    return numbers.at_most(number, digits=3)
