"""The games in OpenSpiel, as Python games.

    import pyspiel
    import tidetable.lab.openspiel

    game = pyspiel.load_game("tidetable_kadora(players=3,reward=win)")

Chance moves once, before the first decision: it deals, and with that it has also decided all dice
to come. The outcome is sampled (`seed` makes that repeatable). With `deals=100` chance chooses
among 100 deals that are numbered: an explicit outcome, for algorithms that want one, and the form
in which OpenSpiel can store whole games of Python.
"""

import random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.game import Game, State
from tidetable.lab.rules import Rules

LONGEST = 10_000  # decisions of a game; random ones take some hundred
RECALLED = 256  # actions at the end of an information state tensor, the latest first
POINTS = 1000.0  # no margin is larger


def name_of(game: Game) -> str:
    return f"tidetable_{game.name}"


def parameters(game: Game) -> dict[str, Any]:
    """With their defaults; the options of the game among them."""
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
    """What all states of a game share; never copied."""

    def __init__(self, rules: Rules, seed: int, deals: int) -> None:
        self.rules = rules
        self.seed = seed
        self.deals = deals
        self.random = random.Random(None if seed < 0 else seed)

    def deal(self, outcome: int) -> State:
        if self.deals:
            return self.rules.new(max(self.seed, 0) << 32 | outcome)
        return self.rules.new(self.random.getrandbits(64))


class Held:
    """The state of the engine, so that OpenSpiel copies and stores it as the engine does."""

    def __init__(self, dealer: Dealer, state: State | None) -> None:
        self.dealer = dealer
        self.state = state

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.dealer, None if self.state is None else self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self.dealer.rules
        way = (rules.game.name, rules.players, rules.reward, rules.options)
        record = None if self.state is None else self.state.record()
        imagined = None if self.state is None else self.state.chance.imagined
        rng = imagined and tuple(
            int(word) for word in (imagined.a, imagined.b, imagined.c, imagined.counter)
        )
        return restore, (way, self.dealer.seed, self.dealer.deals, record, rng)


def restore(
    way: tuple[str, int, str, dict[str, str]],
    seed: int,
    deals: int,
    record: object,
    rng: tuple[int, int, int, int] | None,
) -> Held:
    name, players, reward, options = way
    rules = Rules(name, players, reward, **options)
    state = None if record is None else rules.game.replay(record)
    if state is not None and rng is not None:
        imagined = Rng(0)
        imagined.a, imagined.b, imagined.c, imagined.counter = rng
        state.chance.imagined = imagined
    return Held(Dealer(rules, seed, deals), state)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    name: str  # of the game; a subclass for each

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(games.get(self.name)), **(params or {})}
        seed, deals = int(given.pop("seed")), int(given.pop("deals"))
        rules = Rules(self.name, given.pop("players"), given.pop("reward"), **given)
        if deals < 0:
            raise ValueError(f"deals: how many chance chooses from, or 0, not {deals}")
        margin = rules.reward == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=max(deals, 1),
            num_players=rules.players,
            min_utility=-POINTS if margin else 0.0,
            max_utility=POINTS if margin else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules.game, deals > 0), info, params or {})
        self.dealer = Dealer(rules, seed, deals)

    def new_initial_state(self, *_: Any) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.dealer.rules, getattr(kind, "perfect_recall", False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.dealer, None)

    @property
    def table(self) -> State | None:
        """The position as the engine has it; None before the deal."""
        return self.held.state

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else int(self.table.to_move)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = max(self.held.dealer.deals, 1)
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else self.table.actions()

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.held.state = self.held.dealer.deal(action)
        else:
            self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        return self.table.game.write_action(self.table, action)

    def returns(self) -> list[float]:
        rules = self.held.dealer.rules
        if self.table is None or not self.table.over:
            return [0.0] * rules.players
        return rules.rewards(self.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one; all dice to come are others."""
        other: SpielState = self.clone()
        if self.table is not None:
            seed = int(sampler() * 2**53)
            other.held = Held(self.held.dealer, self.table.resample(player, seed))
        return other

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return msgspec.json.encode(self.table.reveal()).decode()


class Observer:
    """Strings and tensors from what a seat may know. With perfect recall all it was ever told."""

    def __init__(self, rules: Rules, recall: bool) -> None:
        self.rules = rules
        self.recall = recall
        self.tensor = np.zeros(rules.size + (RECALLED if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: rules.size]}
        if recall:
            self.dict["actions"] = self.tensor[rules.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        table = state.table
        if table is None:
            return
        self.dict["observation"][:] = self.rules.observe(table, player)
        if self.recall:
            latest = table.taken()[: -RECALLED - 1 : -1]
            self.dict["actions"][: len(latest)] = np.array(latest, np.float32) + 1

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        if table is None:
            return "before the deal"
        told: list[object] = [table.view(player)]
        if self.recall:
            told.append(table.events(player))
        return msgspec.json.encode(told).decode()


def register() -> None:
    """Done once when this module is imported."""
    known = set(pyspiel.registered_names())
    for game in games.all():
        if name_of(game) not in known:
            # A class, no function: OpenSpiel lets go of it when Python has already ended.
            made = type(f"Spiel{game.name.title()}", (SpielGame,), {"name": game.name})
            pyspiel.register_game(game_type(game), made)


register()
