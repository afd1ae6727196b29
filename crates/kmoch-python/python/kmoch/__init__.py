"""Why a chess position is worth what it is worth: reasons that add up, and columns over any number of games.

>>> import kmoch
>>> told = kmoch.explain("8/8/8/1P6/8/8/1k6/6K1 w - - 0 1", nodes=0)
>>> told.reasons[0]["sentence"].startswith("White's b5-pawn is passed")
True

`explain` tells a position, `Evaluator` values many, `features` gives everything that is found in positions or games as Arrow
columns, and `Profile` holds the numbers behind all of it. `kmoch.spark` makes the columns on a cluster.
"""

from ._evaluate import Evaluator
from ._explain import Explanation, explain
from ._features import Fault, Features, features
from ._kmoch import __version__
from ._profile import Profile

__all__ = ["Evaluator", "Explanation", "Fault", "Features", "Profile", "__version__", "explain", "features"]
