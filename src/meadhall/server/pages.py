"""Pages: front page, set-up, invitation, table, replay, refusal. Everything is escaped by the builder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.engine.game import COLOURS, Game, Option
from meadhall.engine.registry import game, games
from meadhall.look import Markup, element
from meadhall.server import frames
from meadhall.server.bots import LEVELS
from meadhall.server.frames import Eye, Frame
from meadhall.server.hall import Live
from meadhall.server.html import button, emblem, hidden, icon, link, void
from meadhall.server.pictures import picture
from meadhall.server.wording import words
from meadhall.words import LANGUAGES, speaker

PATIENCE = (0, 5, 30, 24 * 60)  # minutes offered on the set-up page


@dataclass(frozen=True)
class Reader:
    """Who gets a page: language, remembered light, and the stamp of the static files."""

    lang: str
    theme: str | None
    stamp: str
    path: str


def page(
    reader: Reader, title: str, main: object, place: object = None, class_: str | None = None, **data: object
) -> str:
    """A whole page around its main part."""
    w = words(reader.lang)
    head = [
        void("meta", charset="utf-8"),
        void("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        void("meta", name_="color-scheme", content="light dark"),
        element("title", f"{title} · Meadhall" if title else "Meadhall"),
        void("link", rel="icon", href="/static/icon.svg", type="image/svg+xml"),
        *(
            void("link", rel="stylesheet", href=f"/static/{name}.css?{reader.stamp}")
            for name in ("look", "pages", "games")
        ),
        element("script", src=f"/static/app.js?{reader.stamp}", type="module"),
    ]
    langs = [
        element(
            "a",
            lang.upper(),
            href=f"?lang={lang}",
            lang=lang,
            hreflang=lang,
            aria_current="true" if lang == reader.lang else None,
            aria_label={"en": "English", "de": "Deutsch"}.get(lang, lang),
            data_lang=lang,
        )
        for lang in LANGUAGES
    ]
    beam = element(
        "header",
        element("a", icon("hall"), element("span", "Meadhall"), class_="brand", href="/", aria_label=w("page-to-hall")),
        place,
        element(
            "nav",
            button(w("page-table-menu"), "people", data_do="menu", aria_haspopup="dialog", class_name="menu")
            if data.get("data_table")
            else None,
            element("button", icon("moon"), type="button", class_="btn", data_do="theme", aria_label=w("page-light")),
            element("div", langs, class_="langs"),
            aria_label=w("page-nav"),
        ),
        class_="beam",
    )
    body = element(
        "body",
        beam,
        main,
        element("p", class_="hide", id="news", role="status", aria_live="polite"),
        element("div", id="toast", role="alert"),
        class_=class_,
        **data,
    )
    return "<!doctype html>" + element("html", element("head", head), body, lang=reader.lang, data_theme=reader.theme)


# -- the front page --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A table in a list."""

    id: str
    game: str
    name: str
    seat: int
    text: str
    over: bool


