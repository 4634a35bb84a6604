"""Assumptions that only theorems on gradient descent need."""

from bounds.vocabulary.assumptions import Assumption

CONVEX_OBJECTIVE = Assumption(
    "convex_objective", r"$f$ is convex, and $\rho$-Lipschitz wherever the steps lead.", "world"
)
GRADIENT_DESCENT = Assumption(
    "gradient_descent",
    r"$w_1=0$, $w_{t+1}=w_t-\eta\nabla f(w_t)$ (any subgradient, at a kink), and the answer is the mean $\bar w$ of "
    r"$w_1,\dots,w_T$.",
    "learner",
    briefly="the learner goes T steps of length η against subgradients from 0 and returns the mean",
)
TUNED_STEP = Assumption(
    "tuned_step",
    r"The step size is $\eta=B/(\rho\sqrt T)$.",
    "learner",
    briefly="the step size is tuned to the number of steps",
)
FRESH_EXAMPLES = Assumption(
    "fresh_examples",
    "Every step uses a new example: $v_t$ is a subgradient at $w_t$ of the loss on the $t$-th of $T$ independent "
    "examples.",
    "protocol",
    briefly="every step uses a new example",
)
CONVEX_LIPSCHITZ_LOSS = Assumption(
    "convex_lipschitz_loss",
    r"On every single example the loss is convex in $w$, and $\rho$-Lipschitz wherever the steps lead. That their mean "
    "is would not be enough.",
    "world",
    briefly="on every example the loss is convex and Lipschitz wherever the steps lead",
)
STOCHASTIC_GRADIENT_DESCENT = Assumption(
    "stochastic_gradient_descent",
    r"$w_1=0$, $w_{t+1}=w_t-\eta v_t$, and the answer is the mean $\bar w$ of $w_1,\dots,w_T$.",
    "learner",
    briefly="the answer is the mean of the weights of stochastic gradient descent from 0",
)
STRONGLY_CONVEX_OBJECTIVE = Assumption("strongly_convex_objective", r"$f$ is $\lambda$-strongly convex.", "world")
NOISY_GRADIENTS = Assumption(
    "noisy_gradients",
    r"$\mathbb E[v_t\mid w_t]$ is a subgradient of $f$ at $w_t$, and $\mathbb E\|v_t\|^2\le\rho^2$.",
    "world",
)
STEPS_OVER_T = Assumption(
    "steps_over_t",
    r"$w_1=0$, $w_{t+1}=w_t-\frac1{\lambda t}v_t$, and the answer is the mean of $w_1,\dots,w_T$.",
    "learner",
)
REGULARISED_OBJECTIVE = Assumption(
    "regularised_objective",
    r"$f(w)=\frac\lambda2\|w\|^2+\text{mean loss}$ (with the factor ½); on every single example the loss is convex "
    r"and $\rho$-Lipschitz.",
    "world",
    briefly="losses are convex and Lipschitz, λ/2 times the squared length being added",
)
SGD_REGULARISED = Assumption(
    "sgd_regularised",
    r"$w_1=0$, $w_{t+1}=w_t-\frac1{\lambda t}(\lambda w_t+v_t)$, where $v_t$ is a subgradient at $w_t$ of the loss on "
    r"an example drawn anew from the sample or law that the mean is over; the answer is the mean of $w_1,\dots,w_T$.",
    "learner",
    briefly="the mean of stochastic steps of length 1/(λt) is returned",
)
QUADRATIC_OBJECTIVE = Assumption(
    "quadratic_objective",
    r"$f(w)=\frac12w^\top Hw-b^\top w$, where $H$ is positive definite and its largest eigenvalue $\kappa$ times its "
    r"smallest.",
    "world",
    briefly="the objective is quadratic with a positive definite matrix of condition number κ",
)
EXACT_STEPS = Assumption(
    "exact_steps",
    "Every step goes against the gradient as far as the objective falls: exact line search.",
    "learner",
    briefly="every step goes against the gradient as far as the objective falls",
)
CONVEX_ON_BOUNDED_SET = Assumption(
    "convex_on_bounded_set", r"$f$ is convex on a closed convex set of diameter $D$ in which the steps begin.", "world"
)
NOISY_GRADIENTS_GIVEN_PAST = Assumption(
    "noisy_gradients_given_past",
    r"Given all earlier steps, $v_t$ is in the mean a subgradient of $f$ at $w_t$, and $\mathbb E\|v_t\|^2\le\rho^2$.",
    "world",
)
PROJECTED_ROOT_STEPS = Assumption(
    "projected_root_steps",
    r"$w_{t+1}$ is $w_t-\frac{D}{\rho\sqrt{2t}}v_t$, projected onto the set; the answer is the last point $w_T$.",
    "learner",
    briefly="the learner goes projected steps that shrink like 1/√t and returns the last point",
)
CONVEX_SMOOTH_OBJECTIVE = Assumption(
    "convex_smooth_objective",
    r"$f$ is convex on $\mathbb R^n$, its gradient is $\beta$-Lipschitz, and it has a minimizer $w^*$.",
    "world",
)
NESTEROV = Assumption(
    "nesterov",
    r"$u_1=w_0$; $w_t=u_t-\frac1\beta\nabla f(u_t)$ and $u_{t+1}=w_t+\frac{a_t-1}{a_{t+1}}(w_t-w_{t-1})$, where "
    r"$a_1=1$ and $a_{t+1}=\tfrac12(1+\sqrt{1+4a_t^2})$.",
    "learner",
    briefly="the learner is Nesterov's accelerated gradient method",
)
CONJUGATE_GRADIENTS = Assumption(
    "conjugate_gradients",
    "The learner is the method of conjugate gradients, in exact arithmetic: its first direction is the steepest, each "
    "later one conjugate to those before, and every step goes to the lowest point of its line.",
    "learner",
    briefly="the learner is the method of conjugate gradients in exact arithmetic",
)
SMOOTH_STRONGLY_CONVEX_OBJECTIVE = Assumption(
    "smooth_strongly_convex_objective",
    r"$f$ is $\mu$-strongly convex on all of $\mathbb R^n$; its gradient is $\beta$-Lipschitz.",
    "world",
    briefly="the objective is μ-strongly convex with a β-Lipschitz gradient",
)
STEPS_OF_ONE_OVER_BETA = Assumption(
    "steps_of_one_over_beta",
    r"$w_{t+1}=w_t-\frac1\beta\nabla f(w_t)$, from $w_0$ on; the answer is the last, $w_T$.",
    "learner",
    briefly="the learner goes steps of 1/β times the gradient and returns the last point",
)
STEPS_OF_TWO_OVER_SUM = Assumption(
    "steps_of_two_over_sum",
    r"$w_{t+1}=w_t-\frac2{\mu+\beta}\nabla f(w_t)$, from $w_0$ on; the answer is the last, $w_T$.",
    "learner",
    briefly="the learner goes steps of 2/(μ + β) times the gradient and returns the last point",
)
NESTEROV_STEPS_STRONGLY_CONVEX = Assumption(
    "nesterov_steps_strongly_convex",
    r"$w_{t+1}=v_t-\frac1\beta\nabla f(v_t)$ and "
    r"$v_{t+1}=w_{t+1}+\frac{\sqrt\beta-\sqrt\mu}{\sqrt\beta+\sqrt\mu}(w_{t+1}-w_t)$, from $v_0=w_0$ on.",
    "learner",
    briefly="the learner is Nesterov's method for strongly convex objectives",
)
SMOOTH_BOUNDED_BELOW = Assumption(
    "smooth_bounded_below",
    r"$\nabla f$ is $\beta$-Lipschitz, and $f$ is bounded below: $\Delta_0=f(w_0)-f^*$, $f^*$ its infimum.",
    "world",
    briefly="the objective is bounded below with a β-Lipschitz gradient",
)
WOLFE_STEPS = Assumption(
    "wolfe_steps",
    r"$w_{t+1}=w_t+\eta_tp_t$ with $\langle\nabla f(w_t),p_t\rangle<0$, where "
    r"$f(w_{t+1})\le f(w_t)+c_1\eta_t\langle\nabla f(w_t),p_t\rangle$ and "
    r"$\langle\nabla f(w_{t+1}),p_t\rangle\ge c_2\langle\nabla f(w_t),p_t\rangle$, $0<c_1<c_2<1$.",
    "learner",
    briefly="every step goes downhill and keeps both conditions of Wolfe",
)
