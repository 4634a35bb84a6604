"""What only theorems about regression assume."""

from bounds.vocabulary.assumptions import Assumption

GAUSSIAN_DESIGN = Assumption(
    "gaussian_design", r"Features are $N(0,\Sigma)$ with invertible $\Sigma$, independent of the noise.", "world"
)
ISOTROPIC_DESIGN = Assumption("isotropic_design", r"Features are $N(0,I)$, independent of the noise.", "world")
FIXED_DESIGN = Assumption(
    "fixed_design",
    "The features are given, of full rank; new labels are drawn at the same points.",
    "world",
    briefly="new labels are drawn at the same points, whose features have full rank",
)
FULL_RANK = Assumption(
    "full_rank", "The features at hand are linearly independent, and independent of the noise.", "world"
)
LINEAR_MODEL = Assumption(
    "linear_model", r"$y=\langle w,x\rangle+$ independent noise of mean 0 and variance $\sigma^2$.", "world"
)
LEAST_SQUARES = Assumption("least_squares", "The learner returns the least-squares weights, without a bias.", "learner")
MINIMUM_NORM = Assumption(
    "minimum_norm", "The learner returns the shortest weights among those that fit the sample.", "learner"
)
RIDGE = Assumption("ridge", r"The learner returns $(X^\top X/m+\lambda I)^{-1}X^\top y/m$.", "learner")
PROPORTIONAL_LIMIT = Assumption(
    "proportional_limit",
    r"$m,n\to\infty$ with $n/m\to c$: a limit, not a bound for finite samples.",
    "world",
    briefly="examples and features are many, in the ratio c",
)
BOUNDED_LOSS = Assumption("bounded_loss", r"The loss lies between 0 and $M$.", "protocol")
BOUNDED_RESIDUALS = Assumption(
    "bounded_residuals", r"$|h(x)-y|\le M$ for every $h\in\mathcal H$ and every example.", "protocol"
)
FINITE_PSEUDO_DIMENSION = Assumption(
    "finite_pseudo_dimension",
    r"The losses $\{(x,y)\mapsto\ell(h(x),y):h\in\mathcal H\}$ have pseudo-dimension $d\le m$.",
    "learner",
    briefly="the losses of the class have pseudo-dimension d",
)
VALUES_IN_UNIT_INTERVAL = Assumption(
    "values_in_unit_interval", "Predictions and labels lie between 0 and 1, and the loss is their squared distance.",
    "protocol", briefly="predictions and labels lie between 0 and 1 under squared loss",
)  # fmt: skip
FINITE_COVERS = Assumption(
    "finite_covers",
    r"On any $2m$ points $\mathcal N_1$ functions are enough for one of them to be within $\varepsilon/16$ of each "
    r"$h\in\mathcal H$, on average over the points.",
    "learner",
    briefly="on any 2m points so many functions cover the class, within ε/16 on average",
)
GAUSSIAN_LIKELIHOOD = Assumption(
    "gaussian_likelihood",
    r"Gaussian noise; constants that do not depend on the model are left out.",
    "world",
    briefly="the noise is Gaussian",
)
NORMALISED_COLUMNS = Assumption(
    "normalised_columns",
    r"The features are given, and the squares of each one's $m$ values have a mean of at most 1.",
    "world",
)
SUB_GAUSSIAN_NOISE = Assumption(
    "sub_gaussian_noise",
    r"$y=\langle w,x\rangle+$ independent noise, $\sigma$-sub-Gaussian with mean 0.",
    "world",
)
LASSO = Assumption(
    "lasso",
    r"The learner minimizes $\frac1{2m}\|y-Xw\|^2+\lambda\|w\|_1$ with $\lambda=\sigma\sqrt{2\ln(2n/\delta)/m}$.",
    "learner",
)
RIDGE_ON_SUM = Assumption(
    "ridge_on_sum",
    r"The learner minimizes $\|y-Xw\|^2+\lambda\|w\|^2$, without a bias.",
    "learner",
)
LINEAR_SMOOTHER = Assumption(
    "linear_smoother",
    r"The answers on the sample are $\hat y=Hy$ with a matrix $H$ that does not depend on the labels; "
    r"$\mathrm{df}=\mathrm{tr}\,H$.",
    "learner",
    briefly="the answers on the sample are linear in the labels",
)
GIVEN_POINTS = Assumption(
    "given_points",
    "The points are given; new labels are drawn at the same points.",
    "world",
    briefly="new labels are drawn at the same points",
)
ADDITIVE_NOISE = Assumption(
    "additive_noise", r"$y=f(x)+$ independent noise of mean 0 and variance $\sigma^2$, for any $f$.", "world"
)
LEAVES_OUT_BY_FORMULA = Assumption(
    "leaves_out_by_formula",
    "The learner is least squares, or ridge regression with a fixed penalty and nothing centred: what is fitted to the "
    "others is what is fitted to all, had the example's label been its prediction.",
    "learner",
    briefly="the learner is least squares, or ridge regression with a fixed penalty and nothing centred",
)
