"""The games as OpenSpiel Python games.

    import pyspiel
    import tidetable.lab.openspiel

    game = pyspiel.load_game("tidetable_kadora(players=3,reward=win)")

Chance moves once, before the first decision: it deals, and thereby fixes all later dice as well.
The outcome is sampled; `seed` makes it repeatable. With `deals=100`, chance chooses among 100
numbered deals. That outcome is explicit, for algorithms that need one, and it is the form in which
OpenSpiel can serialize whole Python games.
"""

import random
from typing import Any

import msgspec

from tidetable import extras, games
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, State
from tidetable.lab.spec import EnvironmentSpec

with extras.needed("openspiel"):
    import numpy as np
    import pyspiel

LONGEST = 10_000  # upper bound of a game's decisions; random games take a few hundred
RECALLED = 256  # actions at the end of an information state tensor, latest first
POINTS = 1000.0  # upper bound of a margin


def name_of(game: Game) -> str:
    return f"tidetable_{game.name}"


def parameters(game: Game) -> dict[str, Any]:
    """Parameters with their defaults, including the options of the game."""
    options = {name: choices[0] for name, choices in game.options.items()}
    return {"players": game.players[0], "reward": "margin", "seed": -1, "deals": 0, **options}


def game_type(game: Game, explicit: bool = False) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Tidetable: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if explicit else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class Dealer:
    """Shared by all states of a game; never copied."""

    def __init__(self, spec: EnvironmentSpec, seed: int, deals: int) -> None:
        self.spec = spec
        self.seed = seed
        self.deals = deals
        self.random = random.Random(None if seed < 0 else seed)

    def deal(self, outcome: int) -> State:
        if self.deals:
            return self.spec.new(max(self.seed, 0) << 32 | outcome)
        return self.spec.new(self.random.getrandbits(64))


class StateHolder:
    """Wraps an engine state, so that OpenSpiel copies and serializes it as the engine does."""

    def __init__(self, dealer: Dealer, state: State | None) -> None:
        self.dealer = dealer
        self.state = state

    def __deepcopy__(self, memo: object) -> "StateHolder":
        return StateHolder(self.dealer, None if self.state is None else self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        dealer = self.dealer
        return restore, (dealer.spec, dealer.seed, dealer.deals, self.state)


def restore(spec: EnvironmentSpec, seed: int, deals: int, state: State | None) -> StateHolder:
    return StateHolder(Dealer(spec, seed, deals), state)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    name: str  # of the game; each game has its own subclass

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(games.get(self.name)), **(params or {})}
        seed, deals = int(given.pop("seed")), int(given.pop("deals"))
        spec = EnvironmentSpec(self.name, given.pop("players"), given.pop("reward"), **given)
        if deals < 0:
            raise ValueError(f"deals: how many chance chooses from, or 0, not {deals}")
        margin = spec.reward == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=max(deals, 1),
            num_players=spec.players,
            min_utility=-POINTS if margin else 0.0,
            max_utility=POINTS if margin else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(spec.game, deals > 0), info, params or {})
        self.dealer = Dealer(spec, seed, deals)

    def __copy__(self) -> "SpielGame":
        return self

    def __deepcopy__(self, memo: object) -> "SpielGame":
        return self  # as OpenSpiel's own games: nothing but the next deals ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.get_parameters(), self.name, self.dealer.random.getstate())

    def new_initial_state(self, *_: Any) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.dealer.spec, getattr(kind, "perfect_recall", False))


def loaded(params: dict[str, Any], name: str, random_state: tuple[Any, ...]) -> Any:
    """A game from a pickle: its next deals are those of the original."""
    game = pyspiel.load_game(f"tidetable_{name}", params)
    game.dealer.random.setstate(random_state)
    return game


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.holder = StateHolder(game.dealer, None)

    def __reduce__(self) -> tuple[Any, ...]:
        return deserialized, (self.get_game(), self.serialize())

    @property
    def table(self) -> State | None:
        """The engine's state; None before the deal."""
        return self.holder.state

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else int(self.table.to_move)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = max(self.holder.dealer.deals, 1)
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else self.table.actions()

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            if not 0 <= action < max(self.holder.dealer.deals, 1):
                raise pyspiel.SpielError(f"{action} is no outcome of the deal")
            self.holder.state = self.holder.dealer.deal(action)
            return
        try:
            self.table.apply(action)
        except IllegalAction as refusal:
            raise pyspiel.SpielError(f"action {action} is illegal: {refusal}") from refusal

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        return self.table.game.write_action(self.table, action)

    def returns(self) -> list[float]:
        spec = self.holder.dealer.spec
        if self.table is None or not self.table.over:
            return [0.0] * spec.players
        return spec.rewards(self.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot distinguish from this one; later dice differ."""
        other: SpielState = self.clone()
        if self.table is not None:
            seed = int(sampler() * 2**53)
            other.holder = StateHolder(self.holder.dealer, self.table.resample(player, seed))
        return other

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return msgspec.json.encode(self.table.reveal()).decode()


def deserialized(game: Any, state: str) -> Any:
    return game.deserialize_state(state)


class Observer:
    """Strings and tensors of what a seat may know; with perfect recall, its whole log as well."""

    def __init__(self, spec: EnvironmentSpec, recall: bool) -> None:
        self.spec = spec
        self.recall = recall
        self.tensor = np.zeros(spec.size + (RECALLED if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: spec.size]}
        if recall:
            self.dict["actions"] = self.tensor[spec.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        table = state.table
        if table is None:
            return
        self.dict["observation"][:] = self.spec.observe(table, player)
        if self.recall:
            latest = table.taken()[: -RECALLED - 1 : -1]
            self.dict["actions"][: len(latest)] = np.array(latest, np.float32) + 1

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        if table is None:
            return "before the deal"
        known: list[object] = [table.view(player)]
        if self.recall:
            known.append(table.events(player))
        return msgspec.json.encode(known).decode()


def register() -> None:
    """Register the games with OpenSpiel. Runs when this module is imported."""
    known = set(pyspiel.registered_names())
    for game in games.all():
        if name_of(game) not in known:
            # A class, not a function: OpenSpiel releases it after Python has shut down.
            made = type(f"Spiel{game.name.title()}", (SpielGame,), {"name": game.name})
            pyspiel.register_game(game_type(game), made)


register()
