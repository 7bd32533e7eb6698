"""Lessons: positions in which somebody learns a rule by doing, checked by the referee at every step."""

from .lesson import Lesson, Step
from .reading import lessons_of, read_lesson
from .sitting import Answer, Sitting

__all__ = ["Answer", "Lesson", "Sitting", "Step", "lessons_of", "read_lesson"]
