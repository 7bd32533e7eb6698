"""What people mean by the words they type: those that stand on the screen, in either language, or parts of them."""

from .meaning import Heard, codes_meant, hear, options_named
from .numbers import number_asked

__all__ = ["Heard", "codes_meant", "hear", "number_asked", "options_named"]
