"""Builds one drink from a recipe in front of a lit backdrop. Lengths in kit units (1 unit = 2 cm)."""
import math

from bottles import bottle, can
from dishes import seed_of
from glasses import glass, mug
from materials import emission, node, shader, srgb
from pieces import variants
from shapes import R, add, mesh
from stage import TABLES, area, begin, bokeh, camera, table_top, view
from vessels import teacup, teapot


def backdrop(r):
    """Glowing wall with a soft centre, out-of-focus lights, and the drink lights."""
    table = TABLES[r["table"]]
    glow = srgb(r.get("glow", "#ffb860"))

    def last(nt):
        at = {0: node(nt, "TexCoord").outputs["Object"], 1: (0, 34, 3.2)}
        distance = node(nt, "VectorMath", at, operation="DISTANCE").outputs["Value"]
        share = node(nt, "Math", {0: distance, 1: 19}, operation="DIVIDE").outputs[0]
        ramp = node(nt, "ValToRGB", {0: share}).color_ramp
        ramp.interpolation = "EASE"
        ramp.elements[0].color = glow
        ramp.elements[-1].color = srgb(table[0])
        ramp.elements.new(0.45).color = tuple(a * 0.35 + b * 0.65 for a, b in zip(glow, srgb(table[1])))
        return node(nt, "Emission", {0: nt.nodes["ColorRamp"].outputs[0], 1: 1.1}).outputs[0]

    wall = shader("wall", last)
    add(mesh("wall", [(-90, 34, -2), (90, 34, -2), (90, 34, 60), (-90, 34, 60)], [(0, 1, 2, 3)], wall))
    bokeh(emission("bokeh", "#ffc074", 3), 22, (-17, 17), (22, 32), (3, 14), (0.08, 0.22))
    area((0, 12, 5), (0, 34, 7), 6, 5200, (1, 0.72, 0.42))
    area((-13, 11, 15), (0, 0, 1), 8, 6500, (1, 0.91, 0.78))
    area((15, 5, 10), (0, 0, 1), 7, 2000, (1, 0.80, 0.58))
    # seen from above, an open cup would mirror this one as a white patch
    area((0, 10, 10), (0, 0, 2), 6, 2600, (1, 0.93, 0.8)).visible_glossy = not r.get("cup")
    area((-7, -13, 8), (0, 0, 3), 6, 2400, (1, 0.93, 0.84))


def build(r, slug):
    """Builds the whole scene of a drink recipe."""
    begin(seed_of(slug))
    tall = 0
    gx = r.get("glass_x", 1.9 if (r.get("bottle") or r.get("can") or r.get("jug")) else 0)
    if r.get("pot"):
        teapot(-1.2, 1.2, r.get("pot"), 1.0, -0.25)
        teacup(2.6, -1.6, "white", r["liquid"][0], 0.85)
        teacup(4.9, 0.4, "white", r["liquid"][0], 0.85)
        tall = 6.0
    elif r.get("cup"):
        teacup(0, 0, r["cup"], r["liquid"][0], 1.35)
        for k in range(5):
            add(
                variants("mint", 4)[k % 4],
                (R.uniform(2.6, 4.2), R.uniform(-1.8, -0.4), 0.15),
                (R.gauss(0, 0.3), R.gauss(0, 0.3), R.uniform(0, 6)),
                0.8,
            )
        for name, n in r.get("afloat", {}).items():
            for k in range(n):
                a = R.uniform(0, 6.28)
                add(variants(name, 4)[k % 4], (1.1 * math.cos(a), 1.1 * math.sin(a), 2.6), (0, 0, a), 0.9)
        tall = 4.2
    elif r.get("mug"):
        tall = mug(0, 0, r, 1.25)
    elif r.get("glass"):
        tall = glass(r["glass"], gx, r.get("glass_y", -0.3 if gx else 0), r, r.get("glass_s", 1.0))
    if r.get("jug"):
        tall = max(tall, glass("jug", -1.9, 0.8, dict(r["jug"]), 1.05))
    if r.get("bottle"):
        tall = max(tall, bottle(r["bottle"], -1.7 if r.get("glass") else 0, 0.6, r, r.get("bottle_s", 1.0)))
    if r.get("can"):
        tall = max(tall, can(-1.7, 0.5, r, 1.0))
    for name, n in r.get("beside", {}).items():
        for k in range(n):
            me = variants(name, 4)[k % 4]
            low = min(v.co.z for v in me.vertices)
            add(
                me,
                (R.uniform(2.4, 4.6) * (1 if k % 2 else -1), R.uniform(-2.2, 0.2), -low),
                (0, 0, R.uniform(0, 6)),
                1.0,
            )
    dist = (19.0 if r.get("cup") else max(24.0, 12.5 + tall * 2.15)) * R.uniform(0.99, 1.03)
    elev = 30 if r.get("cup") else 20 if r.get("pot") or r.get("mug") else 8.5 + R.uniform(-1, 2)
    table_top(r["table"])
    camera((R.uniform(-0.25, 0.25), 0, tall * 0.5 + 0.15), dist, elev, R.uniform(-5, 5), fstop=1.2, focus=dist - 0.5)
    backdrop(r)
    view(r.get("exposure", 0))
