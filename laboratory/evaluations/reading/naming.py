"""What people call columns of results."""

import re
from collections.abc import Iterable, Mapping

ALIASES: Mapping[str, tuple[str, ...]] = {
    "item": (
        "item", "itemid", "id", "taskid", "docid", "questionid", "instanceid", "sampleid", "exampleid", "qid",
        "problemid", "problem", "uid", "index", "idx",
    ),
    "correct": (
        "correct", "iscorrect", "passed", "right", "acc", "accuracy", "exactmatch", "em", "outcome", "result",
        "success", "match", "ok", "isright", "correctness", "score",
    ),
    "label": (
        "label", "truelabel", "target", "truth", "groundtruth", "gold", "expected", "ytrue", "actual", "goldlabel",
        "trueclass", "reference", "goldanswer", "correctanswer", "referenceanswer", "expectedanswer", "expectedoutput",
        "groundtruthlabel", "targetlabel", "labels", "targets", "class", "y",
    ),
    "prediction": (
        "prediction", "pred", "predicted", "ypred", "predictedlabel", "yhat", "predlabel", "predictedclass",
        "predclass", "predictions", "preds", "modelanswer", "predictedanswer", "modeloutput", "output", "modelresponse",
        "response",
    ),
    "score": ("confidence", "probability", "prob", "proba", "score", "yscore", "yprob"),
    "model": ("model", "modelname", "modelid", "system", "classifier", "estimator", "method"),
    "run": ("run", "epoch", "seed", "trial", "repeat", "repetition", "attempt"),
    "cluster": (
        "cluster", "clusterid", "group", "groupid", "passage", "passageid", "conversation", "document", "template",
        "patient", "user", "patientid", "userid", "subjectid", "documentid", "conversationid", "templateid",
        "participant", "participantid", "session", "sessionid", "speaker", "speakerid",
    ),
    "content": ("dochash", "question", "prompt", "input", "text"),
    "size": ("ntrain", "trainsize", "trainingsize", "trainsizes", "ntraining", "trainingrows", "trainingexamples",
             "size"),
}  # fmt: skip
# What may be the true outcome of an item as well as the verdict on an answer.
DOUBLE_MEANING = ("outcome", "result", "success")
# What is a label beside a prediction, or a prediction beside a label.
ANSWER = "answer"
# Columns whose items may be a sample of clusters, or all that there are: that is asked, not assumed.
PERHAPS_CLUSTERS = (
    "subject", "category", "topic", "domain", "doc", "docid", "source", "site", "hospital", "center", "centre", "batch",
    "author", "scene", "video", "task", "chapter", "article", "articleid", "story", "storyid", "book", "url", "dataset",
)  # fmt: skip
SPLITS = ("split", "subset", "partition", "fold", "set", "phase")
TRAINING = ("train", "training", "dev", "val", "valid", "validation")
PREFIX = "prefix"  # `cluster="prefix"`: what stands before the last separator of the item's name


def plain_name(name: str) -> str:
    """A name without case and signs: `Exact-Match` is `exactmatch`.

    >>> plain_name("Is_Correct")
    'iscorrect'
    """
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def named_so(name: str, parts: Iterable[str]) -> bool:
    """Whether one of the parts stands in the plain name."""
    plain = plain_name(name)
    return any(part in plain for part in parts)