def lobby(reader: Reader, mine: Sequence[Card], running: Sequence[Card]) -> str:
    """The games, tables to go on with, tables to watch, and a file to open."""
    w = words(reader.lang)
    join = element(
        "form",
        element("h2", element("label", w("page-invited"), for_="code")),
        void(
            "input",
            id="code",
            name_="code",
            placeholder=w("page-invited-place"),
            autocomplete="off",
            maxlength="200",
            required=True,
        ),
        button(w("page-join"), type="submit"),
        class_="panel",
        data_post="/go",
        aria_label=w("page-join-table"),
    )
    open_ = element(
        "form",
        element("h2", element("label", w("page-open-saga"), for_="saga")),
        void("input", id="saga", name_="saga", type="file", accept=".saga,.txt,text/plain", required=True),
        button(w("page-open"), type="submit"),
        class_="panel",
        data_file="/api/sagas",
        aria_label=w("page-open-saga"),
    )
    resume = [_card(reader, card, w("page-look") if card.over else w("page-go-on"), not card.over) for card in mine[:1]]
    welcome = element(
        "section",
        element("div", element("h1", w("page-welcome")), element("p", w("page-welcome-about"))),
        resume,
        join,
        class_="welcome",
    )
    more = [
        element(
            "section",
            element("h2", w("page-my-tables")),
            element(
                "div",
                [_card(reader, card, w("page-look") if card.over else w("page-go-on"), False) for card in mine[1:]],
                class_="cards",
            ),
            class_="shelf",
            aria_label=w("page-my-tables"),
        )
        if len(mine) > 1
        else None,
        element(
            "section",
            element("h2", w("page-running")),
            element("div", [_card(reader, card, w("page-watch"), False) for card in running], class_="cards"),
            class_="shelf",
            aria_label=w("page-running"),
        )
        if running
        else None,
        element("section", open_, class_="shelf"),
    ]
    shelves = element(
        "section", [_game(reader, game(name)) for name in games()], class_="games", aria_label=w("page-games")
    )
    foot = element("footer", element("p", w("page-honest")), element("p", w("page-local")))
    return page(reader, "", element("main", welcome, shelves, more, foot, class_="lobby"))


def _card(reader: Reader, card: Card, label: str, first: bool) -> Markup:
    title = f"{speaker(reader.lang, game(card.game)).say('game')}, {words(reader.lang)('page-table', name=card.name)}"
    return element(
        "article",
        emblem(card.seat) if card.seat >= 0 else icon("eye", "emblem"),
        element("div", element("h3", title), element("p", card.text, class_="quiet")),
        link(label, f"/t/{card.id}", first=first, aria_label=f"{label}: {title}"),
        class_=f"panel card seat-{card.seat + 1}",
    )


def _game(reader: Reader, shown: Game) -> Markup:
    w, say = words(reader.lang), speaker(reader.lang, shown).say
    seats = f"{min(shown.seats)}–{max(shown.seats)}"
    meta = element(
        "p",
        icon("people"),
        f" {seats} ",
        hidden(w("page-players")),
        icon("clock"),
        " ",
        w("page-minutes", n=shown.minutes),
        element("span", weight(shown.weight), class_="weight", title=w("page-weight", n=shown.weight)),
        hidden(w("page-weight", n=shown.weight)),
        class_="meta",
    )
    drawn = (
        void(
            "img",
            class_="scene",
            src=f"/pictures/{shown.name}.svg?{reader.stamp}",
            alt="",
            loading="lazy",
            width="300",
            height="200",
        )
        if picture(shown.name)
        else None
    )
    return element(
        "article",
        drawn,
        element("div", element("h2", say("game")), meta, element("p", say("game-about")), class_="about"),
        element(
            "div",
            link(
                w("page-play-bots"),
                f"/new/{shown.name}?bots",
                "bot",
                first=True,
                aria_label=f"{say('game')}: {w('page-play-bots')}",
            ),
            link(w("page-invite"), f"/new/{shown.name}", "people", aria_label=f"{say('game')}: {w('page-invite')}"),
            class_="go",
        ),
        class_="game panel",
    )


def weight(n: int) -> Markup:
    """How heavy a game is: filled of five notches."""
    return Markup("".join(element("i", class_="on" if k < n else None) for k in range(5)))


# -- setting up ------------------------------------------------------------------------------------------------------


