"""What a sensible player values: meals, a strong reef, dice that combine, and no shark.

Each question has its own estimate of worth, in points; the weights are in worth.py. Search does
not play to the end, which is far away and full of chance. It plays some turns and then judges the
position.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.appraiser import Appraiser
from tidetable.engine.chance import Rng
from tidetable.engine.heuristics import Verdict
from tidetable.engine.judge import Judge
from tidetable.engine.judge_file import load
from tidetable.engine.poseidon.actions import (
    BONUSES,
    BUYS,
    CORAL_CHOICES,
    DICE_TAKEN,
    DONE,
    ENDS,
    FREES,
    HEXES,
    LOOKS,
    MOVERS,
    MOVES,
    ROWS,
    SITES,
    SPACE_LIMIT,
    START_TILES,
    TILES,
)
from tidetable.engine.poseidon.eating import Larder, can_buy
from tidetable.engine.poseidon.endgame import solve
from tidetable.engine.poseidon.judging import FEATURES, Looks, stage
from tidetable.engine.poseidon.model import (
    ASK_PICK,
    ASK_ROW,
    ASK_SKELETON,
    ASK_TAKE,
    FACES,
    STAGE_OVER,
    STAGE_REEFS,
    PoseidonState,
)
from tidetable.engine.poseidon.outlook import Outlook
from tidetable.engine.poseidon.reef import DIE, WAVE
from tidetable.engine.poseidon.reef_worth import (
    BURIED,
    grave_worth,
    reef_worth,
    site_worth,
    tile_worth,
)
from tidetable.engine.poseidon.wave import (
    BONUS_CLEAN,
    BONUS_FREE,
    BONUS_LOOK,
    BONUS_ONE_DIE,
    BONUS_TRACK,
    BONUS_TWO_DICE,
)
from tidetable.engine.poseidon.worth import (
    BITE,
    LAUNCH,
    PEEK,
    SPENT,
    STEP,
    bite_worth,
    coral_worth,
    danger,
    food_around,
    head_worth,
    meal_worth,
    reaches_head,
    steps_given,
    store_worth,
)
from tidetable.engine.state import State

CANDIDATES: Final = 5  # sites compared in a playout
JUDGE: Final = "judge.json"
JUDGED: Final = 0.6  # exploration
# Shares of a turn's budget by question, ASK_TILE .. ASK_CORAL: which tile, where it goes, a row of
# the wave, build or load, move, take, another die, its room, a die to eat, who moves on the track,
# a skeleton, a return, a look, a bonus, nothing, the Kraken's head, a second coral.
SHARES: Final = [
    *(0.2, 0.12, 0.03, 0.3, 0.35, 0.25, 0.1, 0.03, 0.05),
    *(0.03, 0.05, 0.05, 0.03, 0.15, 0.0, 0.05, 0.15),
]


class PoseidonHeuristics(Appraiser):
    def __init__(self) -> None:
        super().__init__()
        self.guided = True
        self.judge: Judge = load(__file__, "poseidon", FEATURES, JUDGE)
        self.looks: Looks | None = None  # reused, too
        self.outlook: Outlook = Outlook()  # reused: filled for each position

    def share(self, state: State) -> float:
        return SHARES[cast(PoseidonState, state).ask]

    def turns_below(self, state: State) -> i64:
        """The judge decides as soon as the turn is over in which a sample leaves the tree."""
        return 1

    def exploration(self, state: State) -> float:
        """The judge's chances lie closer together than wins and losses of whole games."""
        return JUDGED

    def prepare(self, state: State) -> None:
        self.outlook.fill(cast(PoseidonState, state))

    def worth(self, state: State, action: i64) -> float:
        return worth(cast(PoseidonState, state), action, self.outlook)

    def guide(self, state: State, rng: Rng) -> i64:
        """The best action; of sites and tiles, which may be hundreds, the best of a few."""
        here = cast(PoseidonState, state)
        actions = here.legal
        count: i64 = len(actions)
        outlook = self.outlook
        outlook.fill(here)
        if actions[count - 1] >= SITES or (actions[0] >= START_TILES and actions[0] < ROWS):
            return sampled(here, actions, rng, outlook)
        best = actions[rng.below(count)]
        value = worth(here, best, outlook)
        for action in actions:
            if action != best:
                other = worth(here, action, outlook)
                if other > value:
                    best, value = action, other
        return best

    def verdict(self, state: State) -> Verdict:
        here = cast(PoseidonState, state)
        return super().verdict(state) if here.stage == STAGE_OVER else self.estimate(here)

    def estimate(self, state: PoseidonState) -> Verdict:
        """The worth of a position to the seats while the game goes on. Chances are smooth, so the
        margin need not help to tell positions apart."""
        players = state.setup.players
        verdict = Verdict(players)
        self.judge.judge(self.look(state), 1, verdict)
        for seat in range(players):
            verdict.rewards[seat] = verdict.shares[seat]
        return verdict

    def look(self, state: PoseidonState) -> vec[float]:
        """The features of all seats; reused."""
        if self.looks is None or self.looks.prospects.ways.box is not state.box:
            self.looks = Looks(state)
        self.looks.fill(state)
        return self.looks.features

    def solve(self, state: State, seat: i64, effort: i64) -> vec[float]:
        return solve(cast(PoseidonState, state), seat, effort)

    def judge_file(self, state: State) -> str:
        return JUDGE

    def feature_names(self, state: State) -> list[str]:
        return FEATURES[:]

    def groups(self, state: State) -> i64:
        return 1

    def features(self, state: State) -> list[float]:
        here = cast(PoseidonState, state)
        return [*self.look(here), stage(here)]


