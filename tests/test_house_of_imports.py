"""What may import what. An arrow counts wherever it stands: in a function or an annotation it only fails later."""

import re
import subprocess
import sys

from tests.house import ROOT, TOOLS, Arrow, Module, arrows, held, is_in, product

# From the ground up; of two names that fit, the longer counts. Two packages on one floor do not know each other.
FLOORS = {
    "bounds": 0,
    "learners": 0,
    "laboratory.serving": 1,
    "laboratory.worlds": 1,
    "laboratory.experiments": 2,
    "laboratory.figures": 3,
    "laboratory.sweeps": 3,
    "laboratory": 4,  # its records, View and Laboratory
    "laboratory.topics": 5,
    "laboratory.tour": 6,
    "laboratory.testing": 6,
    "laboratory.command_line": 6,
    "laboratory.__main__": 6,
    "pages": 7,
    "app": 8,
}
READS = {"run": {"run"}, "figures": {"run", "figures"}, "text": {"run", "text"}}  # what a question's files may import
OTHERS_THAT_BOUNDS_MAY_USE = {"numpy", "scipy", "flint", "click", "rapidfuzz", "text_to_num", "z3"}
SLOW_TO_IMPORT = {"scipy", "sklearn", "pandas", "numba", "streamlit", "plotly", "joblib", "z3"}
# An estimator is made of scikit-learn's classes and checks, a page of Streamlit, a question to Z3 of its terms.
AT_THE_TOP = {
    "bounds.vc.own.satisfiability": {"z3"},
    "learners": {"sklearn.base", "sklearn.utils.validation", "sklearn.utils.multiclass"},
    "pages": {"streamlit"},
    "app": {"streamlit"},
}


SCRIPT = ("app", "pages._router")  # one thing: a file of its own only because of where Streamlit looks for pages


def _floor(name: str) -> int:
    return FLOORS[max((package for package in FLOORS if is_in(name, package)), key=len)]


def _laboratory(name: str) -> str:
    """The address of the laboratory that a module belongs to, or nothing."""
    return name.split(".")[2] if is_in(name, "laboratory.topics") and name.count(".") > 1 else ""


def _is_downwards(arrow: Arrow) -> bool:
    here, there = arrow.importer.name, arrow.imported
    if here.partition(".")[0] == there.partition(".")[0] and _floor(here) == _floor(there):
        return _laboratory(here) in ("", _laboratory(there)) or not _laboratory(there)
    return _floor(there) < _floor(here)


def test_imports_run_downwards_only_and_no_laboratory_knows_another() -> None:
    inside = [arrow for arrow in arrows() if arrow.imported in product()]
    assert len(inside) > 1_000
    upwards = [arrow for arrow in inside if not _is_downwards(arrow)]
    above = {"tests", *TOOLS}
    outside = [arrow for arrow in arrows() if any(is_in(arrow.imported, root) for root in above)]
    held("upwards", [f"{arrow.importer.label}: imports {arrow.imported}" for arrow in upwards + outside])


def test_no_import_goes_round() -> None:
    known: dict[str, set[str]] = {name: set() for name in product()}
    for arrow in arrows():
        if arrow.imported in known:
            known[arrow.importer.name].add(arrow.imported)
    rounds = {name: _way_back(name, known) for name in _left_by_topological_order(known)}
    held("circles", [f"{name}: {' imports '.join(way)}" for name, way in rounds.items() if way])


def _left_by_topological_order(known: dict[str, set[str]]) -> set[str]:
    """The modules that are on a circle, or import one that is."""
    left = set(known)
    while leaves := {name for name in left if not known[name] & left}:
        left -= leaves
    return left


def _way_back(start: str, known: dict[str, set[str]]) -> list[str]:
    """The shortest circle through a module, nothing where there is none."""
    ways = [[start]]
    seen: set[str] = set()
    for way in ways:
        if start in known[way[-1]]:
            return [*way, start]
        new = sorted(known[way[-1]] - seen)
        seen |= known[way[-1]]
        ways += [[*way, name] for name in new]
    return []


