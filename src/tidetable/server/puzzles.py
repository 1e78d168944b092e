"""HTTP handlers for puzzles. The solver gets what the seat to move sees, and the server checks the
answer: neither the solution nor hidden information leaves it before."""

import random
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable import games
from tidetable.engine.errors import IllegalAction, SetupError
from tidetable.puzzles import file
from tidetable.puzzles.file import Named, puzzles_of
from tidetable.puzzles.position import PuzzlePosition, Solution, daily, position, solution
from tidetable.puzzles.streak import Streak
from tidetable.server.explain import Explanation
from tidetable.server.identity import IdentityError
from tidetable.server.limits import costs
from tidetable.server.pages import language_of
from tidetable.server.services import Services
from tidetable.text import Text

FITTING = 12  # puzzles nearest to somebody's rating, among which chance chooses


class PuzzleStanding(msgspec.Struct):
    """How somebody does in the puzzles of a game."""

    streak: int  # days in a row with the daily puzzle solved
    today: bool  # that of today is solved
    rating: int
    tried: int  # puzzles, of which the first attempt counts


class PuzzleGame(msgspec.Struct):
    game: str
    count: int
    you: PuzzleStanding | None  # None: nobody is known


class PuzzleShown(msgspec.Struct):
    puzzle: str
    game: str
    players: int
    options: dict[str, str]
    rating: int  # how hard it is
    people: int  # who have tried it
    day: str | None  # of which it is the daily puzzle: today
    known: bool  # the caller has tried it before
    position: PuzzlePosition
    you: PuzzleStanding | None


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    move: dict[str, Any] | None = None  # None: the solution is to be shown
    day: Annotated[str, Meta(max_length=10)] | None = None  # whose daily puzzle it was when asked


class PuzzleChecked(msgspec.Struct):
    right: bool
    counted: bool  # it was the caller's first attempt at this puzzle
    loss: float | None  # of a wrong move that was compared: the share of the win that it gives away
    solution: Solution | None  # once it is found, or asked for
    rating: int
    people: int
    you: PuzzleStanding | None


class PuzzleAttempt(msgspec.Struct, forbid_unknown_fields=True):
    move: dict[str, Any]


def today() -> date:
    return datetime.now(UTC).date()


def routes(services: Services) -> list[HTTPRouteHandler]:
    async def caller(request: Request[Any, Any, Any]) -> str | None:
        """The person who asks, if they are known: puzzles are for everybody."""
        if "authorization" not in request.headers:
            return None
        try:
            return (await services.authenticated(request)).id
        except IdentityError:
            return None

    async def standing(person: str | None, game: str) -> PuzzleStanding | None:
        if person is None:
            return None
        streak: Streak = await services.puzzles.streak(person, game, today())
        solver = await services.puzzles.solver(person, game)
        return PuzzleStanding(streak.days, streak.today, round(solver.rating), solver.tried)

    async def show(named: Named, person: str | None) -> PuzzleShown:
        game, puzzle = named.head.game, named.puzzle
        rating = await services.puzzles.rating(named)
        of_today = daily(game, today())
        day = today().isoformat() if of_today is not None and of_today.id == named.id else None
        known = person is not None and named.id in await services.puzzles.tried(person, game)
        return PuzzleShown(
            named.id,
            game,
            puzzle.players,
            puzzle.options,
            round(rating.rating),
            rating.tried,
            day,
            known,
            position(named),
            await standing(person, game),
        )

    @get("/api/puzzles")
    async def all_puzzles(request: Request[Any, Any, Any]) -> list[PuzzleGame]:
        """The games that have puzzles, and how the caller does in them."""
        person = await caller(request)
        return [
            PuzzleGame(game.name, len(puzzles_of(game.name)), await standing(person, game.name))
            for game in file.with_puzzles()
        ]

    @get("/api/games/{game:str}/puzzles/daily", opt=costs(2))
    async def daily_puzzle(request: Request[Any, Any, Any], game: str) -> PuzzleShown:
        """The puzzle of the day (UTC)."""
        named = daily(games.get(game).name, today())
        if named is None:
            raise SetupError("no-puzzles", game=game)
        return await show(named, await caller(request))

    @get("/api/games/{game:str}/puzzles/another", opt=costs(2))
    async def another_puzzle(
        request: Request[Any, Any, Any],
        game: str,
        after: Annotated[str, Meta(max_length=60)] | None = None,
    ) -> PuzzleShown:
        """A puzzle that suits the caller, at first one of those not tried yet; not the one named by
        `after`, and not that of today."""
        person = await caller(request)
        of_today = daily(games.get(game).name, today())
        if of_today is None:
            raise SetupError("no-puzzles", game=game)
        left = [one for one in puzzles_of(game).values() if one.id not in (after, of_today.id)]
        if person is not None:
            tried = await services.puzzles.tried(person, game)
            wish = (await services.puzzles.solver(person, game)).rating
            left = [one for one in left if one.id not in tried] or left
            left = sorted(left, key=lambda one: abs(one.puzzle.rating - wish))[:FITTING]
        return await show(random.choice(left or [of_today]), person)

    @get("/api/puzzles/{puzzle:str}", opt=costs(2))
    async def one_puzzle(request: Request[Any, Any, Any], puzzle: str) -> PuzzleShown:
        return await show(file.puzzle(puzzle), await caller(request))

    @post("/api/puzzles/{puzzle:str}/answer", status_code=200, opt=costs(2))
    async def answer(
        request: Request[Any, Any, Any], puzzle: str, data: PuzzleAnswer
    ) -> PuzzleChecked:
        """Check a move, or show the solution. The first attempt of each person counts for the
        ratings; asking for the solution is an attempt, too."""
        named = file.puzzle(puzzle)
        game, person = named.head.game, await caller(request)
        state = named.state()
        action = None if data.move is None else state.game.action(state, data.move)
        right = action == named.puzzle.best
        counted = False
        if person is not None:
            counted = await services.puzzles.attempt(person, named, right)
            day = current(data.day)
            of_day = None if day is None else daily(game, day)
            ends = right or action is None
            if ends and day is not None and of_day is not None and of_day.id == named.id:
                await services.puzzles.ended(person, game, day, right)
        values = dict(named.puzzle.values)
        loss = None if right or action not in values else values[named.puzzle.best] - values[action]
        rating = await services.puzzles.rating(named)
        return PuzzleChecked(
            right,
            counted,
            None if loss is None else round(loss, 3),
            solution(named) if right or action is None else None,
            round(rating.rating),
            rating.tried,
            await standing(person, game),
        )

    @post("/api/puzzles/{puzzle:str}/explain", status_code=200)
    async def explain_attempt(
        request: Request[Any, Any, Any], puzzle: str, data: PuzzleAttempt
    ) -> Explanation:
        """Why a move is not legal in a puzzle."""
        state = file.puzzle(puzzle).state()
        try:
            state.game.action(state, data.move)
        except IllegalAction as refusal:
            text = Text(language_of(request), state.game.name)
            names = text.seat_names(state.players, state.setup.data, state.setup.signs)
            return Explanation(refusal.code, text.error(refusal, names), refusal.params)
        return Explanation(None, "", {})

    return [all_puzzles, daily_puzzle, another_puzzle, one_puzzle, answer, explain_attempt]


def current(day: str | None) -> date | None:
    """The day of an answer: today, or yesterday for somebody who thought past midnight."""
    try:
        meant = date.fromisoformat(day or "")
    except ValueError:
        return None
    return meant if today() - timedelta(days=1) <= meant <= today() else None
