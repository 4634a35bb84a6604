"""Exercises on course platforms: what a platform accepts is what our checker accepts, read back from each format."""

import csv
import html
import io
import math
import re
import zipfile
from decimal import Decimal
from xml.etree import ElementTree as ET

import pytest

from bounds.exercises import Exercise, exercises
from bounds.exercises.platforms import FORMATS, export, key_table
from bounds.exercises.platforms.item import Item
from bounds.exercises.variants import variants
from laboratory.exercises.chapters import chapters, works
from laboratory.exercises.problem import Problem
from laboratory.exercises.sets import chapter_variants
from tests.bounds.exercises.sheets import ITEM, accepts, every_exercise, letters

PACKAGE = "{http://www.imsglobal.org/xsd/imscp_v1p1}"
Ranges = list[tuple[float, float]]
Read = list[tuple[Ranges, list[tuple[tuple[float, float], str]]]]  # a question: right ranges, wrong ones with feedback


def digits(x: float, count: int) -> str:
    """Written out to so many significant digits, as people type it."""
    return f"{Decimal(f'{x:.{count - 1}e}'):f}"


def from_moodle(content: bytes) -> Read:
    """As Moodle's importer reads numerical questions: the first answer within its tolerance decides."""
    results: Read = []
    for question in ET.fromstring(content).iter("question"):
        if question.get("type") != "numerical":
            continue
        right, wrong = [], []
        for answer in question.iter("answer"):
            middle, tolerance = float(answer.findtext("text") or ""), float(answer.findtext("tolerance") or "")
            ends = (middle - tolerance, middle + tolerance)
            feedback = answer.findtext("feedback/text") or ""
            right.append(ends) if answer.get("fraction") == "100" else wrong.append((ends, feedback))
        results.append((right, wrong))
    return results


def from_gift(content: bytes) -> Read:
    """`=%100%low..high` and `=%0%low..high#feedback`, by the format's own rules for escaped signs."""
    results: Read = []
    for block in content.decode().split("{#")[1:]:
        body = block.split("\n}")[0]
        lines = [line.strip() for line in body.splitlines() if line.strip().startswith("=%")]
        right, wrong = [], []
        for line in lines:
            parts = re.fullmatch(r"=%(\d+)%([^#]+)(?:#(.*))?", line)
            assert parts, line
            weight, ends, feedback = parts.groups()
            assert weight in ("100", "0"), "a slip earns nothing"
            low, high = map(float, ends.split(".."))
            text = re.sub(r"\\(.)", r"\1", feedback or "")
            right.append((low, high)) if weight == "100" else wrong.append(((low, high), text))
        results.append((right, wrong))
    return results


def from_qti(content: bytes) -> Read:
    """The conditions of each item, in the order in which they are tried; feedback by its identifier."""
    results: Read = []
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        manifest = ET.fromstring(package.read("imsmanifest.xml"))
        for resource in manifest.iter(f"{PACKAGE}resource"):
            item = ET.fromstring(package.read(resource.get("href") or ""))
            said = {entry.get("identifier"): "".join(entry.itertext()) for entry in item.iter(f"{ITEM}modalFeedback")}
            right, wrong = [], []
            for condition in item.iter(f"{ITEM}responseCondition"):
                for branch in condition:
                    lines = [value.text for value in branch.findall(f"{ITEM}setOutcomeValue/{ITEM}baseValue")]
                    for both in branch.iter(f"{ITEM}and"):
                        low, high = (float(value.text or "") for value in both.iter(f"{ITEM}baseValue"))
                        right.append((low, high)) if "1" in lines else wrong.append(
                            ((low, high), said[lines[-1]] or "")
                        )
            results.append((right, wrong))
    return results


def test_variants_for_moodle_are_a_category_for_each_question() -> None:
    sheets = variants(7, 4, 6)
    bank = ET.fromstring(FORMATS["moodle"].pools("A/B", sheets) or b"")
    results: dict[str, list[str]] = {}
    for question in bank.iter("question"):
        if question.get("type") == "category":
            path = question.findtext("category/text") or ""
            results[path] = []
        else:
            results[path].append(html.unescape(re.sub(r"<[^>]+>", "", question.findtext("questiontext/text") or "")))
    assert len(results) == 4 and all(path.startswith("$course$/top/A-B/") and path.count("/") == 3 for path in results)
    for pool, inputs in zip(results.values(), zip(*sheets, strict=True), strict=True):
        assert list(map(letters, pool)) == [letters(entry.question) for entry in inputs]
    assert FORMATS["gift"].pools("A", sheets) is None


def from_table(content: bytes) -> Read:
    results: Read = []
    for row in csv.DictReader(io.StringIO(content.decode())):
        ends = [(row[f"right from {place}"], row[f"right to {place}"]) for place in (1, 2)]
        results.append(([(float(low), float(high)) for low, high in ends if low], []))
    return results


READERS = {"moodle": from_moodle, "gift": from_gift, "qti": from_qti, "table": from_table}


@pytest.fixture(scope="module", params=READERS)
def read_back(request: pytest.FixtureRequest) -> tuple[str, Read]:
    return request.param, READERS[request.param](export(every_exercise(), request.param))


