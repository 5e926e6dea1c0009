"""What `render()` shows: the game's own board as markup, as pixels or in a window."""

from __future__ import annotations

from typing import Any

from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.game import AnyGame
from meadhall.engine.state import SPECTATOR, State
from meadhall.extras import need
from meadhall.look.picture import drawn
from meadhall.look.pixels import pixels

MODES = ("human", "rgb_array", "svg")
WIDTH = 880  # pixels


class Pictures:
    """Draws for one environment, in the mode it was made with."""

    def __init__(self, game: AnyGame, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise BadSetup(f"render_mode can be {listed(MODES)} or None, not {mode!r}")
        self.game, self.mode = game, mode
        self._window: Any = None

    def show(self, view: State, seat: int = SPECTATOR) -> Any:
        """The picture of what a seat (or everybody, -1) may know: in a window, as pixels or as markup."""
        if self.mode is None:
            raise BadSetup(f"this environment does not draw; make it with render_mode {listed(MODES)}")
        svg = drawn(self.game, view, seat, theme="light")
        if self.mode == "svg":
            return svg
        painted = pixels(svg, WIDTH)
        if self.mode == "rgb_array":
            return painted
        pygame = need("pygame", "rl")
        if self._window is None:
            pygame.display.init()
            pygame.display.set_caption(f"Meadhall: {self.game.name.title()}")
        size = painted.shape[1], painted.shape[0]
        if self._window is None or self._window.get_size() != size:
            self._window = pygame.display.set_mode(size)
        self._window.blit(pygame.surfarray.make_surface(painted.swapaxes(0, 1)), (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        return None

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            need("pygame", "rl").display.quit()
            self._window = None
