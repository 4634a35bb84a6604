"""What a fact's name means: variables of one name may mean different things, and one number is one of them.

A name given is read as the theorem means it that uses most of the other facts given: eight `bits` are those of each
parameter where the number of `parameters` is given, and of a description otherwise. Who lacks a fact besides says
nothing of what the others mean: a margin error makes no VC dimension that of a base class, unless the margin of the
vote is given too. Where two use the same facts, the one is meant that is about a sample as the facts are, then the one
that makes more of the assumptions given, then the more usual one.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, get_args

from bounds.comparison.events import EXAMPLES, FROM_BELOW, ORDER, event_of
from bounds.comparison.implications import OUTSIDE_ERROR, OUTSIDE_MISTAKES, READ_AS, TEST_MISTAKES, implications
from bounds.comparison.questions import Inquiry, question_of
from bounds.vocabulary import variables as vocabulary
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Errors, ErrorsOnSample, Variable

# Facts that belong to every question: they say nothing about the class or the learner.
PLAIN = frozenset({"m", "delta", "epsilon", "training_error", "errors", "C"})
CHOSEN = frozenset({"ghost"})  # fixed beforehand by whoever uses the theorem: its usual value serves
SAME_BY_NAME = frozenset({"m", "delta", "epsilon", "C", "ln_size", "steps"})
CLASS_FACTS = frozenset({"ln_size", "d", "size", "kl", "nodes", "bits", "rademacher"})
OF_A_SAMPLE = CLASS_FACTS | {"training_error"}  # beside them, mistakes are those on the sample
ON_A_TEST_SET, ON_THE_SAMPLE = get_args(Errors)[1], get_args(ErrorsOnSample)[1]
# What implications call a name where it means something else.
CALLED = {
    ("errors", ON_A_TEST_SET.meaning): TEST_MISTAKES,
    ("errors", "mistakes on the examples outside the compression set"): OUTSIDE_MISTAKES,
    ("training_error", "error on the examples outside the compression set"): OUTSIDE_ERROR,
    ("noise", "upper bound on the share of labels flipped"): "noise",
    ("noise", "probability that a label is flipped"): "noise",
}


@cache
def common() -> frozenset[Variable]:
    """The words that the common vocabulary has itself: before those of one family, they are what a name means."""
    metadata = (getattr(hint, "__metadata__", ()) for hint in vars(vocabulary).values())
    return frozenset(word for words in metadata for word in words if isinstance(word, Variable))


def words(theorems: Mapping[str, Statement], question: Inquiry | None = None) -> Mapping[str, Sequence[Variable]]:
    """Every variable of that name in the theorems that can be asked, or else in any, the most usual one first.

    What the `question` means by a name comes before what is meant about samples, and that before all else.
    """
    return _words(tuple(theorems.values()), question)


@lru_cache(16)
def _words(theorems: tuple[Statement, ...], question: Inquiry | None) -> Mapping[str, Sequence[Variable]]:
    others: dict[str, Counter[Variable]] = {}
    counted: dict[str, Counter[Variable]] = {}
    of_samples: Counter[Variable] = Counter()
    of_the_question: Counter[Variable] = Counter()
    for theorem in theorems:
        group, answers = counted if can_be_asked(theorem) else others, question_of(theorem.returns.name)
        for variable in theorem.variables:
            group.setdefault(variable.name, Counter())[variable] += 1
            of_samples[variable] += answers is None or answers.of_a_sample
            of_the_question[variable] += answers is not None and answers is question

    def how_usual(variable: Variable) -> tuple[bool, bool, int, int]:
        return of_the_question[variable] > 0, variable in common(), of_the_question[variable], of_samples[variable]

    return {
        name: sorted(several, key=lambda variable: (*how_usual(variable), several[variable]), reverse=True)
        for name, several in {**others, **counted}.items()
    }


def can_be_asked(theorem: Statement) -> bool:
    """Is it about an event of `compare`?"""
    return event_of(theorem).removesuffix(FROM_BELOW) in ORDER


def usual_meaning(name: str) -> str | None:
    """What implications take a name for: what it means to most theorems, and `errors` for those on the sample."""
    return ON_THE_SAMPLE.meaning if name == ON_THE_SAMPLE.name else next(iter(_companions().get(name, ())), None)


@cache
def own_facts(question: Inquiry) -> frozenset[str]:
    """The facts that theorems of a question take, and none that is about samples."""
    from bounds import theorems

    takes: dict[bool, set[str]] = {True: set(), False: set()}
    for theorem in filter(can_be_asked, theorems.values()):
        answers = question_of(theorem.returns.name)
        if answers is question or answers is None or answers.of_a_sample:
            takes[answers is question] |= theorem.names
    return frozenset(takes[True] - takes[False])


class Use(NamedTuple):
    """How a theorem uses a name: the other facts it takes, those of them that have to be given, the keys of what it
    assumes, whether it is about a sample of m examples, and the question it answers."""

    facts: frozenset[str]
    wants: frozenset[str]
    keys: frozenset[str]
    of_m: bool
    question: Inquiry | None


@cache
def meanings(
    names: frozenset[str], held: frozenset[str] = frozenset(), of_m: bool = True, question: Inquiry | None = None
) -> Mapping[str, frozenset[str]]:
    """What each of the names given may mean, where several theorems mean different things by it.

    `held` are the keys of the assumptions given; `of_m`: m is given, or asked for. The `question` means by a name what
    its theorems do, where they take it.
    """
    likely, at_hand = {}, _known_with(names | held)
    for name in names & set(_companions()) - SAME_BY_NAME:
        several = _companions()[name]
        if name == ON_A_TEST_SET.name:
            on_the_sample = bool(names & OF_A_SAMPLE)
            several = {
                meaning: uses
                for meaning, uses in several.items()
                if on_the_sample != (meaning == ON_A_TEST_SET.meaning)
            }
        if len(_companions()[name]) > 1:
            own = {meaning: {use for use in uses if use.question is question} for meaning, uses in several.items()}
            of_question = {meaning: uses for meaning, uses in own.items() if uses} if question is not None else {}
            likely[name] = _best_fitting(
                {
                    meaning: {(use.facts & names, (use.of_m == of_m, len(use.keys & held))) for use in uses}
                    for meaning, uses in _computable(of_question or several, at_hand).items()
                }
            )
    return likely


def _computable(several: Mapping[str, Collection[Use]], at_hand: frozenset[str]) -> Mapping[str, Collection[Use]]:
    """The uses by theorems that lack no fact, under their meanings; all of them where each lacks some."""
    able = {meaning: {use for use in uses if use.wants <= at_hand} for meaning, uses in several.items()}
    return {meaning: uses for meaning, uses in able.items() if uses} or several


def _known_with(names: frozenset[str]) -> frozenset[str]:
    """The names, and those of all that may follow from what they name."""
    known = {*names, "m", "realizable", *(called for called, name in READ_AS.items() if name in names)}
    before = -1
    while before < len(known):
        before = len(known)
        known |= {each.gives for each in implications() if not each.checks and known.issuperset(each.needs)}
    return frozenset(known)


def _best_fitting(used: Mapping[str, set[tuple[frozenset[str], tuple[bool, int]]]]) -> frozenset[str]:
    """The meanings that no other one beats: none uses more of the facts, or the same and fits better otherwise, or as
    well and is more usual."""
    order = list(used)

    def beaten(meaning: str, facts: frozenset[str], fit: tuple[bool, int]) -> bool:
        rivals = ((other, *each) for other in order if other != meaning for each in used[other])
        mine = (fit, -order.index(meaning))
        return any(
            facts < others or (facts == others and mine < (fits, -order.index(other))) for other, others, fits in rivals
        )

    return frozenset(meaning for meaning in order if any(not beaten(meaning, *each) for each in used[meaning]))


@cache
def _companions() -> Mapping[str, Mapping[str, frozenset[Use]]]:
    """By name and meaning, the most usual meaning first: how the theorems use the name that mean this by it."""
    from bounds import theorems

    all_uses: dict[str, dict[str, set[Use]]] = {}
    for name, several in words(theorems).items():
        all_uses[name] = {variable.meaning: set() for variable in several}
    for theorem in filter(can_be_asked, theorems.values()):
        facts, keys = theorem.names - PLAIN, frozenset(assumption.key for assumption in theorem.assumes)
        of_m = "m" in theorem.names or theorem.returns.name == EXAMPLES
        for variable in theorem.variables:
            others = facts - {variable.name}
            wants = others - theorem.free_parameters - CHOSEN
            use = Use(others, wants, keys, of_m, question_of(theorem.returns.name))
            all_uses[variable.name][variable.meaning].add(use)
    return {
        name: {meaning: frozenset(uses) for meaning, uses in several.items() if uses}
        for name, several in all_uses.items()
    }