def sampled(state: PoseidonState, actions: vec[i64], rng: Rng, outlook: Outlook) -> i64:
    """The best of a few random actions, because there are hundreds of sites."""
    count: i64 = len(actions)
    best = actions[rng.below(count)]
    value = worth(state, best, outlook)
    for n in range(CANDIDATES - 1):
        # Sites above other tiles are few and come last, so half of the samples are taken there.
        near = count // 4 + 1 if n % 2 else count
        action = actions[count - 1 - rng.below(near)]
        if action != best:
            other = worth(state, action, outlook)
            if other > value:
                best, value = action, other
    return best


# -- the worth of an action, by question ---------------------------------------------------------


def worth(state: PoseidonState, action: i64, outlook: Outlook) -> float:
    seat = state.to_move
    if action == DONE:
        return 0.0
    if action >= SITES:
        start = state.stage == STAGE_REEFS
        symbols = state.box.start_symbols if start else state.box.tile_symbols
        first, second = symbols[state.tile * 2], symbols[state.tile * 2 + 1]
        return site_worth(state.reef(seat), action - SITES, first, second, outlook.time)
    if action >= BONUSES:
        return bonus_worth(state, seat, action - BONUSES)
    if action >= ENDS:
        space = 0 if action == ENDS else state.box.beach
        return food_around(state, space) - BITE * danger(state, space)
    if action >= LOOKS:
        return PEEK
    if action >= MOVERS:
        mover = action - MOVERS
        return -head_worth(state, mover) if reaches_head(state, mover, state.owed[mover]) else 0.0
    if action >= BUYS:
        return buy_worth(state, seat, action - BUYS)
    if action >= FREES:  # by eating, or at the Kraken's head
        return meal_worth(state, seat, action - FREES)
    if action >= HEXES:
        return hex_worth(state, seat, action - HEXES)
    if action >= DICE_TAKEN:
        return die_worth(state, action - DICE_TAKEN)
    if action >= MOVES:
        move = action - MOVES
        return move_worth(state, move // SPACE_LIMIT, move % SPACE_LIMIT, outlook)
    if action >= ROWS:
        return load_worth(state, seat, action - ROWS)
    if action >= TILES:
        return built_worth(state, action - TILES, outlook.time)
    return 0.0


def bonus_worth(state: PoseidonState, seat: i64, bonus: i64) -> float:
    if bonus == BONUS_ONE_DIE:
        return LAUNCH
    if bonus == BONUS_TWO_DICE:
        return 2.0 * LAUNCH
    if bonus == BONUS_TRACK:
        steps = state.box.bonus_steps
        head = reaches_head(state, seat, steps)
        return head_worth(state, seat) if head else STEP * float(steps)
    if bonus == BONUS_LOOK:
        return PEEK
    if bonus == BONUS_CLEAN:
        reef = state.reef(seat)
        gain = reef_worth(reef.cleaned()) - reef_worth(reef)
        return PEEK + gain + BURIED * float(reef.skeletons)
    return head_worth(state, seat) if bonus == BONUS_FREE else 0.0


def buy_worth(state: PoseidonState, seat: i64, choice: i64) -> float:
    low, high = choice // CORAL_CHOICES - 1, choice % CORAL_CHOICES - 1
    total = 0.0
    for coral in (low, high):
        if coral >= 0:
            total += coral_worth(state, seat, coral)
    return total + second_worth(state, seat, low, high) if state.ask == ASK_TAKE else total


def second_worth(state: PoseidonState, seat: i64, low: i64, high: i64) -> float:
    """What a coral of the other row may bring, if both can be paid and are taken one by one."""
    box = state.box
    if not box.corals_one_by_one:
        return 0.0
    larder = Larder(state)
    best = 0.0
    start, end = (box.low_corals, box.corals) if low >= 0 else (i64(0), box.low_corals)
    for other in range(start, end):
        if state.owners[other] < 0:
            worth = coral_worth(state, seat, other)
            both = can_buy(larder, low, other) if low >= 0 else can_buy(larder, other, high)
            if worth > best and both:
                best = worth
    return best


def hex_worth(state: PoseidonState, seat: i64, hex: i64) -> float:
    reef = state.reef(seat)
    if state.ask == ASK_SKELETON:
        return grave_worth(reef, hex)
    if state.ask == ASK_PICK:
        return -SPENT
    cover = reef.cover(hex)  # storage: what would be thrown out?
    return -store_worth(state, (cover - DIE) % FACES + 1) if cover >= DIE else 0.0


def die_worth(state: PoseidonState, die: i64) -> float:
    if state.ask == ASK_PICK:
        return -steps_given(state, die)
    worth = store_worth(state, die % FACES + 1) - steps_given(state, die)
    return worth if state.reef(state.active).rooms > 0 else worth - 1.0


def move_worth(state: PoseidonState, start: i64, end: i64, outlook: Outlook) -> float:
    """What can be taken there, minus what the shark does then."""
    creature = state.active * 2
    if state.creatures[creature] != start:
        creature += 1
    state.creatures[creature] = end  # put back below
    before = state.moved
    state.moved = creature
    total = outlook.take(state) + 0.5 * outlook.food_around(state, end)
    route = state.box.route
    length: i64 = len(route)
    at = state.shark
    for _ in range(state.box.shark_number[end]):
        at = (at + state.heading + length) % length
        total += bite_worth(state, state.active, route[at])
    total -= 0.4 * danger(state, end)
    state.creatures[creature] = start
    state.moved = before
    return total


def load_worth(state: PoseidonState, seat: i64, group: i64) -> float:
    """The worth of loading dice, and more when that fills the Big Wave."""
    if state.ask == ASK_ROW:
        return LAUNCH
    waves = state.reef(seat).strength(WAVE)
    count = state.supply[seat] if state.supply[seat] < waves else waves
    free = state.box.slots - state.loaded
    bonus = 0.6 if free <= count else 0.0
    return LAUNCH * float(count) + bonus


def built_worth(state: PoseidonState, tile: i64, time: float) -> float:
    symbols = state.box.tile_symbols
    return tile_worth(state.reef(state.active), symbols[tile * 2], symbols[tile * 2 + 1], time)
