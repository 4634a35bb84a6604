"""Assumptions that only theorems on Rademacher complexity need."""

from bounds.vocabulary.assumptions import Assumption

DISTINCT_POINTS_ON_A_LINE = Assumption(
    "distinct_points_on_a_line", "The sample is of different points on a line.", "world"
)
RAYS = Assumption(
    "rays_of_signs",
    r"The class is that of all $x\mapsto\pm1$ that are $+1$ to the right of a threshold and $-1$ to its left.",
    "learner",
)
EXACT_SUPREMUM = Assumption(
    "exact_supremum", "For every draw of signs the supremum over the class is computed exactly.", "protocol"
)
VALUES_UP_TO_ONE = Assumption(
    "values_up_to_one", "The functions of the class have absolute values of at most 1.", "learner"
)
L1_CLASS = Assumption(
    "l1_class", r"The class is that of all $x\mapsto\langle w,x\rangle$ with $\sum_j|w_j|\le\Lambda_1$.", "learner"
)
FEATURES_BOUNDED = Assumption(
    "features_bounded", r"Every feature of every example has absolute value of at most $r_\infty$.", "world"
)
LIPSCHITZ_FUNCTIONS = Assumption(
    "lipschitz_functions", r"Each $\Phi_i$ changes by at most $L$ times the change of its argument.", "protocol"
)
STAR_SHAPED = Assumption(
    "star_shaped",
    r"With every loss $f$ of the class $\mathcal F$ and every $\alpha\in[0,1]$, $\alpha f$ counts as one of $\mathcal "
    "F$ too.",
    "learner",
    briefly="with every loss its multiples below it count as losses of the class",
)
LOCAL_COMPLEXITY = Assumption(
    "local_complexity",
    r"$\psi(r)\ge\mathbb E\sup_{f\in\mathcal F,\,\mathbb Ef\le r}\frac1m\sum_i\sigma_if(z_i)$, where $\psi$ does not "
    r"fall, $\psi(r)/\sqrt r$ does not rise, and $r^*$ is the largest number with $\psi(r^*)=r^*$: 0 often is another.",
    "learner",
    briefly="the class has the given local complexity",
)
ENLARGEMENT_BEFORE_DATA = Assumption(
    "enlargement_before_data",
    r"$K>1$ was fixed before the sample was drawn.",
    "protocol",
    briefly="K was fixed before the sample was drawn",
)
FINITELY_MANY_FUNCTIONS = Assumption(
    "finitely_many_functions",
    r"On the sample the class takes at most $|\mathcal H|$ different vectors of $m$ values.",
    "learner",
)
