"""What comparisons of two independent proportions assume."""

from bounds.vocabulary.assumptions import Assumption

TWO_SAMPLES = Assumption(
    "two_samples",
    r"All $2n$ outcomes are independent: successes with probability $p_1$ in the first sample, $p_2$ in the second. "
    "Two models on the same examples do not keep to this: their outcomes are paired.",
    "world",
    briefly="all 2n outcomes are independent, so that no example is in both samples",
)
TWO_SIZES = Assumption(
    "two_sizes",
    r"All $n+rn$ outcomes are independent: successes with probability $p_1$ in the first sample, of $n$, and $p_2$ in "
    "the second, of $rn$, rounded up. Two models on the same examples do not keep to this: their outcomes are paired.",
    "world",
    briefly="all outcomes are independent, so that no example is in both samples",
)
FISHERS_TEST = Assumption(
    "fishers_test",
    r"$p_1\le p_2$ is tested once, by Fisher's exact test at level $\alpha$; $n$ and $\alpha$ were fixed before.",
    "protocol",
    briefly="the test is Fisher's exact one, done once at a size and a level fixed before",
)
FIXED_MARGIN = Assumption(
    "fixed_margin",
    r"The margin $\Delta$, the level $\alpha$ and both sizes were fixed before any outcome was seen.",
    "protocol",
    briefly="margin, level and sizes were fixed beforehand",
)
BOSCHLOOS_TEST = Assumption(
    "boschloos_test",
    r"$p_1\le p_2$ is tested once, by Boschloo's test at level $\alpha$; $n$ and $\alpha$ were fixed before.",
    "protocol",
    briefly="the test is Boschloo's, done once at a size and a level fixed before",
)
EXACT_POOLED_Z_TEST = Assumption(
    "exact_pooled_z_test",
    r"$p_1\le p_2$ is tested once, by the pooled z statistic with the exact critical value at level $\alpha$; $n$ and "
    r"$\alpha$ were fixed before.",
    "protocol",
    briefly="the test is the exact pooled z test, done once at a size and a level fixed before",
)
CHANS_TEST = Assumption(
    "chans_test",
    r"$p_1\le p_2-\Delta$ is tested once, by Farrington and Manning's $z$ with the exact critical value at level "
    r"$\alpha$; the margin $\Delta$, $n$ and $\alpha$ were fixed before any outcome was seen.",
    "protocol",
    briefly="the test is Chan's, done once at a margin, a size and a level fixed before",
)
NORMAL_TEST = Assumption(
    "normal_test",
    r"Asymptotic: $n\,p_i$ and $n\,(1-p_i)$ are large for both samples. Neither the level nor the power is proved for "
    "finite samples.",
    "world",
    briefly="there are many successes and many failures in both samples",
)