def test_a_questions_run_knows_neither_its_figures_nor_its_text_nor_its_view() -> None:
    wrong = []
    for arrow in arrows():
        here, there = arrow.importer, arrow.imported
        if _laboratory(here.name) and is_in(there, here.folder):
            part, known = (name.rpartition(".")[2] for name in (here.name, there))
            wrong += [str(arrow)] if known in {"run", "figures", "text", "view"} - READS.get(part, {known}) else []
    held("inside a question", wrong)


def test_a_private_module_is_imported_in_its_own_folder_only() -> None:
    held("private", sorted({_offence(arrow) for arrow in arrows() if _is_private_elsewhere(arrow)}))


def _is_private_elsewhere(arrow: Arrow) -> bool:
    parts = arrow.imported.split(".")
    hidden = [".".join(parts[:i]) for i, part in enumerate(parts) if part.startswith("_") and part != "__main__"]
    if (arrow.importer.name, arrow.imported) == SCRIPT:
        return False
    return arrow.imported in product() and any(arrow.importer.folder != folder for folder in hidden)


def _offence(arrow: Arrow) -> str:
    return f"{arrow.importer.folder} imports {arrow.imported}"


def test_only_pages_know_streamlit_and_plotly_is_drawn_with_from_figures_upwards() -> None:
    lowest = {"streamlit": FLOORS["pages"], "plotly": FLOORS["laboratory.figures"]}
    below = [arrow for arrow in arrows() if _floor(arrow.importer.name) < lowest.get(_library(arrow), 0)]
    texts = [module for name, module in product().items() if name.endswith(".text") and "topics" in name]
    assert len(texts) > 100
    words = [arrow for arrow in arrows() if arrow.importer in texts and _library(arrow) == "plotly"]
    held("streamlit", [f"{arrow.importer.label}: imports {_library(arrow)}" for arrow in below + words])


def _library(arrow: Arrow) -> str:
    return arrow.imported.partition(".")[0]


def test_bounds_need_few_other_libraries() -> None:
    allowed = sys.stdlib_module_names | {"bounds"} | OTHERS_THAT_BOUNDS_MAY_USE
    theirs = [arrow for arrow in arrows() if is_in(arrow.importer.name, "bounds")]
    # Who asks for a pandas table has pandas.
    tables = [arrow for arrow in theirs if (arrow.importer.name, arrow.imported) == ("bounds.display.frames", "pandas")]
    assert len(tables) == 1
    others = [arrow for arrow in theirs if arrow not in tables]
    held("libraries of bounds", [str(arrow) for arrow in others if _library(arrow) not in allowed])


def test_bounds_name_nothing_that_stands_beside_or_above_them() -> None:
    named = re.compile(r"\b(learners|laboratory|pages)(\.[a-z]|/)")
    theirs = [module for name, module in product().items() if is_in(name, "bounds")]
    held("named", [f"{module.label}: {match[0]}" for module in theirs if (match := named.search(module.text))])


def test_what_is_slow_to_import_is_imported_where_it_is_needed() -> None:
    at_the_top = [arrow for arrow in arrows() if _library(arrow) in SLOW_TO_IMPORT and _is_at_the_top(arrow)]
    held("slow", [str(arrow) for arrow in at_the_top if not _is_made_of_it(arrow.importer, arrow.imported)])


def _is_at_the_top(arrow: Arrow) -> bool:
    return arrow.line in {node.lineno for node in arrow.importer.tree.body}


def _is_made_of_it(module: Module, library: str) -> bool:
    made_of = [names for package, names in AT_THE_TOP.items() if is_in(module.name, package)]
    return any(is_in(library, name) for names in made_of for name in names)


def test_importing_bounds_loads_nothing_slow() -> None:
    report = "import sys, bounds; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run(
        [sys.executable, "-c", report], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not SLOW_TO_IMPORT & set(done.stdout.split())
