"""The plate of the home page, cut out on transparency. Lengths in kit units (1 unit = 2 cm)."""
from dishes import seed_of, serve
from stage import area, begin, camera, view

# A heap with every colour of the house, on the plate whose rim reads best on black.
DISH = "chop-chop-suey-especial-de-la-casa"
STYLE = "white"


def build(recipes):
    """Plate and food alone: no table, no props."""
    begin(seed_of(DISH))
    serve({**recipes[DISH], "style": STYLE})
    camera((0, -0.42, 0.5), 25.2, 47, -6, lens=70, fstop=5.6)
    area((-13, 11, 15), (0, 0, 1), 8, 9600, (1, 0.91, 0.78))
    area((15, 5, 10), (0, 0, 1), 7, 3200, (1, 0.72, 0.46))
    area((2, -17, 15), (0, 0, 1), 14, 1500, (1, 0.95, 0.90))
    view(0.05)
