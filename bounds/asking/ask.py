"""Questions in words, answered: `ask("How many examples for |H| = 1000, error 10 %, 95 % confidence?")`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from math import inf
from typing import Any

from bounds.asking.answers import Answer, Reply, Understood
from bounds.asking.classes import NamedClass, named_class
from bounds.asking.cues import Reader
from bounds.asking.fitting import Fitted
from bounds.asking.mentions import Mention, corrected, mentions
from bounds.asking.ranking import Candidate, Heard, candidates, ranked_tools
from bounds.asking.situations import Told, facts_of, wanted_of
from bounds.asking.tools import Tool
from bounds.asking.wording import plain_question
from bounds.comparison.conditions import unsettled_assumptions
from bounds.numbers import format_number
from bounds.solving.validation import DomainError
from bounds.vc.dimension import vc_dimension

THEOREMS, TOOLS = 8, 4  # answers of each kind at most
LEAST = 1.5  # score of a theorem that answers


def ask(question: str, **corrections: Any) -> Reply:
    """What is understood of a question in words, what is missing, and the answers, the textbook's own form first.

    Rules read it, over the theorems, their variables, the glossary and the classes that are known here; nothing is
    guessed that the reply does not show. `question` has at most 4,000 characters that count. `corrections` are values
    by the names of variables (numbers, or texts as they are typed), for what was missing or misread.

    >>> from bounds import ask
    >>> reply = ask("How many examples for a consistent learner, |H| = 3^10, error at most 10 %, 95 % confidence?")
    >>> reply.answers[0].name, reply.answers[0].value
    ('finite_realizable', 140)
    """
    from bounds import theorems

    text = plain_question(question)
    numbers = (*mentions(text), *corrected(corrections, len(text)))
    cls = named_class(text, _size_told(numbers))
    told, wishes = facts_of(text), wanted_of(text)
    heard = _heard(text, numbers, cls, told, wishes)
    ranked = candidates(heard, theorems)
    answers = tuple(_answers(heard, ranked))
    first = next((answer for answer in answers if answer.kind == "theorem"), None)
    fit = next((one.fitted for one in ranked if first and one.fitted.theorem.slug == first.name), None)
    if answers and answers[0].kind != "theorem":
        fit = None
    used = (fit.places if fit else frozenset()) | heard.by_class
    return Reply(
        question=question,
        understood=tuple(_understood(fit, cls, told)),
        wanted=heard.wanted[0] if heard.wanted else "",
        unused=tuple(dict.fromkeys(mention.words for mention in numbers if mention.start not in used)),
        missing=answers[0].missing if answers else (),
        answers=answers,
    )


def _heard(
    text: str, numbers: tuple[Mention, ...], cls: NamedClass | None, told: Iterable[Told], wishes: Iterable[Told]
) -> Heard:
    reader = Reader(numbers)
    told = tuple(told)
    implied = dict(cls.inputs) if cls else {}
    facts = {fact.name for fact in told} | set(implied)
    facts |= {"boolean class"} if "ln_size" in implied else set()
    facts |= {"shatter"} if "shatter" in text.casefold() else set()
    facts |= {name for name in _variables_told(reader)}
    if "consistent" in facts:
        implied |= {"training_error": 0} if "training_error" not in facts else {}
    implied |= _ranges(text)
    facts |= {"range"} if implied.get("loss_range", 1) != 1 else set()
    if implied.get("ln_size") == 0 or ("ln_size" in facts and _size_told(numbers).get("ln_size") == 0):
        facts = facts - {"ln_size", "finite"} | {"one hypothesis"}
    wanted = tuple(wish.name for wish in wishes)
    facts |= {"vc dimension wanted"} if "vc dimension" in wanted else set()
    facts |= {"d given"} if "d" in facts and "d" not in implied else set()
    spans = cls.spans if cls else ()
    by_class = {mention.start for mention in numbers for start, end in spans if mention.start <= start < mention.end}
    assumptions = frozenset(fact.assumption for fact in told if fact.assumption)
    return Heard(text, reader, frozenset(facts), assumptions, wanted, implied, cls, frozenset(by_class))


_RANGE = re.compile(
    r"(?:loss\w*|values?|errors?|outcomes?|variables?|labels?|scores?|numbers?)[^.;]{0,40}?(?:\[\s?(-?\d+(?:\.\d+)?)\s?,\s?(-?\d+(?:\.\d+)?)\s?\]"
    r"|between (-?\d+(?:\.\d+)?) and (-?\d+(?:\.\d+)?))", re.IGNORECASE,
)  # fmt: skip


def _ranges(text: str) -> dict[str, Any]:
    """The width of the interval that losses lie in, where it is told; two classes, where they are."""
    told = dict[str, Any]()
    if match := _RANGE.search(text):
        low, high = (float(end) for end in match.groups() if end is not None)
        if high > low:
            told["loss_range"] = told["largest_loss"] = high - low
    if match := re.search(r"(?:\bR|ℝ|\[0, ?1\]|\[-1, ?1\])\s?\^\s?(\d+)\b", text):
        told["n"] = int(match[1])
    if re.search(r"\btwo[- ]class(?:es)?\b|\bbinary (?:labels|classification)", text, re.IGNORECASE):
        told["classes"] = 2
    return told


def _size_told(numbers: tuple[Mention, ...]) -> dict[str, Any]:
    """The size of a finite class, where the text tells one."""
    from bounds import theorems

    reader, theorem = Reader(numbers), theorems["finite_agnostic"]
    fits = (fit for place in range(len(numbers)) for fit in reader.fits(place, theorem.variable("ln_size"), theorem.readings))
    return next(({"ln_size": fit.value} for fit in fits if fit.weight >= 3), {})


def _variables_told(reader: Reader) -> Iterator[str]:
    """The common variables that some number is surely a value of."""
    from bounds import theorems

    variables = {variable.name: (variable, theorem) for slug in REPRESENTATIVES for theorem in [theorems[slug]]
                 for variable in theorem.variables}  # fmt: skip
    for place in range(len(reader.mentions)):
        for name, (variable, theorem) in variables.items():
            if any(fit.weight >= 3 for fit in reader.fits(place, variable, theorem.readings)):
                yield name
        if any(True for _ in reader.targets(place)):
            yield "target"
            yield "epsilon"


# Theorems whose variables are the common ones, each in its usual meaning.
REPRESENTATIVES = (
    "finite_agnostic", "vc_original", "test_set_binomial", "validation_selection", "finite_kl", "margin_linear",
    "pac_bayes_kl", "tree_nodes_erm", "tree_code_length", "rademacher_empirical", "vc_blumer", "chernoff_upper_tail",
    "compression_realizable", "test_set_kl",
)  # fmt: skip


def _answers(heard: Heard, ranked: tuple[Candidate, ...]) -> Iterator[Answer]:
    """Theorems, tools and what is known of the class, the best first."""
    theorems = [(one.score, _of_theorem(one.fitted)) for one in ranked[:THEOREMS] if one.score > LEAST]
    tools = [(ranked_tool.score, _of_tool(ranked_tool.thing)) for ranked_tool in ranked_tools(heard)[:TOOLS]]
    classes = [(score, answer) for score, answer in _of_class(heard)]
    for _, answer in sorted((*classes, *theorems, *tools), key=lambda scored: -scored[0]):
        yield answer


def _of_theorem(fit: Fitted) -> Answer:
    theorem, inputs = fit.theorem, dict(fit.inputs)
    value, number, why = None, "", ""
    if not fit.missing:
        try:
            value, number = _computed(fit, inputs)
        except (DomainError, ValueError, OverflowError) as refusal:
            why = str(refusal)
    known = {name: value for name, value in inputs.items() if name in theorem.names}
    return Answer(
        "theorem", theorem.slug, theorem.title, fit.unknown, inputs, value, str(theorem.source),
        unsettled_assumptions(theorem, known), fit.missing, number, why,
    )  # fmt: skip


def _computed(fit: Fitted, inputs: Mapping[str, Any]) -> tuple[Any, str]:
    theorem = fit.theorem
    if fit.unknown:
        solution = theorem.solve(fit.unknown, **inputs)
        if solution.value is None:
            raise ValueError(solution.why)
        return solution.value, f"{theorem.variable(fit.unknown).label} = {format_number(solution.value)}"
    bound = float(theorem(**inputs))
    whole = theorem.whole(**inputs)
    value = bound if whole is None else whole
    vacuous = " (vacuous)" if theorem.is_vacuous(bound, **inputs) else ""
    return value, f"{theorem.returns.label} {theorem.relation} {format_number(value, DIGITS if whole is None else None)}{vacuous}"


DIGITS = 4


ABOUT_A_CLASS, BESIDE = 16.0, 4.0  # score of what is known of the class that is named


def _of_class(heard: Heard) -> Iterator[tuple[float, Answer]]:
    cls = heard.named_class
    if cls is None:
        return
    counts = bool({"class size"} & set(heard.wanted)) or not {"vc", "growth", "shatter"} & heard.facts
    first = ABOUT_A_CLASS if heard.is_about_class or {"vc dimension", "class size"} & set(heard.wanted[:1]) else BESIDE
    if "growth" in heard.wanted and cls.growth and "vc" not in heard.facts:
        first = BESIDE
    if cls.vc_name:
        yield first - bool(counts and cls.count_name), _of_dimension(cls)
    if cls.count_name:
        yield first - (not counts), _of_count(cls)


def _of_count(cls: NamedClass) -> Answer:
    counted = cls.counted
    if counted is None:
        return Answer("count", cls.count_name, cls.title, given=dict(cls.parameters), missing=cls.missing)
    size = float(counted) if counted.number is None else counted.number
    number = f"ln|H| = {float(counted):.6g}" if counted.number is None else f"|H| {'≤' if counted.at_most else '='} {format_number(size)}"
    return Answer("count", cls.count_name, cls.title, given=dict(cls.parameters), value=size, number=number)


def _of_dimension(cls: NamedClass) -> Answer:
    given = dict(cls.parameters)
    dimension, record = cls.dimension, vc_dimension[cls.vc_name]
    if dimension is None:
        return Answer("vc", cls.vc_name, record.title, "", given, None, record.source, (), cls.missing)
    exact = dimension.value
    value = inf if exact == inf else dimension.upper if exact is None else int(exact)
    return Answer("vc", cls.vc_name, record.title, "", given, value, record.source, (), (), f"VC dimension {dimension}")


def _of_tool(tool: Tool) -> Answer:
    return Answer(tool.kind, tool.name, tool.title)


def _understood(fit: Fitted | None, cls: NamedClass | None, told: Iterable[Told]) -> Iterator[Understood]:
    for piece in fit.fits if fit else ():
        name = "target" if piece.variable in ("at_most", "at_least") else piece.variable
        meaning = "" if name == "target" or fit is None else fit.theorem.variable(name).short
        yield Understood(piece.variable, piece.value, piece.mention.words, meaning)
    if cls is not None:
        yield Understood("class", cls.title, cls.words)
        yield from (Understood(name, value, cls.words, cls.variables[name].meaning) for name, value in cls.parameters.items() if name in cls.variables)
    yield from (Understood(fact.name, True, fact.words) for fact in told)
