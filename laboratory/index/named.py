"""What exercises need that is no theorem: the learner, function or parameter, by its usual names.

Names only: nothing is imported. A test holds every one of them to what there is.
"""

from bounds.index.elsewhere import Elsewhere

USUAL = (
    Elsewhere("Cohen's kappa", "learners.selection.cohen_kappa", "inter-rater agreement weighted quadratic"),
    Elsewhere("Cohen's kappa of a table", "learners.selection.agreement_of_counts", "confusion matrix"),
    Elsewhere("McNemar's table and chi-square statistic", "learners.selection.paired", "contingency paired test"),
    Elsewhere("Cochran's Q test", "learners.selection.cochran_q", "several classifiers"),
    Elsewhere(
        "Confusion matrix and its rates",
        "learners.selection.confusion",
        "precision recall F1 Matthews balanced accuracy specificity sensitivity false positive",
    ),
    Elsewhere("ROC curve and AUC", "learners.selection.roc", "average precision area"),
    Elsewhere("Entropy of many classes", "learners.trees.entropy", "Shannon bits nats unscaled impurity"),
    Elsewhere("Gini impurity of many classes", "learners.trees.gini_impurity", "unscaled index"),
    Elsewhere("Information gain", "learners.trees.information_gain", "ID3 split mutual information"),
    Elsewhere("Conditional entropy after a split", "learners.trees.after_split", "weighted impurity"),
    Elsewhere("Gain ratio", "learners.trees.gain_ratio", "C4.5"),
    Elsewhere("Soft vote", "learners.ensembles.soft_vote", "soft voting ensemble mean of probabilities"),
    Elsewhere("Hard vote, weighted majority", "learners.ensembles.hard_vote", "hard voting plurality"),
    Elsewhere("Bagging and forests, soft or hard vote", "learners.Bagging", "ensemble voting parameter vote"),
    Elsewhere("AdaBoost from given errors", "learners.ensembles.boosting_rounds", "alpha votes normalizer Z"),
    Elsewhere("AdaBoost: weights after a round", "learners.ensembles.reweighed", "update of the distribution"),
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
    Elsewhere("Naive Bayes", "learners.bayes.naive_bayes", "posterior Laplace smoothing categorical"),
    Elsewhere("Naive Bayes from given shares", "learners.bayes.naive_bayes_of_shares", "prior likelihood posterior"),
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
    Elsewhere("PRESS", "learners.regularization.LinearSmoother.press", "leave-one-out hat matrix"),
    Elsewhere("Mallows' Cₚ from data", "learners.regularization.LinearSmoother.mallows_cp", "Cp criterion"),
    Elsewhere("Generalized cross-validation from data", "learners.regularization.LinearSmoother.gcv", "GCV"),
    Elsewhere("k nearest neighbours, Minkowski distance", "learners.KNN", "metric p norm Manhattan"),
    Elsewhere(
        "Perceptron from given start weights",
        "learners.Perceptron",
        "initial weights start by hand",
    ),
    Elsewhere("Lasso by coordinate descent from a start", "learners.Lasso", "initial weights warm start"),
    Elsewhere("Gradient descent from a start", "learners.optimizers.GradientDescent", "minimize start"),
    Elsewhere("Bayes predictor of a table", "learners.bayes.bayes_predictor", "Bayes risk joint distribution"),
)
