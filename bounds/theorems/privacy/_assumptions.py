"""What only theorems on differential privacy assume."""

from bounds.vocabulary.assumptions import Assumption

DIFFERENTIALLY_PRIVATE = Assumption(
    "differentially_private",
    r"For samples that differ in one example, every set of results has $\mathbb P[A(S)\in E]\le e^\varepsilon\,"
    r"\mathbb P[A(S')\in E]+\delta$.",
    "learner",
    briefly="the learner is differentially private",
)
LAPLACE_NOISE = Assumption(
    "laplace_noise",
    r"One example moves the $k$ answers by at most $\Delta$, absolute values added up; to each is added independent "
    r"Laplace noise of scale $\Delta/\varepsilon$, which makes them $\varepsilon$-differentially private.",
    "protocol",
    briefly="one example moves the answers by at most Δ in all, and each has Laplace noise added",
)
GAUSSIAN_NOISE = Assumption(
    "gaussian_noise",
    r"One example moves the vector of answers by at most $\Delta$ in Euclidean length; to each answer is added "
    r"independent noise $N(0,\sigma^2)$.",
    "protocol",
    briefly="one example moves the answers by at most Δ, and each has Gaussian noise added",
)
PRIVATE_ANSWERS = Assumption(
    "private_answers",
    r"Each of $k$ answers is $\varepsilon$-differentially private, with coins of its own; which question comes next "
    "may depend on the answers so far.",
    "protocol",
    briefly="each of k answers is ε-differentially private, with coins of its own",
)
EXPONENTIAL_MECHANISM = Assumption(
    "exponential_mechanism",
    r"The result is drawn from a finite set $\mathcal R$ fixed beforehand, $r$ with probability proportional to "
    r"$e^{\varepsilon u(r)/(2\Delta)}$, where one example moves no $u(r)$ by more than $\Delta$: that is "
    r"$\varepsilon$-differentially private.",
    "protocol",
    briefly="the result is drawn by the exponential mechanism, with a utility that one example moves by Δ at most",
)
LARGEST_MOVE = Assumption(
    "largest_move",
    r"No smaller number than $\Delta$ is enough for that: some example moves the answers by $\Delta$, or by as nearly "
    "that as one likes.",
    "protocol",
    briefly="some example moves the answers by Δ, or by nearly that",
)
RANDOMIZED_RESPONSE = Assumption(
    "randomized_response",
    r"Everybody has one secret bit and tells it with probability $p$, known to all, and the other one with "
    r"probability $1-p$, by a coin of their own.",
    "protocol",
    briefly="everybody tells the true bit with a known probability p, by a coin of their own",
)
POPULATION_SHARE = Assumption(
    "population_share",
    r"The $m$ people are drawn independently from one population, in which the share of bits 1 is $\pi$; "
    r"$\hat\lambda$ is the share of answers 1.",
    "world",
    briefly="the people are drawn independently from one population",
)
