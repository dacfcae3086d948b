"""The dining room at dusk. Units: 1 = 10 cm."""
import math

import bpy
from mathutils import Matrix, Vector, noise

from lanterns import lantern
from liquids import glassmat
from materials import colour_ramp, emission, mat, node, porcelain, principled, shader
from shapes import R, add, centred, cuboid, ico, join, lathe, mesh, quads, smoothprofile
from stage import area, begin, camera_at, towards, view


def valley(y0=60, seed=3):
    """Medellín at dusk: two mountain ridges with thousands of warm house lights, sky gradient"""

    def dusk(nt):
        high = node(nt, "SeparateXYZ", {0: node(nt, "TexCoord").outputs["Generated"]}).outputs[2]
        stops = [(0, "#f0a060"), (0.10, "#e58a5e"), (0.22, "#a5627c"), (0.42, "#4a4a7c"), (1, "#16204a")]
        return node(nt, "Emission", {0: colour_ramp(nt, stops, high), 1: 1.0}).outputs[0]

    sky = shader("sky", dusk)
    corners = [(x, y0 + 190, z) for x, z in ((-400, -8), (400, -8), (400, 120), (-400, 120))]
    add(mesh("skyp", corners, [(0, 1, 2, 3)], sky))
    lit = [emission("l1", "#ffb050", 5), emission("l2", "#ffd79a", 6), emission("l3", "#ff8a30", 5)]
    parts = [[], [], []]
    b, bf = ico(1)
    for li, (yy, hh, base, col, dens) in enumerate(
        ((y0 + 150, 34, -6, "#2a2848", 3200), (y0 + 95, 20, -14, "#1c1b33", 5600), (y0 + 45, 7, -22, "#11121f", 6500))
    ):
        f = lambda x, yy=yy, hh=hh, base=base: base + hh * (
            0.62
            + 0.55 * noise.noise(Vector((x * 0.011, yy * 0.1, seed)))
            + 0.16 * noise.noise(Vector((x * 0.05, yy * 0.1, seed + 4)))
        )
        n = 160
        V = []
        for i in range(n + 1):
            x = -260 + 520 * i / n
            V += [Vector((x, yy, f(x))), Vector((x, yy - 30, -40))]
        F = [(i * 2, i * 2 + 1, i * 2 + 3, i * 2 + 2) for i in range(n)]
        dark = {"Base Color": (0, 0, 0, 1), "Specular": 0, "Emission": col, "Emission Strength": 1}
        add(mesh("ridge%d" % li, V, F, principled("mt%d" % li, dark)))
        for k in range(dens):
            x = R.uniform(-240, 240)
            top = f(x)
            d = R.random() ** 1.6
            cl = noise.noise(Vector((x * 0.03, d * 3, li * 9)))
            if cl < -0.12:
                continue
            z = top * 0.82 * (1 - d) + (-34) * d
            y = yy - 30 * ((top - z) / (top + 40)) - 0.6
            sz = R.uniform(0.05, 0.14) * (1 if li else 0.9) * (y - y0 + 40) / 110
            parts[R.choice((0, 0, 1, 2))].append((b, bf, None, 0, Matrix.Translation((x, y, z)) @ Matrix.Scale(sz, 4)))
    for i, pp in enumerate(parts):
        V, F, U, M = join(pp)
        add(mesh("lights", V, F, lit[i]))


