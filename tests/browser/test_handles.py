"""Things to take hold of, in a real browser: mouse, finger and keys put numbers into fields and into the address."""

import re
from typing import TYPE_CHECKING

import numpy as np
import pytest

from laboratory.figures.regions import Window
from laboratory.topics import views
from laboratory.views.moved_examples import hold_examples
from laboratory.views.user_line import OwnLine, hold_own
from tests.browser.server import ROOT, Server, open_page, wait_until_still
from tests.sentences import facts

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

ROC = "metrics?show=roc&roc.beside=scores"
READINGS = (ROOT / "pages" / "browser" / "readings.js").read_text("utf-8")
MIDDLE = (
    "one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2] }"
)


def handle(page: "Page", figure: int = 0) -> "Locator":
    return page.locator(".with-handles").nth(figure).locator(".handle")


def field(page: "Page") -> float:
    return float(page.get_by_role("textbox", name="Threshold").input_value())


def read(locator: "Locator") -> tuple[float, int]:
    """The threshold and the mistakes that the handle tells."""
    hit = re.fullmatch(r"Threshold (.+); (\d+) of 200 .*", locator.get_attribute("aria-valuetext") or "")
    assert hit
    return float(hit[1]), int(hit[2])


def mistakes(threshold: float) -> int:
    counts = views["metrics.roc"]().run.confusion(threshold)
    return int(counts.false_positives + counts.false_negatives)


def let_go_at(page: "Page", threshold: float) -> None:
    """The address and the field hold what the handle told."""
    page.wait_for_url(f"**roc.threshold={threshold:g}")
    wait_until_still(page)
    assert field(page) == threshold == read(handle(page))[0]


def test_a_mouse_drags_the_threshold_and_its_mistakes_follow_before_it_is_let_go(server: Server, page: "Page") -> None:
    queries: list[object] = []

    def sent(message: object) -> None:
        queries.append(message)

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    open_page(page, f"{server.url}/{ROC}")
    item = handle(page, 1)
    x, y = item.evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.mouse.down()
    queries.clear()
    texts = set()
    for away in range(10, 60, 10):
        page.mouse.move(x - away, y + 3)
        threshold, wrong = read(item)
        assert wrong == mistakes(threshold)
        texts.add(threshold)
    assert len(texts) == 5 and not queries and field(page) == 0.5
    page.mouse.up()
    assert min(texts) < 0.5
    let_go_at(page, min(texts))


def test_a_finger_drags_it_too(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/{ROC}")
    item = handle(page, 1)
    x, y = item.evaluate(MIDDLE)
    finger = page.context.new_cdp_session(page)
    for kind, away in (("touchStart", 0), ("touchMove", 20), ("touchMove", 40)):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x + away, "y": y}]})
    page.wait_for_function("one => Number(one.getAttribute('aria-valuenow')) > 0.5", arg=item.element_handle())
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_url("**roc.threshold=**")
    wait_until_still(page)
    assert field(page) > 0.5
    let_go_at(page, field(page))


def test_arrow_keys_move_it_and_escape_puts_it_back(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/{ROC}")
    item = handle(page)
    item.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    let_go_at(page, 0.41)
    x, y = item.evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 40)
    assert read(item)[0] != 0.41
    page.keyboard.press("Escape")
    page.mouse.up()
    assert read(item)[0] == field(page) == 0.41


@pytest.mark.parametrize("seed", range(2))
def test_the_browser_reads_the_numbers_that_the_library_computes(page: "Page", seed: int) -> None:
    rng = np.random.default_rng(seed)
    points, labels, at = rng.normal(size=(50, 2)), rng.choice([-1, 1], 50), rng.normal(size=2)
    points[3] = at
    affine = rng.normal(size=(3, 3))
    squares = np.polyfit(points[:, 0], points[:, 1], 1)
    for line, (a, b, c) in ((affine.tolist(), affine @ [1, *at]), ("least squares", (squares[0], -1, squares[1]))):
        scores, heights = points @ [a, b] + c, points[:, 1] - (-c - a * points[:, 0]) / b
        expected = {
            "mistakes": float((scores * labels <= 0).sum()),
            "distance": float(abs(scores[3]) / np.hypot(a, b)),
            "margin": float((labels * scores).min() / np.hypot(a, b)),
            "mean square": float(np.mean(heights**2)),
            "residual": float(heights[3]),
            "votes": float((labels[np.argsort(np.hypot(*(points - at).T))[:7]] > 0).sum()),
        }
        inputs = {
            "points": np.delete(points, 3, axis=0).tolist(),
            "labels": labels.tolist(),
            "line": line,
            "own": 3,
            "nearest": 7,
        }
        inputs["points"].insert(3, [0.0, 0.0])
        inputs["readings"] = dict.fromkeys(expected, "{}")
        result = page.evaluate(
            f"([handle, at]) => {{ {READINGS}; return readings(handle, at) }}", [inputs, at.tolist()]
        )
        assert result == pytest.approx(expected, rel=1e-9)


def test_the_browser_and_the_caption_count_the_same_mistakes_of_ones_own_line(page: "Page") -> None:
    """Two of three lie on the line x₁ = 1 itself, one of each label: they are on nobody's side."""
    mine, points, signs = OwnLine(0, -1), np.array([[1.0, 0.0], [1.0, 2.0], [3.0, 0.0]]), np.array([1.0, -1.0, 1.0])
    ring = hold_own(mine, Window(-4, 4, -4, 4), points, signs)[0]
    result = page.evaluate(f"([handle, at]) => {{ {READINGS}; return read(handle, at) }}", [ring.spec, list(ring.now)])
    assert [facts(answer) for answer in result] == ["2 of 3 wrong", "nearest 0"]
    assert facts(mine.sentence(points, signs)) == "2 of 3"


def test_how_far_an_example_is_from_a_line_has_no_sign(page: "Page") -> None:
    """x₁ = 1 again: both points are 2 from it, on either side."""
    points = np.array([[-1.0, 0.0], [3.0, 0.0]])
    for example in hold_examples(points, (), Window(-4, 4, -4, 4), ((1, 0, 0), (0, 0, 0), (-1, 0, 0))):
        text = page.evaluate(
            f"([handle, at]) => {{ {READINGS}; return read(handle, at) }}", [example.spec, list(example.now)]
        )
        assert [facts(sentence) for sentence in text] == ["2 line"]
