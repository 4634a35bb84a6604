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
    Elsewhere("Linear regression", "learners.LeastSquares", "normal equations pseudo-inverse by hand"),
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
        "SVM geometric margin slack variables",
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
    Elsewhere("Choosing a model on a validation set", "learners.selection.choose_on_validation", "hold-out"),
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
    Elsewhere("Weights of a network", "learners.networks.weight_count", "number of parameters count layers"),
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
)
