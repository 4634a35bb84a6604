"""The comparison in sentences: the smallest error, whether a difference is significant, what one split guarantees."""

import numpy as np

from bounds.numbers import UNBROKEN, format_fixed, format_number, pluralize
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics.comparing_learners.compare.piecewise import MOST_WORK, NAMES, LearnerComparison, two_classes
from laboratory.topics.comparing_learners.compare.run import Accuracies, errors, gaps
from laboratory.topics.comparing_learners.tables import Table
from laboratory.views.headline import Headline
from laboratory.worlds.files import NotInCacheError, TableError

MEANING = """
Each **split** divides the examples at random: 60 % for training, 40 % for testing. All four learners get the same
splits, and features are scaled by the training part alone. So two learners can be compared **in pairs**: a split that
is hard for one is often hard for the other, and their difference varies less than either error.

Splits share examples, so they are not independent, and the usual interval for a mean would be too narrow. The interval
here is **corrected** for that (Nadeau and Bengio, 2003): the variance counts 1 / splits + tested / trained on times.
More splits make it narrower only down to a limit that depends on the number of examples. It is approximate, and valid
for one pair chosen beforehand: among all six pairs some interval excludes 0 more often, even without a true difference.

The **grey bars** are no approximation: each contains the true error of the one predictor of the first split with
confidence 95 %, because its test examples were not used in training. The mean over splits has no such interval.

The learners' settings suit scaled features and are not tuned to each data set. **A dot far out** is a split in which
a setting did badly. On the digits, a pixel that is almost always blank makes a few scaled examples very long, and
Adaline overshoots where rate · (‖x‖² + 1) > 2, that is ‖x‖² + 1 > 2,000 at its rate of 0.001: one such split can ruin
its mean, and the interval of the difference, which is symmetric, then becomes too wide to be informative.
"""
FILES = {"ionosphere": "ionosphere.data", "mushroom": "agaricus-lepiota.data"}
SURE = f"95{UNBROKEN}%"
BRING = (
    "Two data sets of the homework, Ionosphere and Mushroom, are not included. Choose one of them as *Data set*, then "
    f"upload UCI's `{FILES['ionosphere']}` or `{FILES['mushroom']}` in the field that appears."
)
ERRORS_CAPTION = (
    f"A dot: the test error of one split. Diamond: the mean. Grey bar: the {SURE} interval of the true error of the "
    "predictor of the first split. In colour: the two learners compared."
)
DELTA = 0.05  # of the first split's intervals, and of the guarantee beside them


def refusal(data: str, splits: int, better: str, than: str, file: bytes) -> str | None:
    """Why nothing can be compared; None where it can."""
    if better == than:
        return "Choose two different learners."
    try:
        table = two_classes(data, file)
    except NotInCacheError as missing:
        return f"{missing}."
    except TableError as wrong:
        return f"The file cannot be used: {wrong}."
    if len(table.class_names) != 2:
        return f"These learners need two classes; this file has {len(table.class_names)}."
    if table.X.size * splits > MOST_WORK:
        return f"{splits} splits of {len(table.y):,} examples would take minutes: choose fewer splits."
    return None


def headline(run: LearnerComparison, better: str, than: str) -> Headline:
    """The difference in pairs with its interval, or the smallest mean error while one of the two is not trained."""
    measured = run.accuracies
    if not run.knows(better, than):
        best, mean = _best(measured)
        return Headline(
            mean, f"mean test error of {measured.names[best]}", share=True, by="the other learners are not trained yet"
        )
    mean, low, high = measured.difference(NAMES[better], NAMES[than])
    by = f"no guarantee: an approximate {SURE} interval reaches from {_points(low)} to {_points(high)} points"
    points = f"{_points(mean)} points"
    better, than = in_a_sentence(NAMES[better]), in_a_sentence(NAMES[than])
    return Headline(mean, f"less mean test error for {better} than for {than}", by=by, measured_text=points)


def differences_caption(better: str, than: str) -> str:
    """How to read the differences."""
    difference = f"the error of {NAMES[than]} minus that of {NAMES[better]}"
    return f"A dot: {difference} in one split. Bar: the corrected {SURE} interval."


