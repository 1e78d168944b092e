game-title = Nim
event-begin = { $first } begins.
event-take = { $seat } takes { $count } from heap { $heap }.
choice-take = take { $count } from heap { $heap }
rules-goal = Take any number of objects from one heap. Whoever takes the last one wins.
    .title = Goal