def setup(reader: Reader, shown: Game, bots: bool) -> str:
    """Seats, names, colours, options."""
    w, say = words(reader.lang), speaker(reader.lang, shown).say
    most, start = max(shown.seats), min(shown.seats) if not bots else max(shown.seats)
    counts = [element("option", n, value=n, selected=n == start) for n in shown.seats]
    number = (
        element(
            "p",
            element("label", w("page-how-many"), for_="number"),
            element("select", counts, id="number", name_="number", data_seats="yes"),
            class_="row",
        )
        if len(counts) > 1
        else void("input", type="hidden", name_="number", value=most)
    )
    seats = [_seat(reader, k, bots, k >= start) for k in range(most)]
    options = [_option(reader, shown, option) for option in shown.options.values()]
    patience = [element("option", w("page-patience-for", n=n), value=n) for n in PATIENCE]
    more = element(
        "details",
        element("summary", w("page-more")),
        options,
        element(
            "p",
            element("label", w("page-patience"), for_="patience"),
            element("select", patience, id="patience", name_="patience"),
            class_="row",
        ),
        element("p", w("page-patience-about"), class_="quiet"),
        element(
            "p",
            element(
                "label",
                void("input", type="checkbox", name_="watch", value="yes", checked=True),
                " ",
                w("page-watchable"),
            ),
            class_="row",
        ),
        element(
            "p",
            element("label", void("input", type="checkbox", name_="at_once", value="yes"), " ", w("page-at-once")),
            class_="row",
        ),
        element("p", w("page-at-once-about"), class_="quiet"),
    )
    form = element(
        "form",
        number,
        element("ol", seats, class_="seating"),
        more,
        element("p", button(w("page-sit-down"), "hall", first=True, type="submit"), class_="row end"),
        class_="panel setup",
        data_post=f"/new/{shown.name}",
    )
    drawn = (
        void("img", class_="scene", src=f"/pictures/{shown.name}.svg?{reader.stamp}", alt="", width="300", height="200")
        if picture(shown.name)
        else None
    )
    aside = element(
        "aside", drawn, element("div", element("p", say("game-about")), class_="about"), class_="panel game"
    )
    main = element(
        "main",
        element("h1", w("page-set-up", game=say("game"))),
        element("div", form, aside, class_="two"),
        class_="lobby narrow",
    )
    return page(reader, w("page-set-up", game=say("game")), main)


def _seat(reader: Reader, k: int, bots: bool, off: bool) -> Markup:
    w = words(reader.lang)
    chosen = "me" if k == 0 else f"bot:{LEVELS[-1]}" if bots else "friend"
    kinds = [("me", w("page-seat-me")), ("friend", w("page-seat-friend"))]
    kinds += [(f"bot:{level}", w("page-seat-bot", level=level_name(reader.lang, level))) for level in reversed(LEVELS)]
    colour = w(f"page-colour-{COLOURS[k]}")
    who = element(
        "select",
        [element("option", text, value=value, selected=value == chosen) for value, text in kinds],
        name_=f"kind-{k}",
        aria_label=w("page-seat-who", colour=colour),
        disabled=off,
    )
    name = void(
        "input",
        name_=f"name-{k}",
        maxlength="40",
        placeholder=w("page-seat-name"),
        autocomplete="nickname" if k == 0 else "off",
        aria_label=w("page-seat-named", colour=colour),
        disabled=off,
    )
    return element("li", emblem(k), element("b", colour), who, name, class_=f"seat-{k + 1}", hidden=off)


def level_name(lang: str, level: str) -> str:
    """What a bot is called."""
    known = speaker(lang).knows(f"page-level-{level}")
    return words(lang)(f"page-level-{level}") if known else level


def _option(reader: Reader, shown: Game, option: Option) -> Markup:
    speak = speaker(reader.lang, shown)
    name = f"option-{option.name}"

    def value(choice: object) -> str:
        message = f"{name}-{str(choice).lower()}"
        return speak.say(message) if speak.knows(message) else str(choice)

    chosen = [
        element("option", value(choice), value=str(choice).lower(), selected=choice == option.default)
        for choice in option.choices
    ]
    about = speak.about(name)
    return element(
        "div",
        element(
            "p",
            element("label", speak.say(name), for_=name),
            element("select", chosen, id=name, name_=name),
            class_="row",
        ),
        element("p", about, class_="quiet") if about else None,
    )


# -- invitation and refusal ------------------------------------------------------------------------------------------


