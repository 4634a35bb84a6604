"""The VC dimension of classes: `vc_dimension("boxes", n=3)`. Every file here but those with `_` defines one class.

>>> from bounds.vc.dimension import vc_dimension
>>> vc_dimension("boxes", n=3).value
6
>>> vc_dimension("stumps", n=10).value
6
"""

from bounds.vc.dimension._catalogue import Catalogue
from bounds.vc.dimension._record import HypothesisClass, VCDimension

vc_dimension = Catalogue.discovered(__name__)

__all__ = ["Catalogue", "HypothesisClass", "VCDimension", "vc_dimension"]
