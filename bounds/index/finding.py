"""Finding a theorem by a word: titles, statements, authors and other names."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from bounds.theorem import Theorem
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.family import family_title

# What is called by several names: whoever seeks one of a line finds what is given by another.
SAME = (
    ("normal approximation", "wald interval", "z interval", "gaussian approximation", "margin of error"),
    ("standard error", "standard deviation of a proportion", "error bar"),
    ("exact binomial", "clopper-pearson", "clopper pearson"),
    ("wilson score", "wilson interval", "score interval"),
    ("mid-p", "midp", "mid p"),
    ("binomial lower tail", "binomial cdf", "cumulative binomial", "binomial tail"),
    ("binomial upper tail", "binomial sf", "survival function", "binomial tail"),
    ("chi-square", "chi-squared", "chi square", "chi2", "χ²"),
    ("continuity-corrected", "continuity correction", "edwards"),
    ("strongly convex and smooth", "linear rate", "linear convergence", "geometric rate", "polyak-lojasiewicz"),
    ("convex and smooth", "1/t rate", "sublinear rate", "lipschitz gradient", "beta-smooth", "l-smooth"),
    ("accelerated", "acceleration", "nesterov", "fista", "momentum"),
    ("least squares, training error", "in-sample error", "expected training error of linear regression"),
    ("optimism", "effective degrees of freedom", "effective parameters"),
    ("leave-one-out", "loo", "press", "jackknife residual"),
    ("generalised cross-validation", "generalized cross-validation", "gcv"),
    ("ridge regression", "tikhonov", "weight decay", "l2 penalty"),
    ("stochastic gradient descent", "sgd"),
    ("empirical risk minimisation", "empirical risk minimization", "erm"),
    ("i.i.d. examples", "iid", "independent examples"),
    ("k nearest neighbours", "k nearest neighbors", "knn", "k-nn"),
    ("fundamental theorem", "pac bound with constants", "course constants"),
    ("sample complexity", "sample size", "how many examples"),
    ("best of m models", "coin experiment", "minimum of coins", "fewest heads"),
    ("out-of-bag", "bootstrap", "bagging"),
    ("bounded differences", "mcdiarmid"),
    ("ucb1", "multi-armed bandits", "multi-armed bandit", "bandit regret"),
    ("minimax lower bound bandits", "minimax regret", "bandit lower bound", "lower bound for bandits"),
    ("adaptive conformal inference", "aci", "online conformal prediction", "online conformal"),
    ("risk-controlling prediction sets", "rcps", "risk controlling prediction sets"),
    ("exponential mechanism", "mcsherry-talwar", "mcsherry", "private selection"),
    ("analytic gaussian mechanism", "gaussian differential privacy", "exact gaussian mechanism"),
    ("maximum entropy", "maxent", "max-ent", "principle of maximum entropy", "largest entropy"),
    ("expected training error of erm", "training error is optimistic", "optimistic training error"),
    ("median of means", "median-of-means", "mom estimator", "robust mean", "sub-gaussian mean estimator"),
    ("catoni's estimate", "catoni estimator", "catoni m-estimator", "catoni's m-estimator", "influence function"),
    ("heavy tails", "heavy-tailed", "heavy-tailed losses", "unbounded losses", "losses need no bound"),
    ("freedman's inequality", "martingale bernstein", "bernstein for martingales", "predictable quadratic variation"),
    ("ville's inequality", "maximal inequality", "nonnegative supermartingale", "doob's maximal inequality"),
    ("e-value", "e-process", "e-variable", "test martingale", "safe testing", "testing by betting", "anytime-valid"),
    ("matrix bernstein", "matrix concentration", "noncommutative bernstein", "non-commutative bernstein"),
    ("covering number", "metric entropy", "uniform law of large numbers"),
    ("growth function", "shattering coefficient", "shatter coefficient", "number of dichotomies"),
    ("vc dimension", "break point", "vapnik-chervonenkis dimension"),
    ("axis-parallel boxes", "axis-aligned rectangles", "axis-parallel rectangles", "rectangles"),
    ("growth function of intervals", "concentric circles", "annulus", "annuli"),
    ("parities", "parity functions", "parity", "xor of variables"),
    ("edge of a neighbourhood", "curse of dimensionality", "hypercube edge"),
    ("massart's lemma", "maximum of gaussians", "max of gaussians", "finite class lemma"),
    ("structural risk minimisation", "srm"),
    ("balls", "circles", "discs", "disks", "spheres"),
    ("vc dimension of halfspaces", "vc dimension of perceptron", "vc dimension of linear classifiers"),
    ("no free lunch", "no-free-lunch"),
    ("halfspaces", "half-spaces", "hyperplanes", "linear classifiers", "linear separators", "perceptrons", "lines"),
    ("conjunctions of literals", "monomials", "boolean conjunctions", "and of literals"),
    ("stumps", "one-level trees"),
    ("trees", "cart", "id3", "classification trees"),
    ("nearest neighbour", "1-nn", "1nn"),
    ("gaussian kernel", "rbf", "rbf kernel", "radial basis functions"),
    ("threshold networks", "neural networks", "neural nets", "multilayer perceptrons"),
    ("code length", "description length", "mdl"),
)

SMALL = frozenset("a an and by for from in of on the to with".split())


def found(sought: str, theorems: Mapping[str, Theorem]) -> tuple[Theorem, ...]:
    """The theorems that match `sought`, those with it in their title or slug first; all for an empty text."""
    hits = [theorem for theorem in theorems.values() if matches(theorem, sought)]
    return tuple(sorted(hits, key=lambda theorem: not says(sought, plain(f"{theorem.slug} {theorem.title}"))))


def matches(theorem: Theorem, sought: str) -> bool:
    """Is every word that is sought, or of another name for it, somewhere in the words of the theorem?"""
    return says(sought, _spoken(theorem))


def called_otherwise(name: str, titles: Mapping[str, str]) -> list[str]:
    """The keys of `titles` whose title matches `name`, or another name for it."""
    return [key for key, title in titles.items() if name.strip() and says(name, plain(f"{key} {title}"))]


def says(sought: str, plain: str) -> bool:
    """Are all words of what is sought, or of another name for it, in a text made `plain`?"""
    return any(all(word in plain for word in name) for name in _asked(sought))


@lru_cache(maxsize=128)
def _asked(sought: str) -> tuple[list[str], ...]:
    """The words to hear, one list for each name of what is sought."""
    return tuple(_heard(name) for name in _names(plain(sought).strip()))


def plain(text: str) -> str:
    """Small letters in British spelling, so that American readers find the same."""
    text = re.sub(r"neighbou?r", "neighbour", text.casefold())
    return re.sub(r"(?<=[a-z])iz(?=e|ing|ation)", "is", text)


def _heard(name: str) -> list[str]:
    """Its words without the small ones, unless there are no others, and without a genitive's ending."""
    words = [re.sub(r"'s?$", "", word) for word in name.split()]
    return [word for word in words if word not in SMALL] or words


def _names(sought: str) -> tuple[str, ...]:
    """What is sought, and its other names."""
    lines = [line for line in _same() if len(sought) > 2 and sought in line]
    return (sought, *(name for line in lines for name in line))


@cache
def _spoken(theorem: Theorem) -> str:
    """The whole text of a theorem; it is made once a process."""
    return plain(" ".join(_words(theorem)))


def _words(theorem: Theorem) -> Iterable[str]:
    yield from (theorem.slug, theorem.slug.replace("_", " "), theorem.title, theorem.says)
    yield from (theorem.returns.name, theorem.returns.label, theorem.returns.symbol, theorem.returns.meaning)
    yield from (theorem.relates, str(theorem.source), family_title(theorem.family))
    yield "misprint" if theorem.misprints else ""
    yield from (f"{WORKS[misprint.notes]} {misprint.notes}" for misprint in theorem.misprints)
    yield from (step.uses.replace("_", " ") for step in theorem.proof)
    for assumption in theorem.assumes:
        yield from (assumption.key.replace("_", " "), assumption.says)
    for variable in theorem.variables:
        yield from (variable.name, variable.label, variable.symbol, variable.meaning)


@cache
def _same() -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(plain(name) for name in line) for line in SAME)
