"""QTI packages, read and scored by an engine that is not ours."""

import io
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from bounds.exercises.platforms import export
from tests.bounds.exercises.sheets import ITEM, accepts, every_exercise, letters


def scored(engine: Any, root: Any, typed: float) -> tuple[float, str | None]:
    """Score and feedback that the engine gives for a number typed into an item."""
    session = engine.ItemSessionState(root)
    session.begin_session()
    session["RESPONSE"].set_value(repr(typed))
    root.ResponseProcessing.run(session)
    return session["SCORE"].value, session["FEEDBACK"].value


@pytest.mark.filterwarnings("ignore")  # Pyslet's own, of older Pythons
def test_an_engine_that_is_not_ours_scores_qti_as_our_checker(tmp_path: Path) -> None:
    """The key and what is wrong, with its feedback, by Pyslet's reader of packages, items and response processing."""
    from pyslet import imscpv1p2
    from pyslet.qtiv2 import variables, xml

    packed = tmp_path / "sheet.zip"
    packed.write_bytes(export(every_exercise(), "qti"))
    package = imscpv1p2.ContentPackage(str(packed))
    resources = list(package.manifest.root.Resources.Resource)
    assert len(resources) == len(every_exercise())
    with zipfile.ZipFile(packed) as files:
        for exercise, resource in zip(every_exercise(), resources, strict=True):
            assert resource.type == "imsqti_item_xmlv2p1"
            content = files.read(str(resource.href))
            item = xml.QTIDocument()
            item.read(src=io.BytesIO(content))
            said = {
                text.get("identifier"): "".join(text.itertext())
                for text in ET.fromstring(content).iter(f"{ITEM}modalFeedback")
            }
            assert scored(variables, item.root, float(exercise.key)) == (1, "right")
            assert scored(variables, item.root, -12345.678) == (0, None)
            for wrong, slip in exercise.wrong_answers:
                score, feedback = scored(variables, item.root, float(wrong))
                assert score == accepts(exercise, wrong), (exercise.question, wrong)
                assert score or letters(slip) in letters(said[feedback])
    package.close()
