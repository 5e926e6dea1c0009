"""The sixth game joins the five: its folder comes onto the path, as an installed package would."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "sixth"))
