"""How sensitive a game is to its reconstructed values.

The same bot plays the same deals with both values, so most of the luck cancels out. Every
difference is tested, with Holm's correction for the number of comparisons.
"""

import msgspec

from tidetable.lab import measures
from tidetable.lab.balance import PlayedGame, Study
from tidetable.lab.measures import Interval

NOTICED = 0.05  # significance level
MEASURES = ("turns", "score", "first")


class Effect(msgspec.Struct):
    """The effect of a changed value on one measure."""

    own: float  # with the box's own value
    difference: Interval
    chance: float  # p-value, corrected for all comparisons

    @property
    def noticed(self) -> bool:
        return self.chance < NOTICED


class Row(msgspec.Struct):
    """The effects of one variant."""

    variant: int  # index in study.changed
    games: int
    otherwise: float  # proportion of the deals that were played differently
    effects: dict[str, Effect]  # by measure

    @property
    def noticed(self) -> bool:
        return any(effect.noticed for effect in self.effects.values())


def values(game: PlayedGame) -> dict[str, float]:
    return {
        "turns": game.turns,
        "score": sum(game.scores) / len(game.scores),
        "first": game.shares[game.first],
    }


def sensitivity(study: Study, own: list[PlayedGame], played: list[PlayedGame]) -> list[Row]:
    before = {game.deal: game for game in own}
    rows: list[Row] = []
    for variant in range(len(study.changed)):
        pairs = [
            (before[game.deal], game)
            for game in played
            if game.variant == variant and game.deal in before
        ]
        if not pairs:
            continue
        otherwise = sum(one.trail != two.trail for one, two in pairs) / len(pairs)
        effects: dict[str, Effect] = {}
        for measure in MEASURES:
            firsts = [values(one)[measure] for one, _ in pairs]
            seconds = [values(two)[measure] for _, two in pairs]
            difference, chance = measures.paired(firsts, seconds)
            effects[measure] = Effect(sum(firsts) / len(firsts), difference, chance)
        rows.append(Row(variant, len(pairs), otherwise, effects))
    correct(rows)
    return rows


def correct(rows: list[Row]) -> None:
    effects = [effect for row in rows for effect in row.effects.values()]
    corrected = measures.holm([effect.chance for effect in effects])
    for effect, chance in zip(effects, corrected, strict=True):
        effect.chance = chance
