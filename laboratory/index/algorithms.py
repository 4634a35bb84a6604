"""Algorithms and their parts, by their names in exercises.

Names only, as in `laboratory.index.named`, and held to what there is by the same test.
"""

from bounds.index.elsewhere import Elsewhere

ALGORITHMS = (
    Elsewhere(
        "Perceptron learning algorithm, update by update",
        "learners.Perceptron",
        "PLA by hand path",
    ),
    Elsewhere("Pocket algorithm", "learners.Pocket", "perceptron not separable PLA"),
    Elsewhere("Adaline, delta rule", "learners.Adaline", "Widrow-Hoff LMS classification by hand"),
    Elsewhere(
        "Linear regression", "learners.LeastSquares", "normal equations pseudo-inverse by hand line slope intercept OLS"
    ),
    Elsewhere("Ridge regression", "learners.Ridge", "weight decay regularization of linear regression lambda"),
    Elsewhere("Lasso", "learners.Lasso", "l1 penalty soft threshold sparse"),
    Elsewhere(
        "Polynomial regression",
        "learners.PolynomialRegression",
        "overfitting degree fit",
    ),
    Elsewhere(
        "Classification in a feature space",
        "learners.FeatureEmbedding",
        "nonlinear polynomial transform Z space monomials linear regression for classification",
    ),
    Elsewhere(
        "Logistic regression",
        "learners.LogisticRegression",
        "logit log-odds sigmoid cross-entropy maximum likelihood",
    ),
    Elsewhere(
        "Logistic regression by stochastic gradient descent",
        "learners.LogisticSGD",
        "SGD epochs cross-entropy start weights by hand",
    ),
    Elsewhere("Sigmoid and other activations", "learners.networks.Activation", "logistic tanh relu softmax"),
    Elsewhere(
        "Gaussian classes: linear and quadratic discriminant analysis",
        "learners.GaussianGenerative",
        "LDA QDA posterior",
    ),
    Elsewhere(
        "Posterior of two Gaussian classes",
        "learners.bayes.two_gaussians_eta",
        "LDA linear discriminant analysis Bayes' theorem",
    ),
    Elsewhere("Bayes risk of two Gaussian classes", "learners.bayes.two_gaussians_risk", "optimal error LDA"),
    Elsewhere("Cheapest threshold on a probability", "learners.bayes.cheapest_threshold", "cost matrix decision"),
    Elsewhere("Maximum likelihood", "learners.likelihood.maximum_likelihood", "MLE estimate of a family"),
    Elsewhere("Support vector machine, hard margin", "learners.HardSVM", "SVM maximal margin by hand dual"),
    Elsewhere("Support vector machine, soft margin with lambda", "learners.SoftSVM", "SVM slack hinge"),
    Elsewhere("Support vector machine with C and kernel", "learners.SVC", "SVM slack RBF polynomial libsvm"),
    Elsewhere("Kernel support vector machine", "learners.KernelSVM", "SVM RBF Gaussian polynomial dual"),
    Elsewhere(
        "Functional margins, distances, slacks and support vectors",
        "learners.svm.support_report",
        "SVM geometric margin slack variables xi distance point",
    ),
    Elsewhere("Dual of the support vector machine", "learners.svm.solve_dual", "SVM multipliers alpha SMO QP"),
    Elsewhere(
        "Is this a kernel? Gram matrix and its eigenvalues",
        "learners.kernels.gram_report",
        "Mercer positive semidefinite kernel trick",
    ),
    Elsewhere("Decision tree", "learners.DecisionTree", "ID3 CART grow prune"),
    Elsewhere("Decision tree of many classes", "learners.MulticlassTree", "CART Gini entropy"),
    Elsewhere("Best split of numbers", "learners.trees.best_split", "decision tree threshold by hand"),
    Elsewhere("Regression tree", "learners.RegressionTree", "CART least squares splits leaf means"),
    Elsewhere("Random forest", "learners.RandomForest", "bagging bootstrap out-of-bag variance"),
    Elsewhere("AdaBoost with stumps, round by round", "learners.AdaBoost", "by hand alpha weights Z"),
    Elsewhere("Gradient boosting", "learners.GradientBoosting", "residuals regression trees"),
    Elsewhere("k nearest neighbours, regression", "learners.KNNRegressor", "kNN mean of neighbours"),
    Elsewhere("Neural network", "learners.MLP", "multilayer perceptron MLP backpropagation hidden units"),
    Elsewhere(
        "Backpropagation by hand: gradient of a network",
        "learners.networks.gradient",
        "backprop chain rule deltas",
    ),
    Elsewhere("Forward pass of a network", "learners.networks.forward", "neural network by hand outputs"),
    Elsewhere("Network for XOR", "learners.networks.xor_network", "exclusive or neural network"),
    Elsewhere("Principal component analysis", "learners.dimensions.PCA", "principal components explained variance SVD"),
    Elsewhere("k-fold cross-validation", "learners.selection.cross_validate", "leave-one-out LOO folds error"),
    Elsewhere(
        "Choosing a model on a validation set", "learners.selection.choose_on_validation", "hold-out model selection"
    ),
    Elsewhere("Clopper-Pearson interval", "learners.selection.clopper_pearson", "exact binomial confidence interval"),
    Elsewhere(
        "Precision at a prevalence",
        "learners.selection.precision_at",
        "base rate sensitivity specificity positive predictive value Bayes' rule theorem medical test",
    ),
    Elsewhere("Min-max scaling", "learners.features.MinMaxScaler", "normalization of features"),
    Elsewhere(
        "Empirical Rademacher complexity by enumeration",
        "learners.complexity.rademacher_exact",
        "finite set of vectors signs exact",
    ),
    Elsewhere("Find-S", "learners.FindS", "conjunction most specific hypothesis Mitchell EnjoySport"),
    Elsewhere(
        "Candidate elimination",
        "learners.version_space.candidate_elimination",
        "version space general specific boundary Mitchell EnjoySport",
    ),
    Elsewhere("Error surface of two exponentials", "learners.optimizers.two_exponentials", "u v Caltech"),
    Elsewhere("Rejection sampling", "learners.ensembles.rejection_sampler", "costs boosting weights"),
    Elsewhere("Newton's step", "learners.optimizers.newton_step", "Newton's method Hessian Taylor second order"),
    Elsewhere("Steepest descent, step of a given length", "learners.optimizers.steepest_step", "Taylor first order"),
    Elsewhere(
        "Weights of a network",
        "learners.networks.weight_count",
        "number of parameters biases count layers architecture",
    ),
    Elsewhere(
        "Products in backpropagation",
        "learners.networks.backpropagation_products",
        "number of operations neural network count",
    ),
    Elsewhere(
        "EM for two coins",
        "learners.likelihood.two_coins_em",
        "EM algorithm expectation maximization three coins mixture",
    ),
    Elsewhere("Pruned decision tree", "learners.OccamTree", "prune penalty minimum description length"),
    Elsewhere("Least mean squares", "learners.LMS", "LMS Widrow-Hoff delta rule online regression by hand"),
    Elsewhere("Sigmoid unit", "learners.SigmoidUnit", "delta rule neuron squared error by hand"),
    Elsewhere("Elastic net", "learners.ElasticNet", "l1 l2 penalty lasso ridge mixed"),
    Elsewhere("Separating halfspace by linear programming", "learners.HalfspaceLP", "LP hyperplane separable"),
    Elsewhere(
        "Halfspace with the fewest misclassified examples",
        "learners.MinDisagreement",
        "ERM agnostic NP-hard zero-one loss",
    ),
    Elsewhere("Best threshold on the line", "learners.ThresholdERM", "ERM cut by hand"),
    Elsewhere("Best interval", "learners.IntervalERM", "ERM line"),
    Elsewhere(
        "Smallest rectangle around the positives", "learners.RectangleERM", "tightest axis-aligned box consistent"
    ),
    Elsewhere("Memorizer", "learners.Memoriser", "rote learning lookup table overfitting"),
    Elsewhere("Support vector regression", "learners.SVR", "epsilon-insensitive tube"),
    Elsewhere("Pegasos", "learners.Pegasos", "SVM stochastic subgradient SGD"),
    Elsewhere("Pegasos with a kernel", "learners.KernelPegasos", "SVM stochastic gradient representer"),
    Elsewhere("Gaussian kernel", "learners.kernels.Gaussian", "RBF radial basis function width gamma"),
    Elsewhere("Polynomial kernel", "learners.kernels.PolynomialKernel", "inner product kernel trick degree"),
    Elsewhere("Cascade correlation", "learners.CascadeCorrelation", "growing network Fahlman Lebiere"),
    Elsewhere(
        "Training of a network with early stopping",
        "learners.networks.train",
        "epochs momentum patience weight decay validation",
    ),
    Elsewhere("Pruning of a network", "learners.networks.pruning", "remove small weights magnitude"),
    Elsewhere("Momentum", "learners.optimizers.Momentum", "heavy ball Polyak velocity by hand"),
    Elsewhere("Nesterov's momentum", "learners.optimizers.Nesterov", "accelerated gradient look-ahead"),
    Elsewhere("Adam", "learners.optimizers.Adam", "adaptive moments optimizer"),
    Elsewhere("Stochastic gradient descent", "learners.optimizers.SGD", "SGD noisy subgradient"),
    Elsewhere(
        "Steepest descent with exact steps", "learners.optimizers.SteepestDescent", "line search quadratic zigzag"
    ),
    Elsewhere("Backtracking line search", "learners.optimizers.BacktrackingDescent", "Armijo sufficient decrease"),
    Elsewhere("Line search by Wolfe's conditions", "learners.optimizers.wolfe_search", "Armijo curvature step length"),
    Elsewhere(
        "Conjugate gradients on a quadratic",
        "learners.optimizers.LinearConjugateGradient",
        "CG linear system conjugate directions",
    ),
    Elsewhere("Conjugate gradients on any function", "learners.optimizers.NonlinearConjugateGradient", "nonlinear CG"),
    Elsewhere(
        "Beta of conjugate gradients",
        "learners.optimizers.all_betas",
        "Fletcher-Reeves Polak-Ribiere Hestenes-Stiefel by hand",
    ),
    Elsewhere(
        "Random projection",
        "learners.dimensions.GaussianRandomProjection",
        "Johnson-Lindenstrauss JL dimensionality reduction",
    ),
    Elsewhere("Linear autoencoder", "learners.dimensions.linear_autoencoder", "encoder decoder bottleneck"),
    Elsewhere("Sparse recovery by l1 norm", "learners.dimensions.l1_decoder", "compressed sensing basis pursuit"),
    Elsewhere("Nested cross-validation", "learners.selection.nested_cross_validation", "double inner outer folds"),
    Elsewhere("Training, validation and test split", "learners.selection.select_then_test", "three parts hold-out"),
    Elsewhere("Structural risk minimization", "learners.selection.structural_choice", "SRM nested classes penalty"),
    Elsewhere("Grid search, coarse to fine", "learners.selection.grid_search_zoom", "hyperparameters tuning"),
    Elsewhere("Grid search over C and gamma", "learners.svm.svm_grid_search", "SVM tuning cross-validation"),
    Elsewhere("Stability when one example is replaced", "learners.complexity.replace_one_stability", "algorithmic"),
)
