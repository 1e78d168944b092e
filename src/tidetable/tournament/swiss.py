"""The Swiss system for two at a table. People are numbers here, the leader is 0.

From the top, everybody gets the best opponent that still lets all the others be paired without
meeting again: of the same points if possible, the upper half of a group against the lower half. Who
is left over in a group plays against the next one. Because each choice is checked with a largest
matching of the rest, people meet again only if no pairing avoids it, and then as few as possible.
"""

from collections.abc import Sequence

from tidetable.tournament.matching import NOBODY, largest_matching

Met = Sequence[Sequence[int]]  # how often each has met each


def pair(points: Sequence[int], byes: Sequence[int], met: Met) -> tuple[list[list[int]], list[int]]:
    """The pairs, and who has a bye: nobody or one."""
    people = list(range(len(points)))
    free: list[int] = []
    if len(people) % 2:
        free = [choose_bye(people, byes, met)]
        people.remove(free[0])
    pairs: list[list[int]] = []
    again = repeats(people, met)
    while people:
        first = people[0]
        for other in wishes(people, points, met):
            rest = [one for one in people if one not in (first, other)]
            cost = int(met[first][other] > 0)
            if cost + repeats(rest, met) <= again:
                pairs.append([first, other])
                people, again = rest, again - cost
                break
    return pairs, free


def choose_bye(people: list[int], byes: Sequence[int], met: Met) -> int:
    """The last of those with the fewest byes whose absence costs the fewest repeats."""
    fewest = min(byes[one] for one in people)
    chosen, least = NOBODY, len(people)
    for one in reversed(people):
        if byes[one] == fewest:
            cost = repeats([other for other in people if other != one], met)
            if cost < least:
                chosen, least = one, cost
            if not cost:
                break
    return chosen


def repeats(people: list[int], met: Met) -> int:
    """How many pairs of an even number of people must meet again, at the least."""
    numbers = range(len(people))
    near = [{b for b in numbers if a != b and not met[people[a]][people[b]]} for a in numbers]
    return largest_matching(near).count(NOBODY) // 2


def wishes(people: list[int], points: Sequence[int], met: Met) -> list[int]:
    """The opponents of the first of these people, best first."""
    first, *others = people
    group = sum(points[one] == points[first] for one in people)
    wished = max(1, group // 2) - 1  # the place in `others` of the head of the lower half

    def order(place: int) -> tuple[int, int, int, int]:
        other = others[place]
        return met[first][other], points[first] - points[other], abs(place - wished), place

    return [others[place] for place in sorted(range(len(others)), key=order)]
