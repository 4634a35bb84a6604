"""Where to find an entry of the notes in the app: a page, the values to open it with, and a label."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qsl

from pages.looking_up.companion_entries import Entry

POINTS = ("points", "line")  # as the page on shattering has them in its address


@dataclass(frozen=True)
class Home:
    """A page, by its file's name, with the values in its address."""

    label: str
    page: str
    address: dict[str, str] = field(default_factory=dict)


def homes(entry: Entry) -> list[Home]:
    """The pages that an entry can be opened on, in the order in which it names them."""
    named = (life.partition(":") for life in entry.lives)
    return [HOMES[kind](name) for kind, _, name in named if kind in HOMES and not _has_no_page(kind, name)]


def tests(entry: Entry) -> dict[str, list[str]]:
    """The tests of an entry, in words, by their file."""
    held: dict[str, list[str]] = {}
    for life in entry.lives:
        kind, _, name = life.partition(":")
        path, _, function = name.partition("::")
        if kind == "test":
            held.setdefault(path, []).append(f"“{function.removeprefix('test_').replace('_', ' ')}”")
    return held


def _has_no_page(kind: str, name: str) -> bool:
    """The learning curves show learners that predict labels."""
    from learners import about

    return kind == "learner" and about(name).predicts_numbers


def _theorem(slug: str) -> Home:
    from bounds import theorems

    return Home(theorems[slug].title, "calculator", {"theorem": slug})


def _learner(name: str) -> Home:
    from learners import about

    return Home(f"{about(name).title}: learning curve", "learning_curves", {"learner": name})


def _source(name: str) -> Home:
    from laboratory.worlds import worlds

    return Home(f"Data distribution: {worlds[name].title}", "learning_curves", {"world": name})


def _experiment(slug: str) -> Home:
    """The learner and the data distribution of the experiment: the curves show its bound wherever possible."""
    from laboratory.experiments import experiments

    experiment = experiments()[slug]
    learner, world = (type(part).__module__.rpartition(".")[2] for part in (experiment.learner, experiment.world))
    settings = {setting.name: getattr(experiment.world, setting.name) for setting in experiment.world.settings}
    spelled = {f"{world}.{name}": "none" if value is None else str(value) for name, value in settings.items()}
    return Home(f"Experiment: {experiment.title}", "learning_curves", {"learner": learner, "world": world, **spelled})


def _simulation(slug: str) -> Home:
    from laboratory.experiments import simulations

    simulation = simulations()[slug]
    return Home(f"Audit: {simulation.title}", "audit", {"theorem": simulation.theorem})


def _vc(name: str) -> Home:
    from bounds.vc.dimension import vc_dimension

    return Home(f"VC dimension: {vc_dimension[name].title}", "count_and_shatter", {"part": "vc", "of": name})


def _count(name: str) -> Home:
    return Home(f"Count: {name.replace('_', ' ')}", "count_and_shatter", {"part": "count", "construction": name})


def _page(place: str) -> Home:
    """A page, or one view of it with its settings: `trees`, `neighbours?show=curse&curse.m=500`."""
    from laboratory.topics import laboratories
    from pages.widgets.page import discover

    slug, _, query = place.partition("?")
    address = dict(parse_qsl(query))
    title = next(page.page.title for page in discover() if page.slug == slug)
    view = laboratories[slug].views.get(address.get("show", "")) if slug in laboratories else None
    words = [_words(*item) for item in address.items() if not (view and item[0] == "show")]
    text = ", ".join(filter(None, words))
    return Home(": ".join(filter(None, (title, view))) + (f" ({text})" if text else ""), slug, address)


def _words(name: str, value: str) -> str:
    """An option by its word, points by their places; other numbers are left out."""
    return value.replace("_", " ") if value[:1].isalpha() or name in POINTS else ""


HOMES: Mapping[str, Callable[[str], Home]] = {
    "theorem": _theorem,
    "learner": _learner,
    "source": _source,
    "experiment": _experiment,
    "simulation": _simulation,
    "vc": _vc,
    "count": _count,
    "page": _page,
}