def table_round(x, y, r=3.2, cloth="#8f1410", n=6):
    """Round banquet table laid for n, with chairs."""
    cl = mat("cloth" + cloth, cloth, rough=0.75, bump=0.15, bscale=3, jitter=0)
    wh = mat("nap", "#f2e9d8", rough=0.8, jitter=0)
    wood = mat("chair", "#6a3519", "#8a4c26", rough=0.32, coat=0.3, stretch=(1, 1, 8), jitter=0)
    P = porcelain()
    mat("gold", "#d9a441", rough=0.22, metallic=1.0, jitter=0)
    V = []
    S = 96
    prof = [(0, 3), (r * 0.8, 3), (r, 2.98), (r * 1.02, 2.8), (r * 1.04, 1.6), (r * 1.06, 0.05)]
    for k in range(S):
        a = 2 * math.pi * k / S
        for q, z in prof:
            w = 1 + (0.05 * math.sin(a * 14 + x) + 0.03 * math.sin(a * 9)) * max(0, (2.9 - z) / 2.9)
            V.append(Vector((q * w * math.cos(a), q * w * math.sin(a), z)))
    add(mesh("cloth", V, quads(S, len(prof), around=True), cl), (x, y, 0))
    # lazy susan, teapot-ish, plates, glasses
    add(lathe("susan", [(0, 3.12), (1.25, 3.12), (1.3, 3.16), (1.25, 3.2), (0, 3.2)], 64, wood), (x, y, 0))
    pot = [(0, 3.2), (0.35, 3.22), (0.52, 3.5), (0.4, 3.85), (0.2, 3.95), (0.1, 4.05), (0, 4.08)]
    teal = mat("teal", "#2f6b54", rough=0.2, coat=0.6, jitter=0)
    add(lathe("pot", smoothprofile(pot, 6), 40, teal), (x + 0.4, y + 0.3, 0))
    candle = [(0, 3.2), (0.16, 3.2), (0.16, 3.7), (0, 3.7)]
    add(lathe("candle", candle, 24, emission("candle", "#ffb45a", 9)), (x - 0.4, y - 0.1, 0))
    plate = [(0, 3.02), (0.5, 3.03), (0.72, 3.1), (0.74, 3.12), (0.5, 3.06), (0, 3.05)]
    napkin = [(0, 3.06), (0.3, 3.07), (0.42, 3.16), (0.2, 3.4), (0.05, 3.62), (0, 3.62)]
    foot, bowl = [(0, 3.02), (0.18, 3.02), (0.03, 3.06), (0.03, 3.4)], [(0.2, 3.55), (0.24, 3.9)]
    inside = [(0.22, 3.9), (0.18, 3.57), (0, 3.44)]
    gl = glassmat("glass")
    for k in range(n):
        a = 2 * math.pi * (k + 0.5) / n
        c, s = math.cos(a), math.sin(a)
        seat = (x + c * r * 0.72, y + s * r * 0.72, 0)
        add(lathe("pl", plate, 48, P), seat)
        add(lathe("nap", napkin, 12, wh), seat)
        drink = (x + math.cos(a + 0.42) * r * 0.62, y + math.sin(a + 0.42) * r * 0.62, 0)
        add(lathe("wg", foot + bowl + inside, 24, gl), drink)
        # chair
        cx, cy = x + c * (r + 1.15), y + s * (r + 1.15)
        ch = []

        def box(sx, sy, sz, px, py, pz):
            ch.append((*centred(sx, sy, sz), None, 0, Matrix.Translation((px, py, pz))))

        box(1.5, 1.5, 0.16, 0, 0, 1.8)
        for i in (-1, 1):
            for j in (-1, 1):
                box(0.14, 0.14, 1.8, i * 0.66, j * 0.66, 0.9)
            box(0.14, 0.14, 2.6, 0.66, i * 0.66, 3.0)
        for q in (-0.3, 0, 0.3):
            box(0.06, 0.1, 1.9, 0.66, q, 3.0)
        box(0.18, 1.5, 0.3, 0.66, 0, 4.25)
        box(0.12, 1.4, 0.14, 0.66, 0, 2.1)
        V, F, U, M = join(ch)
        add(mesh("chair", V, F, wood, smooth=False), (cx, cy, 0), (0, 0, a))