def invitation(reader: Reader, live: Live, seat: int, token: str) -> str:
    """Sit down by a link."""
    w, say = words(reader.lang), speaker(reader.lang, live.table.game).say
    others = [place.name for number, place in enumerate(live.seats) if number != seat]
    form = element(
        "form",
        element(
            "p",
            element("label", w("page-your-name"), for_="name"),
            void(
                "input",
                id="name",
                name_="name",
                maxlength="40",
                required=True,
                value=live.seats[seat].name,
                autocomplete="nickname",
            ),
            class_="row",
        ),
        element("p", button(w("page-sit-down"), "hall", first=True, type="submit"), class_="row end"),
        data_post=f"/join/{token}",
    )
    main = element(
        "main",
        element(
            "section",
            element("header", emblem(seat), element("h1", w("page-invitation", game=say("game")))),
            element("p", say("game-about")),
            element("p", w("page-invitation-with", names=", ".join(others)), class_="quiet"),
            form,
            class_=f"panel invite seat-{seat + 1}",
        ),
        class_="lobby narrow",
    )
    return page(reader, w("page-invitation", game=say("game")), main)


def refusal(reader: Reader, code: str, text: str) -> str:
    """A page that says what was wrong."""
    w = words(reader.lang)
    main = element(
        "main",
        element(
            "section",
            element("h1", w("page-refused")),
            element("p", text),
            element("p", element("code", code), class_="quiet"),
            element("p", link(w("page-to-hall"), "/", "hall", first=True)),
            class_="panel invite",
        ),
        class_="lobby narrow",
    )
    return page(reader, w("page-refused"), main)


# -- the table and its replay ----------------------------------------------------------------------------------------


def table(reader: Reader, f: Frame, menu: Markup) -> str:
    """The table page; the socket keeps its parts up to date."""
    w, live = f.w, f.live
    dialog = element("dialog", menu, id="dialog", aria_label=w("page-table-menu"))
    main = element("main", arranged(frames.parts(f)), class_="table", id="table")
    tail = [main, dialog, tip()]
    title = f.say("game")
    return page(
        reader,
        f"{title}, {w('page-table', name=live.name)}",
        tail,
        frames.place(f),
        "table-page",
        data_table=live.id,
        data_game=f.table.game.name,
        data_ply=f.table.ply,
        data_seat=f.eye.seat,
        data_words=client_words(reader.lang),
    )


def replay(reader: Reader, f: Frame, finished: bool) -> str:
    """A game step by step."""
    w, live = f.w, f.live
    last = live.table.ply
    controls = element(
        "div",
        button(w("page-first"), None, data_step="first"),
        button(w("page-back"), None, data_step="-1"),
        button(w("page-play"), None, first=True, data_step="play"),
        button(w("page-forth"), None, data_step="1"),
        button(w("page-last"), None, data_step="last"),
        void("input", type="range", min=0, max=last, value=f.table.ply, id="ply", aria_label=w("page-ply-label")),
        link(w("page-to-table"), f"/t/{live.id}", "hall") if live.saga is None else None,
        link(w("page-saga"), f"/t/{live.id}/saga", "scroll", download=f"{live.id}.saga") if finished else None,
        class_="panel controls",
        role="group",
        aria_label=w("page-replay"),
    )
    main = element("main", arranged(frames.parts(f)), class_="table", id="table")
    return page(
        reader,
        f"{w('page-replay')}: {f.say('game')}",
        [controls, main, tip()],
        frames.place(f),
        "table-page replay-page",
        data_replay=live.id,
        data_game=f.table.game.name,
        data_ply=f.table.ply,
        data_last=last,
        data_words=client_words(reader.lang),
    )


def arranged(made: dict[str, Markup]) -> list[Markup]:
    """The parts in reading order."""
    record = element("div", made["log"], made["score"], class_="record")
    return [made["ask"], made["board"], made["own"], made["rivals"], record]


def tip() -> Markup:
    """The card that explains a component."""
    return element("div", class_="tip", id="tip", role="tooltip", hidden=True)