def sentence(run: LearnerComparison) -> str:
    """Which learner has the smallest mean, and how far its splits lie apart."""
    best, mean = _best(run.accuracies)
    wrong = errors(run.accuracies)[:, best]
    return (
        f"{run.accuracies.names[best]} has the smallest mean error, **{_percent(mean)}**, but on single splits "
        f"its error varies from {_percent(wrong.min())} to {_percent(wrong.max())}: one split cannot rank learners."
    )


def more(run: LearnerComparison, data: str, better: str, than: str) -> str:
    """The difference, the data, the table, what is guaranteed of one split, and how other data come here."""
    compared = [verdict(run.accuracies, NAMES[better], NAMES[than])] if run.knows(better, than) else []
    rest = about(run.table, run.accuracies), table_in_markdown(run.accuracies), _guaranteed(run)
    return "\n\n".join((*compared, *rest, *([] if data in FILES else [BRING])))


def verdict(measured: Accuracies, first: str, second: str) -> str:
    """The difference in pairs, with its corrected interval, and whether it is significant."""
    mean, low, high = measured.difference(first, second)
    wins, splits = int(np.sum(gaps(measured, first, second).round(9) > 0)), len(measured.accuracies)
    if mean < 0:
        compared = f"On average **{first} has a larger error than {second}**, by {_points(-mean)} percentage points"
    elif mean > 0:
        compared = f"On average **{first} has a smaller error than {second}**, by {_points(mean)} percentage points"
    else:
        compared = f"On average **{first} and {second} have the same error**"
    conclusion = (
        "It excludes 0: by this interval, the difference is significant."
        if low > 0 or high < 0
        else "It contains 0, so the difference is not significant."
    )
    return (
        f"{compared}; {first} is strictly better in {wins} of {splits} splits. The corrected {SURE} interval of the "
        f"advantage reaches from {_points(low)} to {_points(high)} points. {conclusion}"
    )


def about(table: Table, measured: Accuracies) -> str:
    """How many examples there are of which class, and how they are split."""
    counts = np.bincount(table.y, minlength=2)
    classes = " and ".join(
        f"{format_number(int(n))} {_name(name)}" for n, name in zip(counts, table.class_names, strict=True)
    )
    return (
        f"{pluralize(len(table.y), 'example')} with {pluralize(table.X.shape[1], 'feature')}: {classes}. Each split "
        f"trains on {format_number(measured.trained_on)} and tests on the other {format_number(measured.tested_on)}."
    )


def table_in_markdown(measured: Accuracies) -> str:
    """A row a learner: errors in %."""
    head = f"| Learner | mean error | standard deviation | first split | its {SURE} interval |\n|:--|--:|--:|--:|--:|\n"
    return head + "\n".join(
        f"| {row['learner']} | {_percent(1 - row['mean'])} | {_percent(row['sd'])} | {_percent(1 - row['first'])} | "
        f"{_down(1 - row['high'])} to {_up(1 - row['low'])} |"
        for row in measured.table(DELTA).to_dict("records")
    )


def _guaranteed(run: LearnerComparison) -> str:
    """What Hoeffding's inequality guarantees of one split."""
    half = float(run.accuracies.table(DELTA)["hoeffding"].iloc[0])
    return (
        f"By Hoeffding's inequality {format_number(run.accuracies.tested_on)} test examples determine the true error "
        f"of a fixed predictor to within {_up(half)}, with probability at least {SURE}. The grey bars also use the "
        "number of misclassified examples; they are the first split's exact intervals."
    )


def _best(measured: Accuracies) -> tuple[int, float]:
    means = errors(measured).mean(axis=0)
    return int(means.argmin()), float(means.min())


def _name(name: str) -> str:
    """A class's name, which may come from a file, as it is written there."""
    return f"`{name}`" if "`" not in name else repr(name).replace("`", "'")


def _percent(share: float) -> str:
    return f"{format_fixed(abs(100 * share), 2)}{UNBROKEN}%"


def _up(share: float) -> str:
    """A guarantee's end is rounded away from what it holds, so that it stays true."""
    return f"{format_fixed(100 * share, 2, up=True)}{UNBROKEN}%"


def _down(share: float) -> str:
    return f"{format_fixed(100 * share, 2, up=False)}{UNBROKEN}%"


def _points(share: float) -> str:
    return format_fixed(100 * share, 2)
