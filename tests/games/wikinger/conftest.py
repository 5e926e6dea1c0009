"""The hall and the browser of the browser tests, for Wikinger's own pages."""

from tests.browser.conftest import chromium, hall, visitor

__all__ = ["chromium", "hall", "visitor"]
