"""Paper lanterns. Units: 1 = 10 cm."""
import math

from mathutils import Vector

from materials import CACHE, colour_ramp, mat, node, principled, shine
from shapes import R, add, blob, lathe, mesh, pipe, quads


def paper(strength):
    """Glowing red paper: brighter at the middle and where it faces the viewer."""
    if "lan" in CACHE:
        return CACHE["lan"]
    m = principled("lan", {"Base Color": "#b3140a", "Roughness": 0.55})
    nt = m.node_tree
    high = node(nt, "SeparateXYZ", {0: node(nt, "TexCoord").outputs["Object"]}).outputs[2]
    high = node(nt, "MapRange", {"From Min": -1.2, "From Max": 1.2, "Value": high}).outputs[0]
    stops = [(0, "#7a0a05"), (0.22, "#d01c0a"), (0.45, "#ff5a1c"), (0.62, "#f0380f"), (1, "#6a0805")]
    facing = node(nt, "LayerWeight", {0: 0.45}).outputs["Facing"]
    power = {"From Max": 0.9, "To Min": strength * 0.62, "To Max": strength * 0.12, "Value": facing}
    strong = node(nt, "MapRange", power).outputs[0]
    shine(m, {"Emission": colour_ramp(nt, stops, high), "Emission Strength": strong})
    return m


def lantern(x, y, z, s=1, strength=2.2, cord=6):
    """Pleated lantern with gold caps, cord and tassel; s = scale."""
    red = paper(strength)
    gold = mat("gold", "#e0ac4a", rough=0.25, metallic=1.0, jitter=0)
    pleats, rows = 24, 21
    around = pleats * 8
    V = []
    for i in range(rows):
        ph = math.pi * (0.10 + 0.80 * (i / (rows - 1)))
        for k in range(around):
            a = 2 * math.pi * k / around
            r = 1.5 * math.sin(ph) * (1 - 0.045 * abs(math.cos(a * pleats / 2)) ** 0.6)
            V.append(Vector((r * math.cos(a), r * math.sin(a), 1.15 * math.cos(ph))))
    add(mesh("lantern", V, quads(rows, around, across=True), red), (x, y, z), (0, 0, R.uniform(0, 6)), s)
    cap = [(0, -0.1), (0.52, -0.1), (0.56, -0.05), (0.56, 0.05), (0.52, 0.1), (0, 0.1)]
    for high in (1.14, -1.14):
        add(lathe("cap", cap, 48, gold), (x, y, z + high * s), sc=s)
    hung = [Vector((0, 0, 1.2 + cord * k / 6)) for k in range(7)]
    add(pipe("cord", hung, lambda t: 0.03, mat("cordm", "#3a0a06", rough=0.6), 8), (x, y, z), sc=s)
    tm = mat("tassel", "#c8150c", "#e23a1c", rough=0.6, bump=0.6, bscale=30, stretch=(6, 6, 0.4))
    tassel = [(0, -1.2), (0.14, -1.3), (0.16, -1.45), (0.1, -1.55), (0.24, -1.7), (0.34, -3.0), (0, -3.0)]
    add(lathe("tassel", tassel, 24, tm), (x, y, z), sc=s)
    add(blob("knot", (0.2, 0.2, 0.16), gold, nz=0, sub=3), (x, y, z - 1.4 * s), sc=s)