def client_words(lang: str) -> str:
    """The few sentences the client says by itself."""
    w = words(lang)
    return "|".join(
        w(f"client-{name}")
        for name in ("lost", "back", "away", "close", "skip", "copied", "show", "hint", "pause", "play")
    )


def menu(f: Frame, base: str, own: str | None, invitations: dict[int, str]) -> Markup:
    """Everything about the table that is not the game: seats, links, settings."""
    w, live, me = f.w, f.live, f.eye.seat
    host = me >= 0 and me == live.host()
    rows = []
    for number, seat in enumerate(live.seats):
        does: list[Markup] = []
        if number in invitations:
            address = f"{base}/join/{invitations[number]}"
            field = void(
                "input", value=address, readonly=True, id=f"link-{number}", aria_label=w("page-link-for", who=seat.name)
            )
            does += [field, button(w("page-copy"), data_copy=f"link-{number}")]
        running = not live.finished and live.saga is None
        if seat.kind == "human" and running:
            if seat.stand_in is not None and (number == me or host):
                does.append(
                    button(
                        w("page-take-back") if number == me else w("page-wake"),
                        "people",
                        data_do="back",
                        data_seat=number,
                    )
                )
            elif seat.stand_in is None and (number == me or (host and not live.present(number))):
                does.append(button(w("page-let-bot"), "bot", data_do="bot", data_seat=number))
            if host and number != me and seat.joined:
                does.append(button(w("page-new-link"), data_do="renew", data_seat=number))
        rows.append(
            element(
                "li",
                emblem(number),
                element("b", seat.name),
                element("small", _state(f, number)),
                element("div", does, class_="do"),
                class_=f"seat-{number + 1}",
            )
        )
    settings = [
        element(
            "p",
            element("label", w("page-pace"), for_="pace"),
            element(
                "select",
                [
                    element("option", w(f"page-pace-{name}"), value=ms)
                    for name, ms in (("slow", 2200), ("readable", 1300), ("fast", 500), ("instant", 0))
                ],
                id="pace",
                data_keep="pace",
            ),
            class_="row",
        ),
        element(
            "p",
            element(
                "label",
                void("input", type="checkbox", id="at-once", data_do="at-once", checked=live.seats[me].at_once),
                " ",
                w("page-at-once"),
            ),
            class_="row",
        )
        if me >= 0
        else None,
    ]
    links = [
        element(
            "p",
            element("label", w("page-own-link"), for_="own-link"),
            void("input", id="own-link", readonly=True, value=f"{base}/join/{own}"),
            button(w("page-copy"), data_copy="own-link"),
            class_="row",
        )
        if own
        else None,
        element(
            "p",
            element("label", w("page-watch-link"), for_="watch-link"),
            void("input", id="watch-link", readonly=True, value=f"{base}/t/{live.id}"),
            button(w("page-copy"), data_copy="watch-link"),
            class_="row",
        )
        if live.watch
        else None,
        element("p", w("page-seed", hash=f.table.dice.commitment[:16]), class_="quiet"),
    ]
    ways = [link(w("page-replay"), f"/t/{live.id}/replay", "scroll")]
    if live.finished:
        ways.append(link(w("page-saga"), f"/t/{live.id}/saga", "map", download=f"{live.id}.saga"))
    return element(
        "div",
        element("header", element("h2", w("page-table", name=live.name)), button(w("client-close"), data_do="close")),
        element("ol", rows, class_="seating"),
        settings,
        links,
        element("p", ways, class_="row"),
        id="menu",
    )


def _state(f: Frame, number: int) -> str:
    w, seat = f.w, f.live.seats[number]
    if seat.kind == "bot":
        return w("page-seat-bot", level=level_name(f.eye.lang, seat.level))
    if seat.stand_in is not None:
        return w("page-seat-stand-in")
    if not seat.joined:
        return w("page-seat-open")
    return w("page-seat-here") if f.live.present(number) or number == f.eye.seat else w("page-seat-away")


__all__ = ["Card", "Eye", "Reader", "invitation", "lobby", "menu", "refusal", "replay", "setup", "table"]
