"""Kraft's sum of code words or their lengths, and Huffman's code for a few symbols."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from math import ceil, exp, log2
from typing import Any

from bounds.numbers import pluralize
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._fractions import both
from laboratory.by_hand._quantity import ByHand, WorkedOut
from laboratory.by_hand._reading import number
from laboratory.by_hand._table import exact, in_text, reals, text_of, whole
from laboratory.exercises.problem import WrongAnswer

LONGEST, MOST = 300, 200  # letters of a word, words
MOST_SYMBOLS = 40

Node = tuple[Fraction, int, str, tuple[int, ...]]  # probability, when it was made, name, symbols below


def _kraft(*rows: Sequence[Any], words: Any = None, alphabet: Any = None) -> WorkedOut:
    letters = 2 if alphabet is None else whole("alphabet", "how many letters there are", alphabet, 2, 10)
    cells = [cell for row in rows for cell in row]
    if not 0 < len(cells) <= MOST:
        raise ValueError(f"a code has 1 to {MOST} words; got {len(cells)}")
    typed = words is not None and bool(whole("words", "1 for code words, 0 for their lengths", words, 0, 1))
    code = [_word(cell, letters) for cell in cells] if typed else []
    lengths = list(map(len, code)) if typed else [_length(cell) for cell in cells]
    terms = [Fraction(1, letters**length) for length in lengths]
    result = float(sum(terms))
    slips = (
        WrongAnswer(float(sum(letters**length for length in lengths)), "The exponents are negative: a long word adds "
                    "little."),
        WrongAnswer(sum(exp(-length) for length in lengths), "That is with e: each letter is one of the alphabet's."),
        WrongAnswer(sum(1 / length for length in lengths), "A word adds a power of its length, not the inverse of it."),
        WrongAnswer(float(letters) ** -sum(lengths) if sum(lengths) <= LONGEST else 0.0, "That is one power of the sum "
                    "of lengths: each word adds a power of its own."),
        WrongAnswer(float(sum(length * term for length, term in zip(lengths, terms, strict=True))), "That is the mean "
                    "length of a word where these powers are its probabilities."),
        WrongAnswer(float(sum(lengths)), "That is the sum of the lengths."),
    )  # fmt: skip
    text = ", ".join(code) if typed else ", ".join(map(str, lengths))
    read = f"{pluralize(len(lengths), 'code word')}{'' if typed else ' of lengths'} {text[:80]}; {letters} letters"
    steps = (
        f"A word of length l adds {letters}^(−l): {', '.join(map(str, terms[:20]))}{', ...' if terms[20:] else ''}.",
        *_beginnings(code),
        f"The sum is {_both(sum(terms, Fraction(0)))}; {_verdict(sum(terms, Fraction(0)))}.",
    )
    return WorkedOut(result, slips, read, steps)


def _both(total: Fraction) -> str:
    """As a fraction, and in decimals."""
    return str(total) if total.denominator == 1 else f"{total} = {in_text(float(total))}"


def _word(cell: Any, letters: int) -> str:
    word = text_of(cell)
    if not word or len(word) > LONGEST or any(letter not in "0123456789"[:letters] for letter in word):
        raise ValueError(f"a code word is of the digits from 0 to {letters - 1}; got {word[:SHOWN]!r}")
    return word


def _length(cell: Any) -> int:
    length = number(cell)
    if length not in range(1, LONGEST + 1):
        text = text_of(cell)[:SHOWN]
        raise ValueError(f"a length is a whole number from 1 to {LONGEST}, or words=1 reads code words; got {text!r}")
    return int(length)


def _beginnings(code: Sequence[str]) -> tuple[str, ...]:
    """Whether the words are a prefix code; nothing where only lengths are known."""
    if not code:
        return ()
    for first, other in permutations(code, 2):
        if other.startswith(first):
            return (f"{first} is the beginning of {other}, or equal to it, so this is no prefix code.",)
    return ("No word is the beginning of another, so this is a prefix code, and the sum is at most 1.",)


def _verdict(total: Fraction) -> str:
    if total > 1:
        return "above 1, so no prefix code has these lengths"
    whether = "no word can be added" if total == 1 else "words can be added"
    return f"at most 1, so some prefix code has these lengths, and {whether}"


def _shares(rows: Sequence[Any]) -> list[Fraction]:
    cells = [cell for row in rows for cell in row]
    if not 2 <= len(cells) <= MOST_SYMBOLS:
        raise ValueError(f"a code has 2 to {MOST_SYMBOLS} symbols; got {len(cells)}")
    weights = [exact(float(cell)) for cell in reals([cells])[0]]
    if min(weights) <= 0:
        raise ValueError(f"probabilities or counts are > 0; got {in_text(float(min(weights)))}")
    return [weight / sum(weights) for weight in weights]


def _joined(shares: Sequence[Fraction]) -> tuple[list[str], list[str]]:
    """The words of the code, and a line for each joining; of equal ones those made first are joined."""
    names = [chr(ord("a") + i) if i < 26 else f"s{i + 1}" for i in range(len(shares))]
    nodes: list[Node] = [(p, i, names[i], (i,)) for i, p in enumerate(shares)]
    words, lines = [""] * len(shares), []
    while len(nodes) > 1:
        nodes.sort()
        (p, _, first, below), (q, _, second, other), *nodes = nodes
        for digit, side in (("0", below), ("1", other)):
            for i in side:
                words[i] = digit + words[i]
        lines.append(
            f"Join {first} ({in_text(float(p))}) and {second} ({in_text(float(q))}) to {in_text(float(p + q))}."
        )
        nodes.append((p + q, len(shares) + len(lines), first + second, below + other))
    return words, lines


def _mean_length(*rows: Any) -> WorkedOut:
    shares = _shares(rows)
    words, lines = _joined(shares)
    mean = sum((p * len(word) for p, word in zip(shares, words, strict=True)), Fraction(0))
    bits = float(sum(float(p) * log2(1 / p) for p in shares))
    shannon = sum((p * _rounded_up(p) for p in shares), Fraction(0))
    fixed = (len(shares) - 1).bit_length()
    slips = (
        WrongAnswer(bits, "That is the entropy, which no prefix code is below: the code has whole bits."),
        WrongAnswer(float(shannon), "That is with lengths ⌈log2(1/p)⌉, Shannon's code, which is not the shortest."),
        WrongAnswer(float(fixed), "That is with words of one length."),
        WrongAnswer(
            sum(map(len, words)) / len(words), "That is the plain mean: weight each length by its probability."
        ),
        WrongAnswer(float(sum(map(len, words))), "That is the sum of the lengths: weight each by its probability."),
        WrongAnswer(float(max(map(len, words))), "That is the longest word."),
    )
    code = ", ".join(f"{chr(97 + i) if i < 26 else f's{i + 1}'} {word}" for i, word in enumerate(words))
    steps = (
        *lines,
        f"Read from the root the words are {code}.",
        f"Their mean length is {both(mean)} bits; the entropy is {in_text(bits)} bits.",
    )
    table: dict[str, Sequence[Any]] = {
        "probability": list(map(float, shares)),
        "word": words,
        "length": list(map(len, words)),
    }
    return WorkedOut(float(mean), slips, f"{pluralize(len(shares), 'symbol')}: {_listed(shares)}", steps, unit="bits",
                     table=table)  # fmt: skip


def _rounded_up(p: Fraction) -> int:
    """⌈log2(1/p)⌉, exactly."""
    length = max(0, ceil(log2(1 / p)) - 1)
    return length if Fraction(2) ** length * p >= 1 else length + 1


def _listed(shares: Sequence[Fraction]) -> str:
    return ", ".join(in_text(float(p)) for p in shares)


QUANTITIES = (
    ByHand(
        "kraft_sum", "Kraft's sum of code words",
        "the lengths of the code words, or with words=1 the words themselves; alphabet=3 for three letters",
        ("1 2 3 3",), _kraft, words=True,
    ),
    ByHand(
        "huffman_length", "Mean length of Huffman's code", "the probabilities, or counts, of the symbols",
        ("0.4 0.3 0.2 0.1",), _mean_length, called=("huffman", "huffman_code", "huffman_coding"),
    ),
)  # fmt: skip
