# De schat van Kadora in the lab, in English.

score-note = Penalty points: fewer is better.

feature-most = majority: { $name }
feature-gave = gave a colour away
feature-majorities = colours led
feature-colours = colours held
feature-cards = cards won
feature-takes = times taken
feature-gifts-made = gifts made
feature-gifts-got = gifts received
feature-full-tables = full tables

step-start = give or place
step-place = place
step-draw = draw

alternative-missing-five = every colour lacks the 5
alternative-missing-one = every colour lacks the 1
alternative-seats-corner = other sides of the table