def test_what_a_platform_accepts_is_what_our_checker_accepts(read_back: tuple[str, Read]) -> None:
    """The key; numbers of five digits just inside the ends and just outside; the key's neighbours."""
    form, read = read_back
    assert len(read) == len(every_exercise())
    for exercise, (right, _) in zip(every_exercise(), read, strict=True):

        def platform(typed: str, right: Ranges = right) -> bool:
            return any(low <= float(typed) <= high for low, high in right)

        assert platform(exercise.key) and accepts(exercise, exercise.key), exercise.question
        last = Decimal(1).scaleb(int(Decimal(exercise.key).as_tuple().exponent))
        typed = [f"{Decimal(exercise.key) + step * last:f}" for step in (-2, -1, 1, 2)]
        if not one_is_whole(exercise):
            five = 10.0 ** (math.floor(math.log10(abs(exercise.answer))) - 4) if exercise.answer else 0.0
            typed += [digits(exercise.answer + step * five, 5) for step in (-4, -3, -2, 2, 3, 4)]
            nearest = digits(float(exercise.answer), 5)
            assert platform(nearest) and accepts(exercise, nearest), (form, exercise.question, nearest)
        for number in typed:
            if form == "table" and isinstance(exercise, Exercise) and exercise.problem.case.forms:
                continue  # the table tells the key's own ranges; other textbooks' forms have no column
            if float(number) == float(exercise.key):
                continue  # to a platform 0.17350 is 0.1735
            if len(number.strip("-0.").replace(".", "")) in (4, 5) or one_is_whole(exercise):
                assert platform(number) == accepts(exercise, number), (
                    form,
                    exercise.question,
                    exercise.key,
                    number,
                    right,
                )


def one_is_whole(exercise: Exercise | Problem) -> bool:
    return "." not in exercise.key


@pytest.mark.parametrize("form", ["moodle", "gift", "qti"])
def test_each_wrong_answers_feedback_is_its_slip(form: str) -> None:
    for exercise, (right, wrong) in zip(every_exercise(), READERS[form](export(every_exercise(), form)), strict=True):
        for (low, high), feedback in wrong:
            matches = [slip for number, slip in exercise.wrong_answers if low <= float(number) <= high]
            assert any(letters(slip) in letters(feedback) for slip in matches), (form, matches, feedback)
            assert not any(low <= float(exercise.key) <= high for low, high in [(low, high)]) or any(
                first <= low <= last for first, last in right
            )


def test_no_text_holds_a_bare_sign_of_gift() -> None:
    """Its documentation: ~ = # { } and : are written behind a backslash where they stand for themselves."""
    blocks = export(every_exercise(), "gift").decode().split("\n\n")[1:]
    assert len(blocks) == len(every_exercise())
    for block in blocks:
        head = re.search(r"^::(.*)::\[html\](.*)\{#$", block, re.MULTILINE)
        assert head, block
        name, inputs = head.groups()
        feedback = re.findall(r"^\t=%0%[^#]+#(.*)$", block, re.MULTILINE)
        solution = block.rstrip().partition("\t####")[2].removesuffix("\n}")
        for text in (name, inputs, solution, *feedback):
            assert text and not re.search("[~=#{}:]", re.sub(r"\\.", "", text)), text


def test_the_key_table_holds_every_variant() -> None:
    sheets = variants(3, 4, 5)
    rows = list(csv.DictReader(io.StringIO(key_table(sheets))))
    assert [(int(row["variant"]), int(row["question"])) for row in rows] == [
        (v, q) for v in range(1, 6) for q in range(1, 5)
    ]
    assert [row["key"] for row in rows] == [exercise.key for sheet in sheets for exercise in sheet]


def test_thirty_variants_ask_the_same_with_other_numbers() -> None:
    sheets = variants(7, 6, 30, None, "easy")
    assert sheets == variants(7, 6, 30, None, "easy") and sheets[0] == exercises(7, 6)
    assert {tuple(exercise.theorem.slug for exercise in sheet) for sheet in sheets} == {
        tuple(exercise.theorem.slug for exercise in sheets[0])
    }
    assert len({tuple(exercise.question for exercise in sheet) for sheet in sheets}) == 30
    assert {exercise.difficulty for sheet in sheets for exercise in sheet} == {"easy"}


def test_variants_of_a_chapter_ask_the_same_kinds() -> None:
    work = works()[0]
    chapter = next(iter(chapters(work)))
    sheets = chapter_variants(work, chapter, 1, 4, 3)
    assert {tuple(exercise.source[0] for exercise in sheet) for sheet in sheets} == {
        tuple(exercise.source[0] for exercise in sheets[0])
    }
    assert len({tuple(exercise.question for exercise in sheet) for sheet in sheets}) == 3


@pytest.mark.parametrize("form", FORMATS)
def test_equal_sheets_are_equal_files_and_nothing_of_markdown_is_left(form: str) -> None:
    content = export(every_exercise(), form, "A sheet & more")
    assert content == export(every_exercise(), form, "A sheet & more")
    if form in ("moodle", "qti"):
        content = content.replace(b"$course$", b"")
        words = "".join(ET.fromstring(content).itertext()) if form == "moodle" else _qti_words(content)
        assert "| ---" not in words and not re.search(
            r"(?<!\\)\$[^c]", re.sub(r"\\\(.*?\\\)|\\\[.*?\\\]", "", words, flags=re.S)
        )


def _qti_words(content: bytes) -> str:
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        return "".join("".join(ET.fromstring(package.read(name)).itertext()) for name in package.namelist())


def test_questions_keep_no_slip_that_is_right() -> None:
    for exercise in every_exercise():
        question = Item.of(exercise, "01")
        assert not [
            wrong
            for wrong, _, _ in question.wrong
            if any(wrong.low <= right.low <= wrong.high for right in question.right[:1])
        ]
