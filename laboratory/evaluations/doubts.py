"""What the answers themselves say against the assumptions, or leave open: repeats, clusters, order, labels, what was
left out, accuracies of 0 and 1."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from bounds.numbers import format_number, format_short, pluralize
from laboratory.evaluations.accuracies import ModelAccuracy
from laboratory.evaluations.clusters import MANY, clustered_mean
from laboratory.evaluations.orders import halves_p_value, runs_p_value
from laboratory.evaluations.p_values import p_in_words
from laboratory.evaluations.reading.answers import NEITHER, NO_ITEM, NO_SIZE
from laboratory.evaluations.reading.harnesses import NO_SCORE
from laboratory.evaluations.reading.prefixes import prefix
from laboratory.evaluations.reading.tables import TOO_SHORT
from laboratory.evaluations.results import ItemAnswer, Results

SUSPICIOUS = 0.01  # how often the order of independent items is named at most, over both tests and all models
FEW_NAMES = 5
MANY_LABELS = 20
UNUSED = (NO_ITEM, NO_SIZE, TOO_SHORT)


def doubts(results: Results, accuracies: Sequence[ModelAccuracy]) -> tuple[str, ...]:
    """One sentence for each thing in the file that contradicts an assumption, or that numbers cannot say."""
    lines = [*results.cautions, *_unanswered(results), *_repeats(results), *_same_content(results), *_labels(results)]
    for accuracy in accuracies:
        lines += [*_ends(accuracy), *_few_clusters(accuracy)]
        lines += _group(results, accuracy) if results.group else _prefixes(accuracy)
        lines += _order(results, accuracy, 2 * len(accuracies))
    return tuple(dict.fromkeys(lines))


def _unanswered(results: Results) -> Iterator[str]:
    """Answers that were left out because nothing says whether they are right."""
    if number := sum(results.left_out.get(reason, 0) for reason in (NEITHER, NO_SCORE)):
        yield (
            f"{pluralize(number, 'answer')} left out, which the file calls neither right nor wrong: where a model gave "
            "no answer, that counts as wrong, and the accuracy is lower."
        )
    for reason in UNUSED:
        if number := results.left_out.get(reason, 0):
            yield f"{pluralize(number, 'row')} left out: {reason}. The others are a sample only if that is by chance."


def _repeats(results: Results) -> Iterator[str]:
    """The same item several times for one model, though no column says which run it is."""
    if len({answer.item for answer in results.outcomes}) == len(results.outcomes):
        return
    times = Counter((answer.model, answer.item, answer.run) for answer in results.outcomes)
    repeated = {item for (_, item, _), count in times.items() if count > 1}
    if repeated:
        most = max(times.values())
        yield (
            f"{_listed(sorted(repeated), 'item')} up to {format_number(most)} times for one model: the answers are "
            "taken as runs of an item, and count together as one. If they are mere copies, leave them out."
        )


def _same_content(results: Results) -> Iterator[str]:
    items: dict[str, set[str]] = defaultdict(set)
    for answer in results.outcomes:
        if answer.content:
            items[answer.content].add(answer.item)
    copies = [names for names in items.values() if len(names) > 1]
    if copies:
        number = sum(map(len, copies)) - len(copies)
        column = results.columns.get("content", "content")
        yield (
            f"{pluralize(number, 'item repeats', 'items repeat')} the content of another ({column}): they are not "
            f"independent. Take cluster={column}, or leave them out."
        )


def _labels(results: Results) -> Iterator[str]:
    labels = {answer.label for answer in results.outcomes} - {""}
    predictions = {answer.prediction for answer in results.outcomes} - {""}
    if not labels or not predictions or (len(labels) > MANY_LABELS and 2 * len(labels) > len(results.outcomes)):
        return  # answers in words or numbers of their own are no classes
    if never := sorted(predictions - labels):
        occurs = f"{_listed(never, 'label')} as a prediction, but never as the true label"
        yield f"{occurs}: the {results.source} cannot say how often."
    if missing := sorted(labels - predictions):
        yield f"{_listed(missing, 'label')} as the true label, but no model ever predicts it."


def _ends(accuracy: ModelAccuracy) -> Iterator[str]:
    if accuracy.accuracy not in (0.0, 1.0):
        return
    everything = "right" if accuracy.accuracy else "wrong"
    yield (
        f"{accuracy.model} has every item {everything}: its standard error of 0 is no measure then; the interval "
        f"{accuracy.interval.ends} is."
    )


def _few_clusters(accuracy: ModelAccuracy) -> Iterator[str]:
    by_item = accuracy.by_item
    if not by_item.has_clusters:
        if by_item.has_runs and (items := len(by_item.items)) < MANY:
            few = f"{accuracy.model} has {pluralize(items, 'item')} only"
            yield f"{few}: the t interval over items is rough below {MANY}."
        return
    count = len(set(by_item.clusters))
    if count == 1:
        yield f"All items of {accuracy.model} are in one cluster: nothing can be said of other clusters."
    elif count < MANY:
        yield f"{accuracy.model} has {count} clusters only: the t interval over clusters is rough below {MANY}."


def _prefixes(accuracy: ModelAccuracy) -> Iterator[str]:
    """Names such as passage3_q1 and passage3_q2 belong together, if nothing says which cluster they are of."""
    by_item = accuracy.by_item
    groups = [prefix(item) for item in by_item.items]
    count = len(set(groups))
    if by_item.has_clusters or not 1 < count < len(groups):
        return
    effect = clustered_mean(by_item.means, groups).design_effect
    yield (
        f"Names of items of {accuracy.model} share {format_number(count)} beginnings, such as "
        f"{Counter(groups).most_common(1)[0][0][:40]!r}: if these are clusters, the variance is about "
        f"{format_short(effect, 2)} times what independent items have; cluster=prefix takes them so."
    )


def _group(results: Results, accuracy: ModelAccuracy) -> Iterator[str]:
    """A column by which items may belong together, if nothing says which cluster they are of."""
    groups = {answer.item: answer.group for answer in results.by_model[accuracy.model]} if results.group else {}
    names = [groups[item] or f"item {item}" for item in accuracy.by_item.items] if groups else []
    if accuracy.by_item.has_clusters or not 1 < len(set(names)) < len(names):
        return
    effect = clustered_mean(accuracy.by_item.means, names).design_effect
    count = format_number(len(set(groups.values()) - {""}))
    yield (
        f"Items of {accuracy.model} share {count} values of {results.group}: if these are a sample of such, and not "
        f"all that there are, they are clusters, and the variance is about {format_short(effect, 2)} times what "
        f"independent items have; cluster={results.group} takes them so."
    )


def _order(results: Results, accuracy: ModelAccuracy, tests: int) -> Iterator[str]:
    """Two tests of the order; `tests` are made of all models, and the p-values are those of the least of so many."""
    answers: Sequence[ItemAnswer] = results.by_model[accuracy.model]
    if results.shuffled or accuracy.right is None or accuracy.by_item.has_clusters:
        return  # runs and clusters stand together in most files, and are taken into account
    rights = [answer.right == 1 for answer in answers]
    halves, runs = (min(1.0, tests * p_value(rights)) for p_value in (halves_p_value, runs_p_value))
    if min(halves, runs) >= SUSPICIOUS:
        return
    middle, of = len(rights) // 2, f" for {tests} tests of the order"
    first, second = (format_short(sum(part) / len(part)) for part in (rights[:middle], rights[middle:]))
    if halves < SUSPICIOUS:
        what = f"the first half has accuracy {first}, the second {second} (p = {p_in_words(halves, 2)}{of})"
    else:
        what = f"right answers follow each other unusually often or seldom (runs test, p = {p_in_words(runs, 2)}{of})"
    yield (
        f"The order of the answers of {accuracy.model} is not as of independent items: {what}. Either the file is "
        "sorted, and near items belong together, or the items changed on the way."
    )


def _listed(names: Sequence[str], what: str) -> str:
    """`Items a, b, ... (7) occur`."""
    some = ", ".join(name[:40] for name in names[:FEW_NAMES])
    if len(names) == 1:
        return f"{what.capitalize()} {some} occurs"
    return f"{what.capitalize()}s {some}{' ...' if len(names) > FEW_NAMES else ''} ({len(names)}) occur"
