"""How a view tells the things that lie on the table: as objects, or as text ready to be sent."""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.kadora.model import CELLS, COLOURS, PER_COLOUR, SIDE, Box, cards_of

PILES_KEPT: Final = 5000  # texts of piles of loot that are remembered


def face(box: Box, card: i64) -> Json:
    return box.faces[card].copy()  # whoever is told may do with it as they like


def back(box: Box, card: i64) -> Json:
    return box.backs[card // PER_COLOUR].copy()


def faces(box: Box, cards: vec[i64]) -> list[Json]:
    return [face(box, card) for card in cards]


def cell_at(cell: i64) -> list[int]:
    return [int(cell // SIDE), int(cell % SIDE)]


class Telling:
    def __init__(self, box: Box) -> None:
        self.box: Box = box
        self.faces: list[object] = []
        self.backs: list[object] = []

    def open(self, cards: vec[i64]) -> list[object]:
        return [self.faces[card] for card in cards]

    def hidden(self, cards: vec[i64]) -> list[object]:
        return [self.backs[card // PER_COLOUR] for card in cards]

    def shuffled(self, cards: vec[i64]) -> list[object]:
        """Hidden, and sorted by colour: their order would tell when they came."""
        shown: list[object] = []
        for colour in range(i64(COLOURS)):
            for card in cards:
                if card // PER_COLOUR == colour:
                    shown.append(self.backs[colour])
        return shown

    def reading(self, seat: i64) -> object:
        """The cells in the order in which a seat reads them."""
        order = self.box.reading[seat * CELLS : (seat + 1) * CELLS]
        return [cell_at(cell) for cell in order]

    def pile(self, colour: i64, loot: i64, total: i64, leads: bool) -> object:
        return {"cards": self.open(cards_of(loot, colour)), "total": int(total), "leads": leads}


class Plain(Telling):
    """As objects; whoever is told may do with them as they like."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.faces = [face.copy() for face in box.faces]
        self.backs = [back.copy() for back in box.backs]


class Written(Telling):
    """As text, most of which is written only once."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.faces = [write(face) for face in box.faces]
        self.backs = [write(back) for back in box.backs]
        plain = Telling(box)
        self.readings: list[object] = [write(plain.reading(s)) for s in range(len(box.seats))]
        self.piles: dict[int, object] = {}  # by what lies in them, which gives their total

    def reading(self, seat: i64) -> object:
        return self.readings[seat]

    def pile(self, colour: i64, loot: i64, total: i64, leads: bool) -> object:
        key = int((loot * COLOURS + colour) * 2 + (1 if leads else 0))
        told = self.piles.get(key)
        if told is None:
            if len(self.piles) >= PILES_KEPT:
                self.piles.clear()
            told = write(super().pile(colour, loot, total, leads))
            self.piles[key] = told
        return told


def write(told: object) -> object:
    return msgspec.Raw(msgspec.json.encode(told))
