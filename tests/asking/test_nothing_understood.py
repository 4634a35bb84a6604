"""A text of which nothing is understood says so, and what is near to it stands there as pages alone."""

import pytest

from bounds import ask
from bounds.asking.answers import NOTHING
from bounds.asking.known_words import are_known

LATIN = (
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore "
    "magna aliqua. Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque. "
)


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "?!", "xyzzy plugh", "qwxz zzgh", "asdf 12", "42", "0.05", "100 200 300", "🙂🙂", "how many", "the",
        "who are you", "hello", "pizza recipe with tomatoes", "what is the weather in Berlin today?", "foo bar baz",
        "Wie spät ist es in Berlin?", "¿dónde está la biblioteca?", "Привет, как дела", "你好吗 今天",
        (12 * LATIN)[:2000],
    ],
)  # fmt: skip
def test_it_says_so_and_names_pages_only(text: str) -> None:
    reply = ask(text)

    assert not reply and not reply.understood and not reply.answers
    assert reply.lines()[0] == NOTHING
    assert reply.nearest and {page.kind for page in reply.nearest} == {"page"}
    assert not any(line[0].isdigit() for line in reply.lines())


@pytest.mark.parametrize("text", ["Novikoff", "novikof", "TP FN FP TN, precision and recall?", "kernel", "glossary"])
def test_a_name_is_enough_and_may_be_mistyped(text: str) -> None:
    assert are_known(text)
    assert ask(text).answers and not ask(text).nearest


def test_what_answers_leaves_no_pages_to_look_on() -> None:
    reply = ask("VC bound m=1000 d=10")

    assert reply and not reply.nearest and not any("nearest page" in line for line in reply.lines())
