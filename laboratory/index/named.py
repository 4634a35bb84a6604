"""What exercises need that is no theorem: the learner, function or parameter, by its usual names.

Names only: nothing is imported. A test holds every one of them to what there is.
"""

from bounds.index.elsewhere import Elsewhere

USUAL = (
    Elsewhere(
        "Cohen's kappa",
        "learners.selection.cohen_kappa",
        "inter-rater agreement raters agree chance-corrected weighted quadratic",
    ),
    Elsewhere("Cohen's kappa of a table", "learners.selection.agreement_of_counts", "confusion matrix"),
    Elsewhere("McNemar's table and chi-square statistic", "learners.selection.paired", "contingency paired test"),
    Elsewhere("Cochran's Q test", "learners.selection.cochran_q", "several classifiers"),
    Elsewhere(
        "Confusion matrix and its rates",
        "learners.selection.confusion",
        "precision recall F1 Matthews balanced accuracy specificity sensitivity false positive",
    ),
    Elsewhere("ROC curve and AUC", "learners.selection.roc", "average precision area"),
    Elsewhere(
        "Entropy of many classes",
        "learners.trees.entropy",
        "Shannon bits nats unscaled impurity sample positives negatives",
    ),
    Elsewhere("Gini impurity of many classes", "learners.trees.gini_impurity", "unscaled index"),
    Elsewhere(
        "Information gain",
        "learners.trees.information_gain",
        "ID3 split mutual information attribute decision tree entropy falls node reduction",
    ),
    Elsewhere("Conditional entropy after a split", "learners.trees.after_split", "weighted impurity"),
    Elsewhere("Gain ratio", "learners.trees.gain_ratio", "C4.5"),
    Elsewhere("Soft vote", "learners.ensembles.soft_vote", "soft voting ensemble mean of probabilities"),
    Elsewhere("Hard vote, weighted majority", "learners.ensembles.hard_vote", "hard voting plurality"),
    Elsewhere("Bagging and forests, soft or hard vote", "learners.Bagging", "ensemble voting parameter vote"),
    Elsewhere("AdaBoost from given errors", "learners.ensembles.boosting_rounds", "alpha votes normalizer Z"),
    Elsewhere("AdaBoost: weights after a round", "learners.ensembles.reweighed", "update of the distribution by hand"),
    Elsewhere(
        "AdaBoost: weight of an example after T misses",
        "learners.ensembles.BoostingRounds.weight",
        "misclassified in every round",
    ),
    Elsewhere(
        "AdaBoost from given start weights",
        "learners.AdaBoost",
        "sample_weight initial distribution",
    ),
    Elsewhere("Decision stumps on Boolean features", "learners.ensembles.stump_table", "all stumps weighted error"),
    Elsewhere("Naive Bayes", "learners.bayes.naive_bayes", "posterior Laplace smoothing categorical add-one by hand"),
    Elsewhere(
        "Naive Bayes from given shares",
        "learners.bayes.naive_bayes_of_shares",
        "prior likelihood posterior conditional probabilities independent words spam filter",
    ),
    Elsewhere("C of lambda, soft margin", "learners.svm.c_of_lambda", "convert regularization SVM"),
    Elsewhere("Lambda of C, soft margin", "learners.svm.lambda_of_c", "convert regularization SVM"),
    Elsewhere(
        "KKT certificate of a lasso solution",
        "learners.regularization.certify_lasso",
        "optimality subgradient",
    ),
    Elsewhere(
        "KKT certificate of an SVM's multipliers (dual)",
        "learners.svm.certify_dual",
        "optimality conditions",
    ),
    Elsewhere(
        "KKT certificate of an SVM's weights (primal)",
        "learners.svm.certify_primal",
        "optimality conditions",
    ),
    Elsewhere(
        "Bias and variance of a linear smoother",
        "learners.regularization.LinearSmoother.bias_variance",
        "closed form hat matrix degrees of freedom",
    ),
    Elsewhere("Hat matrix of ridge regression", "learners.regularization.ridge_smoother", "leverages trace"),
    Elsewhere(
        "Bias and variance of the line through two points",
        "laboratory.topics.model_selection.two_points.two_point_fit",
        "sin(pi x) Caltech Learning From Data",
    ),
    Elsewhere(
        "Coverage of intervals: normal, Wilson, mid-p, exact",
        "laboratory.topics.model_selection.coverage.interval_coverage",
        "Wald fails Clopper-Pearson",
    ),
    Elsewhere(
        "PRESS",
        "learners.regularization.LinearSmoother.press",
        "leave-one-out hat matrix LOO cross-validation of a least squares line",
    ),
    Elsewhere("Mallows' Cₚ from data", "learners.regularization.LinearSmoother.mallows_cp", "Cp criterion"),
    Elsewhere("Generalized cross-validation from data", "learners.regularization.LinearSmoother.gcv", "GCV"),
    Elsewhere("k nearest neighbours, Minkowski distance", "learners.KNN", "kNN by hand vote metric p norm Manhattan"),
    Elsewhere(
        "Perceptron from given start weights",
        "learners.Perceptron",
        "initial weights start by hand",
    ),
    Elsewhere("Lasso by coordinate descent from a start", "learners.Lasso", "initial weights warm start"),
    Elsewhere("Gradient descent from a start", "learners.optimizers.GradientDescent", "minimize start"),
    Elsewhere("Bayes predictor of a table", "learners.bayes.bayes_predictor", "Bayes risk joint distribution"),
    Elsewhere(
        "Decision tree as a formula", "learners.trees.tree_to_dnf", "convert to DNF disjunctive normal form rules"
    ),
    Elsewhere("Code word of a decision tree", "learners.trees.code_word", "encode bits prefix-free description length"),
    Elsewhere("Misclassification impurity", "learners.trees.majority_error", "error of a leaf majority class"),
    Elsewhere(
        "Version space by listing and eliminating",
        "learners.version_space.list_then_eliminate",
        "count consistent conjunctions Mitchell EnjoySport",
    ),
    Elsewhere(
        "Learner without bias", "learners.version_space.unbiased_learner", "power set consistent labellings count"
    ),
    Elsewhere("One-hot coding", "learners.networks.one_of_k", "one-of-k dummy variables categorical encoding"),
    Elsewhere("Softmax", "learners.networks.softmax", "logits to probabilities exponential outputs multiclass"),
    Elsewhere("Jacobian of softmax", "learners.networks.softmax_jacobian", "derivative matrix"),
    Elsewhere("Jacobian by finite differences", "learners.optimizers.jacobian", "numerical derivative matrix"),
    Elsewhere("Gradient check", "learners.optimizers.gradient_error", "finite differences numerical gradient"),
    Elsewhere("Soft threshold", "learners.regularization.soft_threshold", "lasso by hand one weight orthonormal"),
    Elsewhere(
        "Effective degrees of freedom of ridge regression",
        "learners.regularization.effective_dimension",
        "effective number of parameters singular values",
    ),
    Elsewhere("Features of degree up to k", "learners.features.monomials", "polynomial transform number of monomials"),
    Elsewhere("Massart's lemma on given vectors", "learners.complexity.massart", "Rademacher finite set bound"),
    Elsewhere(
        "Rademacher complexity of linear functions",
        "learners.complexity.over_euclidean_ball",
        "norm ball dual supremum of signs",
    ),
    Elsewhere("Frequency of a sine that shatters", "learners.complexity.shattering_frequency", "infinite VC dimension"),
    Elsewhere("Restricted isometry constant", "learners.dimensions.rip_constant", "RIP compressed sensing"),
    Elsewhere("Cost of predictions", "learners.losses.cost_sensitive", "cost matrix false positive false negative"),
    Elsewhere("Bayes risk of a posterior probability", "learners.bayes.bayes_risk", "Bayes error rate eta integral"),
    Elsewhere(
        "Distances computed by nearest neighbours",
        "learners.costs.search_cost",
        "k-d tree lazy prediction time",
    ),
)
