"""Questions in words, answered: `ask("How many examples for |H| = 1000, error 10 %, 95 % confidence?")`."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from bounds.asking.answering import of_class, of_theorem, of_tool
from bounds.asking.answers import RankedAnswer, Reply, UnderstoodPiece
from bounds.asking.by_hand import worked_by_hand
from bounds.asking.doubts import doubts, is_guess
from bounds.asking.explanations import doubt_of_usual, explanation, usual
from bounds.asking.fitting import TARGETS, Fitted
from bounds.asking.mentions import Mention
from bounds.asking.question import ReadQuestion, read
from bounds.asking.ranking import RankedTheorem, ranked_theorems
from bounds.asking.running import nearest_pages, ranked_tools
from bounds.asking.scaling import scaled
from bounds.asking.titles import content
from bounds.asking.wording import LONGEST
from bounds.display.calls import typed
from bounds.index.ranking import cut_note

THEOREMS, TOOLS = 8, 4  # answers of each kind at most
LEAST = 1.5  # score of a theorem that answers
ALIKE = frozenset({*TARGETS, "epsilon"})  # what a bound is held to, by whichever name


def ask(question: str, **corrections: Any) -> Reply:
    """What is understood of a question in words, what is missing, and the answers, the textbook's own form first.

    Rules read it, over the theorems, their variables, the glossary and the classes that are known here; nothing is
    guessed that the reply does not show. `question` has at most 4,000 characters that count. `corrections` are values
    by the names of variables, a class's parameters among them (numbers, or texts as they are typed), for what was
    missing or misread; the words that each takes the place of are read as nothing else.

    Raises ValueError, in one sentence, for a correction that is no number.

    >>> from bounds import ask
    >>> reply = ask("How many examples for a consistent learner, |H| = 3^10, error at most 10 %, 95 % confidence?")
    >>> reply.answers[0].name, reply.answers[0].value
    ('finite_realizable', 140)
    """
    heard, ranked = _ranked(question)
    unsaid = tuple(each for each in usual(heard, ranked) if each.name not in corrections)
    if corrections or unsaid:
        stand_in = {each.name: each.value for each in unsaid}
        heard = read(question, {**stand_in, **corrections}, _spent(heard, ranked, corrections))
        ranked = _best(heard)
    answers = tuple(_answers(heard, ranked)) if heard.is_understood else ()
    fit = _first_fit(answers, ranked)
    used = (fit.places if fit else frozenset()) | heard.by_class
    stand_in_names = {each.name for each in unsaid}
    idle = (
        mention.words
        for mention in heard.reader.mentions
        if mention.start not in used and mention.name not in stand_in_names
    )
    return Reply(
        question=question,
        understood=tuple(_understood(heard, fit, frozenset(each.name for each in unsaid))),
        wanted=heard.wanted[0] if heard.wanted else "",
        unused=tuple(dict.fromkeys([*idle, *heard.unread])),
        missing=tuple(_missing(heard, answers[0])) if answers else (),
        answers=answers,
        nearest=() if answers else tuple(of_tool(page) for page in nearest_pages(heard.text)),
        doubts=(*_cut(heard, question), *map(doubt_of_usual, unsaid), *(doubts(heard, fit, answers) if fit else ())),
        claimed=typed(heard.claims[0].value) if heard.claims else "",
        explanation=explanation(heard, answers) or scaled(heard, answers, ranked),
        by_hand=worked_by_hand(heard.text) if answers else (),
    )


def _cut(heard: ReadQuestion, question: str) -> Iterator[str]:
    """What of a long question was not read, or not looked up in the texts of theorems and pages."""
    if len(question) > LONGEST:
        yield f"Only the first {LONGEST:,} characters were read."
    if note := cut_note(content(heard.text)):
        yield note


@lru_cache(16)
def _ranked(question: str) -> tuple[ReadQuestion, tuple[RankedTheorem, ...]]:
    """The question by itself, as every correction of it has to know it."""
    heard = read(question, {})
    return heard, _best(heard)


def _best(heard: ReadQuestion) -> tuple[RankedTheorem, ...]:
    from bounds import theorems

    return ranked_theorems(heard, theorems)[:THEOREMS]


def _spent(heard: ReadQuestion, ranked: Sequence[RankedTheorem], names: Iterable[str]) -> frozenset[Mention]:
    """The numbers that are replaced: parameters of the class, and what the best theorem reads as such a variable; what
    only others read so counts where they are sure and the best reads it as nothing else."""
    best = [fit for theorem in ranked[:1] for fit in theorem.fitted.fits]
    places = {fit.mention.start for fit in best}
    others = (fit for theorem in ranked[1:] for fit in theorem.fitted.fits)
    fits = [*best, *(fit for fit in others if not fit.is_left_over and fit.mention.start not in places)]
    by_theorems = (next((fit.mention for fit in fits if _is_called(fit.variable, name)), None) for name in names)
    return heard.sizes_called(names) | frozenset(mention for mention in by_theorems if mention is not None)


def _is_called(variable: str, name: str) -> bool:
    return variable == name or (variable in ALIKE and name in ALIKE)


def _answers(heard: ReadQuestion, ranked: tuple[RankedTheorem, ...]) -> Iterator[RankedAnswer]:
    """Theorems, tools and what is known of the class, the best first."""
    theorems = ((each.score, of_theorem(each.fitted, heard.settled)) for each in ranked if each.score > LEAST)
    tools = ((tool.score, of_tool(tool.thing)) for tool in ranked_tools(heard)[:TOOLS])
    for _, answer in sorted((*of_class(heard), *theorems, *tools), key=lambda scored: -scored[0]):
        yield answer


def _missing(heard: ReadQuestion, first: RankedAnswer) -> Iterator[str]:
    """What the first answer lacks; of a class that is named its parameters, which say how large it is."""
    cls = heard.named_class
    by_class = cls.open_inputs if cls and cls.missing and first.kind == "theorem" else frozenset()
    if cls and by_class & {*first.missing}:
        yield from cls.missing
    yield from (name for name in first.missing if name not in by_class)


def _first_fit(answers: tuple[RankedAnswer, ...], ranked: tuple[RankedTheorem, ...]) -> Fitted | None:
    """How the first answer reads the numbers, where it is a theorem's."""
    first = answers[0].name if answers and answers[0].kind == "theorem" else ""
    return next((theorem.fitted for theorem in ranked if theorem.fitted.theorem.slug == first), None)


def _understood(heard: ReadQuestion, fit: Fitted | None, usual: frozenset[str]) -> Iterator[UnderstoodPiece]:
    for piece in fit.fits if fit else ():
        meaning = "" if fit is None or piece.variable in TARGETS else fit.theorem.variable(piece.variable).short
        held = next((name for name in TARGETS if fit and name in fit.inputs), piece.variable)
        name = held if piece.variable in TARGETS else piece.variable  # at least 0.8 is what a power is held to
        stands_in = name in usual
        words = "" if stands_in else piece.mention.words
        yield UnderstoodPiece(name, piece.value, words, meaning, is_guess=stands_in or is_guess(piece))
    if (cls := heard.named_class) is not None:
        yield UnderstoodPiece("class", cls.title, cls.words, kind="class")
        for name, size in cls.sizes.items():
            meaning = cls.variables[name].meaning if name in cls.variables else ""
            yield UnderstoodPiece(name, size.value, size.words or cls.words, meaning, "parameter")
    yield from (UnderstoodPiece(clue.name, True, clue.words, kind="fact") for clue in heard.clues)