def hall(v=1):
    """Dining room with lattice windows over the valley; v = camera 1, 2 or 3."""
    begin(40 + v)
    fl = mat("floor", "#5a2f18", "#7d4826", rough=0.34, cscale=0.35, stretch=(1, 9, 1), coat=0.4, jitter=0)
    add(mesh("floor", [(-30, -30, 0), (30, -30, 0), (30, 24, 0), (-30, 24, 0)], [(0, 1, 2, 3)], fl))
    ce = mat("ceil", "#1a0c08", "#26120b", rough=0.95, spec=0.1, jitter=0)
    add(mesh("ceil", [(-30, -30, 13), (30, -30, 13), (30, 24, 13), (-30, 24, 13)], [(3, 2, 1, 0)], ce))
    rd = mat("wallr", "#6a120d", rough=0.6, jitter=0)
    wood = mat("frame", "#1d0d07", rough=0.3, coat=0.4, jitter=0)

    def bx(x0, x1, y0, y1, z0, z1, m):
        add(mesh("bx", *cuboid((x0, x1), (y0, y1), (z0, z1)), m, smooth=False))

    for x in range(-28, 29, 8):
        bx(x - 0.22, x + 0.22, 19.6, 20.2, 0, 13, wood)
    bx(-30, 30, 19.6, 20.2, 0, 0.9, wood)
    bx(-30, 30, 19.6, 20.2, 11.6, 13, wood)
    bx(-30, 30, 19.7, 20.1, 9.2, 9.5, wood)
    # lattice transom (Chinese window): between 9.5 and 11.6
    for x in range(-112, 113, 5):
        bx(x / 4 - 0.05, x / 4 + 0.05, 19.8, 20, 9.5, 11.6, wood)
    for z in (10.2, 10.9):
        bx(-28, 28, 19.8, 20, z - 0.05, z + 0.05, wood)
    for sx in (-1, 1):
        bx(sx * 22 - 0.1, sx * 22 + 0.1, -30, 20, 0, 13, rd)
    for sx in (-1, 1):
        for y in (-4, 6, 15):
            column = mat("col", "#8f1410", rough=0.3, coat=0.5, jitter=0)
            bx(sx * 21.4 - 0.5, sx * 21.4 + 0.5, y - 0.5, y + 0.5, 0, 13, column)
    valley()
    P = {
        1: [(-8, 10), (7.5, 11), (-0.5, 3), (-14, 1), (13, 2.5)],
        2: [(-3, 13), (9, 6), (-12, 6)],
        3: [(0, 9), (-11, 12), (11, 13)],
    }[v]
    for x, y in P:
        table_round(x, y, 3.0, "#8f1410" if (x + y) % 2 < 1.2 else "#7a0f0c")
    for i, (x, y, z) in enumerate(
        [(-8, 12, 9.3), (0, 14.5, 9.7), (8, 12, 9.2), (-4, 7, 9.8), (4.5, 6.5, 9.5), (-13, 6, 9.0), (13, 7, 9.2)]
    ):
        lantern(x, y, z, 0.78, 3.0)
    for x, y, z in [(-8, 11, 8), (0, 10, 8.3), (8, 11, 8), (-4, 4, 8.3), (5, 4, 8.2)]:
        l = bpy.data.lights.new("p", "POINT")
        l.energy = 900
        l.color = (1, 0.62, 0.34)
        l.shadow_soft_size = 0.9
        add(l, (x, y, z - 1))
    area((0, -14, 11.5), (0, 8, 1), 16, 2600, (1, 0.78, 0.55))
    area((0, 19.2, 8), (0, 4, 0), 26, 2600, (0.70, 0.66, 1.0), 7)
    area((-18, 2, 11), (0, 8, 1), 8, 900, (1, 0.7, 0.45))
    area((18, 2, 11), (0, 8, 1), 8, 900, (1, 0.7, 0.45))
    lens, location, target = {
        1: (24, (0, -13, 6.6), (0, 12, 5.2)),
        2: (30, (13, -9, 6.2), (-2, 14, 5.4)),
        3: (38, (-2, -6, 5.6), (1, 14, 5.6)),
    }[v]
    camera_at(location, towards(Vector(target) - Vector(location)), lens)
    view(0.6, "Medium High Contrast", 0.10, (0.5, 0.4, 0.6, 1))
