"""A finished match looked at again: what a seat's choices cost, what luck brought, what the others did."""

from .reviewing import Review, SeatReview, review

__all__ = ["Review", "SeatReview", "review"]
