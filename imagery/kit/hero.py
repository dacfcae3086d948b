"""Wide banner: a laid table with several dishes on the right, lanterns behind, a dark empty left side. 1 unit = 2 cm."""
import bpy

import pieces
from dishes import serve
from lanterns import lantern
from materials import emission, mat
from shapes import add, mesh
from stage import area, begin, bokeh, camera, table_surface, view
from vessels import chopsticks, teacup, teapot

# slug, position on the table (x to the right, y away from the viewer), turn is not needed: dishes are round
TABLE_PLAN = [
    ("agridulce-cerdo-agridulce", 3.6, -3.2),
    ("arroz-arroz-chowfan-de-camaron", 1.4, 9.6),
    ("entradas-dumplings-al-vapor-6-unidades", 13.6, 8.6),
    ("lomien-lo-mein-de-res", 15.2, -3.6),
    ("ostras-res-con-brocoli-en-salsa-de-ostras", 25.5, 5.5),
    ("entradas-wantan-frito-8-unidades", 24.5, 17.5),
]


def build(recipes):
    """Builds the banner scene from the recipe table."""
    begin(12)
    for slug, x, y in TABLE_PLAN:
        before = set(bpy.data.objects)
        pieces.POOL.clear()
        serve(recipes[slug])
        for o in set(bpy.data.objects) - before:
            o.location.x += x
            o.location.y += y
    teacup(-4.6, 3.6, "white", s=1.05)
    teapot(11.0, 19.5, "jade", 1.05, 2.7)
    chopsticks(9.6, -7.6, 0.22)
    table = table_surface("walnut", "walnut", rough=0.62, spec=0.22)
    add(mesh("table", [(-80, -60, 0), (90, -60, 0), (90, 27, 0), (-80, 27, 0)], [(0, 1, 2, 3)], table))
    wall = mat("wall", "#3a0f0a", "#4c140d", rough=0.8, cscale=0.1, jitter=0)
    add(mesh("wall", [(-120, 80, -60), (140, 80, -60), (140, 80, 80), (-120, 80, 80)], [(0, 1, 2, 3)], wall))
    for x, y, z, s in (
        (4, 40, 3.4, 1.55),
        (17, 46, 2.6, 1.7),
        (29, 38, 3.8, 1.6),
        (37, 52, 2.0, 1.7),
        (-7, 56, 2.2, 1.25),
    ):
        lantern(x, y, z, s, 2.4, cord=14)
    bokeh(emission("bokeh", "#ffb060", 4), 40, (-14, 60), (55, 75), (-12, 10), (0.1, 0.3))
    camera((1.4, 3.0, 1.0), 40, 20.5, 0, lens=40, fstop=0.9, focus=39)
    area((16, 50, 18), (16, 80, 0), 14, 40000, (1, 0.45, 0.25))
    area((2, 24, 20), (8, 2, 0), 9, 21000, (1, 0.84, 0.64))
    area((30, 12, 15), (12, 2, 0), 8, 9000, (1, 0.70, 0.42))
    area((14, -24, 18), (10, 0, 0), 12, 5200, (1, 0.93, 0.85))
    view(0.05, world=0.05, colour=(0.8, 0.6, 0.5, 1))
