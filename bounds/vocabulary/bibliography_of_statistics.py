"""The works on intervals, tests, their power, and evaluations, which the bibliography holds with all others."""

STATISTICS = {
    "riley2019": "R. Riley, K. Snell, J. Ensor, D. Burke, F. Harrell, K. Moons and G. Collins, Minimum sample size for developing a multivariable prediction model: part II, binary and time-to-event outcomes, Statistics in Medicine 38, 2019",
    "wilson1927": "E. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22, 1927",
    "brown2001": "L. Brown, T. Cai and A. DasGupta, Interval estimation for a binomial proportion, Statistical Science 16, 2001",
    "berry1995": "G. Berry and P. Armitage, Mid-P confidence intervals: a brief review, The Statistician 44, 1995",
    "edwards1948": "A. Edwards, Note on the correction for continuity in testing the significance of the difference between correlated proportions, Psychometrika 13, 1948",
    "dietterich1998": "T. Dietterich, Approximate statistical tests for comparing supervised classification learning algorithms, Neural Computation 10, 1998",
    "fagerland2013": "M. Fagerland, S. Lydersen and P. Laake, The McNemar test for binary matched-pairs data, BMC Medical Research Methodology 13, 2013",
    "chen2021": "M. Chen et al., Evaluating large language models trained on code, arXiv 2107.03374, 2021",
    "kerry1998": "S. Kerry and J. Bland, The intracluster correlation coefficient in cluster randomisation, BMJ 316, 1998",
    "boschloo1970": "R. Boschloo, Raised conditional level of significance for the 2 × 2-table when testing the equality of two probabilities, Statistica Neerlandica 24, 1970",
    "lehmann2005": "E. Lehmann and J. Romano, Testing Statistical Hypotheses, 3rd ed., Springer, 2005",
    "cohen1988": "J. Cohen, Statistical Power Analysis for the Behavioral Sciences, 2nd ed., Lawrence Erlbaum, 1988",
    "fleiss1980": "J. Fleiss, A. Tytun and H. Ury, A simple approximation for calculating sample sizes for comparing independent proportions, Biometrics 36, 1980",
    "angelopoulos-bates2023": "A. Angelopoulos, S. Bates, C. Fannjiang, M. Jordan and T. Zrnic, Prediction-powered inference, Science 382, 2023 (arXiv 2301.09633)",
    "suissa1985": "S. Suissa and J. Shuster, Exact unconditional sample sizes for the 2 × 2 binomial trial, JRSS A 148, 1985",
    "mehrotra2003": "D. Mehrotra, I. Chan and R. Berger, A cautionary note on exact unconditional inference for a difference between two independent binomial proportions, Biometrics 59, 2003",
}  # fmt: skip
