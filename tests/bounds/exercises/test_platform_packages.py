"""Packages for platforms: what a QTI package names, LaTeX that compiles, Anki's columns, sheets that run nothing."""

import csv
import io
import re
import zipfile
from xml.etree import ElementTree as ET

from click.testing import CliRunner

from bounds.exercises.platforms import export
from laboratory.command_line import main
from tests.bounds.exercises.sheets import ITEM, every_exercise
from tests.sentences import facts

PACKAGE = "{http://www.imsglobal.org/xsd/imscp_v1p1}"


def test_the_qti_package_names_every_file_and_its_parts_stand_in_order() -> None:
    """The order that QTI's schema asks for within an item; identifiers are letters and digits."""
    order = ["responseDeclaration", "outcomeDeclaration", "outcomeDeclaration", "itemBody", "responseProcessing"]
    with zipfile.ZipFile(io.BytesIO(export(every_exercise(), "qti"))) as package:
        manifest = ET.fromstring(package.read("imsmanifest.xml"))
        files = [file.get("href") for file in manifest.iter(f"{PACKAGE}file")]
        assert sorted([*files, "imsmanifest.xml"], key=str) == sorted(package.namelist())
        for name in files:
            item = ET.fromstring(package.read(str(name)))
            parts = [part.tag.removeprefix(ITEM) for part in item]
            assert parts[:5] == order and set(parts[5:]) == {"modalFeedback"}
            assert re.fullmatch(r"[A-Za-z_]\w*", item.get("identifier") or "")
            assert item.find(f"{ITEM}itemBody") is not None
            blocks = {part.tag.removeprefix(ITEM) for part in item.find(f"{ITEM}itemBody") or ()}
            assert blocks <= {"p", "table", "div", "ul"}  # inline words stand in none of them alone


def test_latex_is_balanced_and_pdflatex_knows_itsletters() -> None:
    content = export(every_exercise(), "latex", "100% sure & more_or_less").decode()
    assert content.count(r"\begin{") == content.count(r"\end{")
    assert r"100\% sure \& more\_or\_less" in content
    assert not {sign for sign in content if ord(sign) > 0xFF}  # T1 knows Latin-1


def test_anki_has_three_columns_in_every_line() -> None:
    lines = export(every_exercise(), "anki").decode().splitlines()
    assert lines[0] == "#separator:tab" and lines[1] == "#html:true"
    cards = [line for line in lines if not line.startswith("#")]
    assert len(cards) == len(every_exercise()) and {line.count("\t") for line in cards} == {2}


def test_a_spreadsheet_runs_nothing() -> None:
    for row in csv.reader(io.StringIO(export(every_exercise(), "table").decode())):
        assert not any(re.match(r"[=+@]|-(?!\d|\.)", cell) for cell in row)


def test_on_the_command_line(tmp_path: object) -> None:
    def run(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["exercises", *words])
        return done.exit_code, done.output

    code, output = run("--family", "hoeffding", "--number", "2", "--seed", "7")
    assert code == 0 and output.count("\n## ") == 2
    folder = f"{tmp_path}/sheets"
    code, output = run("--variants", "3", "--number", "2", "--format", "gift", "--out", folder)
    assert code == 0 and "3 variants" in facts(output)
    for words, text in (
        (("--family", "hoefding"), "one of"), (("--notes", "padua"), "no notes padua"),
        (("--notes", "padova2020", "--chapter", "x"), "no chapter x"),
        (("--chapter", "pac"), "chapter notes"),
        (("--notes", "milan"), "notes chapter"),
        (("--notes", "padova2020", "--chapter", "pac", "--family", "hoeffding"), "family theorems"),
        (("--notes", "padova2020", "--chapter", "pac", "--difficulty", "easy"), "difficulty theorems"),
        (("--notes", "milan", "--family", "hoeffding", "--difficulty", "hard"), "family difficulty"),
        (("--chapter", "pac", "--family", "hoeffding"), "family theorems"),
        (("--format", "pdf"), "Invalid value"), (("--variants", "3"), "--out"),
        (("--out", "/no/such/place/x.md"), "cannot written"),
    ):  # fmt: skip
        code, output = run(*words)
        assert code == 2 and text in facts(output), output
