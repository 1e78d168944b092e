"""Does the game notice when a reconstructed value is another?

The same deals are played by the same bot with both values, so luck cancels as far as it can. Every
difference is tested, and Holm's correction takes into account how many were.
"""

import msgspec

from tidetable.lab import measures
from tidetable.lab.balance import Played, Study
from tidetable.lab.measures import Interval

NOTICED = 0.05
MEASURES = ("turns", "score", "first")


class Effect(msgspec.Struct):
    """What a changed value does to one measure."""

    own: float
    difference: Interval
    chance: float  # of so much by luck alone, corrected for all comparisons

    @property
    def noticed(self) -> bool:
        return self.chance < NOTICED


class Row(msgspec.Struct):
    variant: int  # of study.changed
    games: int
    otherwise: float  # part of the deals that went otherwise at all
    effects: dict[str, Effect]  # by measure

    @property
    def noticed(self) -> bool:
        return any(effect.noticed for effect in self.effects.values())


def values(game: Played) -> dict[str, float]:
    return {
        "turns": game.turns,
        "score": sum(game.scores) / len(game.scores),
        "first": game.shares[game.first],
    }


def sensitivity(study: Study, own: list[Played], played: list[Played]) -> list[Row]:
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
