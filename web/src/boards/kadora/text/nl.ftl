# The board of De schat van Kadora, in Dutch.

error-choose-card = Kies eerst een kaart uit je hand en dan een lege plek.
error-give-to-whom = Laat de kaarten los op de speler die ze krijgt.
error-empty-pile = { $seat } heeft geen { $colour } gewonnen.

letter-red = R
letter-orange = O
letter-yellow = Ge
letter-green = Gr
letter-blue = B
letter-purple = P

board-penalty-so-far = { $name }: { $penalty } strafpunten zoals de kaarten nu liggen
board-about-sum = Brengt een kaart dit op 10 of meer, dan neemt ze de andere kaarten van haar kolom of rij met dezelfde kleur of soort.
board-about-penalty = Gewonnen kaarten tellen, behalve in kleuren waarvan niemand meer heeft.
board-does-pick = Tik: kies deze kaart
board-does-held = Tik nu op een verlichte plek
board-does-place = Tik: je kaart komt hier
board-does-draw = Tik: trek de bovenste kaart
board-does-open = Tik: bekijk deze kaarten
board-does-give = Tik: bekijk deze kaarten en geef ze weg
board-aside-tells = Deze kaarten doen niet mee; alleen de kleur van hun achterkant is bekend. Met twee spelers tellen ze als die van een derde.
board-chest = Gewonnen kaarten van iedereen
board-block = Het blok
board-cell-empty = { $cell }, leeg
board-cell-card = { $cell }: { $card }
board-cell-gain = { $cell }, leeg. Kolom { $column }, rij { $row }. { $count ->
    [0] Neemt niets.
   *[other] Neemt { $cards }.
  }
board-taken = zou worden genomen
board-column-sum = Som van kolom { $number }: { $sum }
board-row-sum = Som van rij { $number }: { $sum }
board-column = Kolom { $sum }
board-row = Rij { $sum }
board-takes-nothing = neemt niets
reason-takes = Je krijgt { $cards }.
reason-takes-nothing = Je krijgt er niets voor.
board-stack = Stapel { $stack }, { $count } { $count ->
    [one] kaart
   *[other] kaarten
  }, bovenop { $card }
board-stack-empty = Stapel { $stack } is leeg
board-stack-order = Kleuren van boven af: { $colours }
board-seat = { $name }, { $side }, { $penalty } strafpunten
board-backs = { $count } in de hand: { $colours }
board-pile = { $name }, { $colour }: { $count ->
    [0] niets gewonnen
    [one] { $total } in één kaart
   *[other] { $total } in { $count } kaarten
  }{ $leads ->
    [yes] {", hoogste waarde"}
   *[no] {""}
  }{ $gift ->
    [yes] {", mag worden weggegeven"}
   *[no] {""}
  }
board-pile-title = { $name }: { $colour } { $total }
board-pile-leads = Niemand heeft meer van deze kleur: aan het einde zouden deze kaarten niet tellen.
board-give-to = Geef alles aan { $name }
board-close = Sluiten
board-aside-virtual = Opzij (derde speler)
board-majority = meerderheid, ligt gedekt
board-penalty = { $sum } strafpunten
board-no-majority = geen meerderheid: kan niet winnen
board-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
board-winner = wint
board-scoring-note = Wie in een kleur de hoogste waarde heeft, legt die kaarten gedekt: ze kosten niets. Al het andere zijn strafpunten. Wie de minste heeft, wint.

tutorial-goal = Betoverde diamanten! Aan het einde kost alles wat je hebt gewonnen strafpunten, behalve de kleuren waarvan niemand meer heeft dan jij. Wie de minste strafpunten heeft, wint, maar alleen wie van minstens één kleur het meest heeft.
tutorial-block = Dit is het blok: diamanten die open liggen. Elke kaart heeft een kleur, een soort en een waarde. De lege plekken zijn vrij. De munten tonen de som van elke kolom en rij.
tutorial-hand = Kies een kaart uit je hand.
tutorial-cell = Kies nu een verlichte plek. Komt de kolom of de rij met jouw kaart op 10 of meer, dan moet je de andere kaarten daarin nemen die dezelfde kleur of soort hebben. Het getal op een plek zegt hoeveel.
tutorial-preview = Dit zou er gebeuren: gemerkte kaarten, als die er zijn, komen naar jou; je eigen kaart blijft liggen. Bevestig het, of kies een andere plek.
tutorial-draw = Trek nu een kaart van een van de twee stapels: de achterkanten tonen de kleuren. Zijn er meer dan vier plekken vrij, dan vult dezelfde stapel het blok aan.
tutorial-loot = Gewonnen kaarten liggen hier, per kleur. Een kroon: niemand heeft er meer van. De schedel telt de strafpunten tot nu toe. Raak een stapeltje aan om de kaarten te zien.
tutorial-give = Aan het begin van je beurt mag je één kleur weggeven aan iemand die er niets van heeft, maar alleen als jij in je eentje het meest hebt. Zo’n stapeltje heeft een gestippelde rand en een pijl: raak het aan, of sleep het naar een speler.
tutorial-end = Zijn beide stapels op, dan krijgt iedereen nog één beurt. Daarna tellen ook de kaarten in je hand als gewonnen. Succes!
tutorial-coach = Nog twee beurten samen: bij elke beslissing zeg ik waar je op moet letten.
coach-own = Een van je kaarten neemt alleen kleuren waarvan jij al het meest hebt. Zulke kaarten kosten niets zolang je voor blijft, en maken je voorsprong veiliger.
coach-safe = Elke kaart die je neemt kost strafpunten, tenzij je van die kleur het meest hebt. Plekken zonder getal nemen niets; lage waarden houden de som onder 10.
coach-must = Deze keer moet je iets nemen. Kies weinig kleuren en lage waarden, of een kleur waarin je nog voor kunt komen.
coach-give = Van een kleur heb jij in je eentje het meest, dus je mag die helemaal weggeven, als je niet denkt voor te blijven: dan zit misschien een ander met de strafpunten.
coach-draw = De achterkanten tonen de kleuren. Trek een kleur die je verzamelt, en bedenk wat de anderen daarna krijgen.
first-take = Je hebt je eerste kaarten gewonnen. Het blijven strafpunten tot je van die kleur het meest hebt, alleen of samen.
first-refill = Er waren meer dan vier lege plekken, dus de stapel waarvan net getrokken is heeft het blok aangevuld tot er vier leeg zijn. Zulke kaarten nemen niets.
first-gift = Iemand heeft je een hele kleur gegeven. Die kost niets zolang je er het meest van hebt: houd hem vast, of geef hem net zo weg.
first-full-table = De tafel is vol en er kon niets worden genomen, dus gaat het andersom: wie hem vulde, neemt uit kolom en rij wat noch in kleur noch in soort past.
first-last-resort = Alles paste en geen som haalde 10: dan worden alle zes andere kaarten van kolom en rij genomen, zodat het spel verder kan.
first-last-turn = Beide stapels zijn leeg: iedereen heeft nog één beurt, zonder te trekken. Daarna tellen de kaarten in je hand ook als gewonnen, dus leg de kaart die het meest zou kosten.
first-virtual = Met twee spelers horen de opzijgelegde kaarten bij een virtuele derde speler, die bij elke meerderheid meetelt en zelfs kan winnen.
