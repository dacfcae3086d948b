"""Plates, bowls, pots. Lengths in kit units (1 unit = 2 cm). Each maker adds the object and returns it."""
import math

from mathutils import Vector

from liquids import broth, deepen
from materials import glaze, gold, mat, porcelain
from shapes import add, centred, lathe, mesh, pipe, smoothprofile, tube

STYLES = {
    "white": ("#f4efe4", "#8f1410"),
    "jade": ("#24423a", "#24423a"),
    "ink": ("#17130f", "#17130f"),
    "red": ("#8f1410", "#f4efe4"),
    "sand": ("#cdb48c", "#8a6a3e"),
    "blue": ("#f1efe8", "#27456f"),
}
# x = (profile points inner, rim, outer), rim radius, radius of the flat floor, floor height
PLATE = (
    [(0, 0.22), (3.7, 0.22), (4.25, 0.32), (4.8, 0.6), (5.7, 0.92)],
    [(5.82, 0.95), (5.86, 0.91), (5.8, 0.86)],
    [(5.8, 0.86), (4.8, 0.4), (4.1, 0.1), (3.2, 0.0), (0, 0)],
    5.82,
)
COUPE = (
    [(0, 0.22), (3.4, 0.24), (4.6, 0.5), (5.4, 1.15), (5.75, 1.7)],
    [(5.84, 1.74), (5.9, 1.7), (5.86, 1.62)],
    [(5.86, 1.62), (5.5, 0.95), (4.5, 0.25), (3.2, 0.0), (0, 0)],
    5.85,
)
BOWL = (
    [(0, 0.35), (1.8, 0.5), (3.2, 1.25), (4.3, 2.5), (4.9, 3.75)],
    [(4.98, 3.8), (5.04, 3.76), (5.02, 3.68)],
    [(5.02, 3.68), (4.4, 2.4), (3.3, 1.0), (2.2, 0.42), (2.1, 0.0)],
    5.0,
)
SIDE = (
    [(0, 0.12), (1.0, 0.14), (1.5, 0.5), (1.75, 0.85)],
    [(1.8, 0.88), (1.84, 0.84)],
    [(1.84, 0.84), (1.55, 0.4), (1.2, 0.05), (0, 0)],
    1.8,
)
DESSERT = (
    [(0, 0.2), (2.9, 0.2), (3.5, 0.3), (4.6, 0.72)],
    [(4.7, 0.75), (4.74, 0.71), (4.7, 0.66)],
    [(4.7, 0.66), (3.6, 0.15), (2.8, 0.0), (0, 0)],
    4.7,
)
CLAY = (
    [(0, 0.4), (3.2, 0.45), (4.3, 1.1), (4.75, 2.2), (4.8, 3.0)],
    [(4.95, 3.2), (5.15, 3.2), (5.2, 3.05)],
    [(5.2, 3.05), (5.1, 2.2), (4.6, 0.9), (3.5, 0.1), (0, 0)],
    5.1,
)
HOT = (
    [(0, 0.5), (3.8, 0.5), (4.5, 0.62), (4.9, 0.95)],
    [(5.0, 1.0), (5.15, 1.0), (5.2, 0.9)],
    [(5.2, 0.9), (4.8, 0.35), (4.2, 0.2), (0, 0.2)],
    5.15,
)
SHAPES = {"plate": PLATE, "coupe": COUPE, "bowl": BOWL, "sidedish": SIDE, "dessert": DESSERT, "clay": CLAY, "hot": HOT}
# size seen by the camera and the layouts: (food radius, floor height, heap limit radius)
FOOD = {
    "plate": (4.45, 0.24),
    "coupe": (4.5, 0.26),
    "bowl": (4.45, 3.0),
    "dessert": (3.2, 0.22),
    "clay": (4.5, 2.0),
    "hot": (4.4, 0.5),
    "oval": (4.5, 0.24),
    "tray": (4.9, 0.3),
    "steamer": (4.6, 0.75),
}


# turned shapes that are drawn out: scale along x and y
STRETCHED = {"oval": (1, 0.74), "tray": (1.12, 0.86), "hot": (1.12, 0.82)}


def _profile(shape):
    """Outline of a vessel, its inside first."""
    inner, rim, outer, _ = shape
    return smoothprofile(inner, 8) + rim + smoothprofile(outer, 6)


def _turned(kind, style):
    inner, _, _, radius = SHAPES[kind]
    body_c, band_c = STYLES[style]
    body = porcelain() if body_c == "#f4efe4" else glaze(body_c, "body" + style)
    band = porcelain() if band_c == "#f4efe4" else glaze(band_c, "band" + style)
    pr = _profile(SHAPES[kind])
    fm = []
    for i in range(len(pr) - 1):
        r = (pr[i][0] + pr[i + 1][0]) / 2
        is_inner = i < len(inner) * 8
        on_rim = r > radius - 0.06
        on_band = kind != "sidedish" and radius - 0.62 < r < radius - 0.34 and is_inner
        fm.append(1 if on_rim else (2 if on_band else 0))
    return lathe("vessel", pr, 160, [body, gold(), band], fm)


def box(sx, sy, sz, m, loc, rot=(0, 0, 0)):
    """Box of full size (sx, sy, sz) centred at loc."""
    return add(mesh("box", *centred(sx, sy, sz), m, smooth=False), loc, rot)


def vessel(kind, style="white"):
    """Adds the serving vessel at the origin."""
    if kind in ("oval", "tray"):
        return add(_turned("plate", style), sc=(*STRETCHED[kind], 1))
    if kind == "clay":
        clay = mat("clay", "#5a3422", "#7c4a30", rough=0.75, bump=0.35, bscale=5, cscale=2, jitter=0)
        dark = mat("clayin", "#2a1811", "#3a2218", rough=0.35, coat=0.4, jitter=0)
        pr = _profile(CLAY)
        dark_spans = len(CLAY[0]) * 8 - 5
        o = add(lathe("clay", pr, 128, [clay, dark], [1 if i < dark_spans else 0 for i in range(len(pr) - 1)]))
        for s in (-1, 1):
            P = [
                Vector((s * (5.0 + 0.75 * math.sin(t * math.pi)), -0.9 + 1.8 * t, 2.45))
                for t in [k / 16 for k in range(17)]
            ]
            add(pipe("handle", P, lambda t: 0.26, clay, 14))
        return o
    if kind == "hot":
        iron = mat("iron", "#0f0f10", "#1d1c1c", rough=0.38, bump=0.25, bscale=10, jitter=0)
        wood = mat("hotwood", "#5b3119", "#84502b", rough=0.5, stretch=(1, 7, 1), cscale=0.8, jitter=0)
        board = [(0, 0.3), (5.4, 0.3), (5.5, 0.25), (5.5, 0.06), (5.4, 0), (0, 0)]
        o = add(lathe("hot", _profile(HOT), 128, iron), sc=(*STRETCHED[kind], 1))
        add(lathe("board", board, 96, wood), sc=(1.14, 0.86, 1))
        return o
    if kind == "steamer":
        cane = mat("cane", "#b98a4a", "#dcb878", rough=0.5, bump=0.4, bscale=6, stretch=(1, 1, 6), cscale=2, jitter=0)
        paper = mat("paper", "#efe4cc", rough=0.7, jitter=0)
        ring = [(4.85, 0.1), (4.85, 1.75), (4.95, 1.82), (5.2, 1.82), (5.28, 1.75), (5.28, 0.05), (4.85, 0.05)]
        o = add(lathe("steamer", ring, 128, cane))
        for z in (0.3, 1.45):
            band = [(5.28, z - 0.16), (5.4, z - 0.12), (5.4, z + 0.12), (5.28, z + 0.16)]
            add(lathe("band", band, 128, cane))
        for k in range(11):
            x = -4.5 + 0.9 * k
            box(0.55, 2 * math.sqrt(max(0.1, 4.85**2 - x * x)), 0.12, cane, (x, 0, 0.62))
        add(lathe("paper", [(0, 0.71), (4.4, 0.71), (4.45, 0.70)], 64, paper))
        return o
    return add(_turned(kind, style))


def floor_height(kind):
    """Height of the inner surface as a function of (x, y)."""
    if kind == "bowl":
        return lambda x, y: (0.35 + (max(0, math.hypot(x, y) - 1.8) / 3.1) ** 1.9 * 3.4) if math.hypot(x, y) < 5 else 0
    if kind == "clay":
        return lambda x, y: 1.7 if math.hypot(x, y) < 4.6 else 3.2
    if kind == "coupe":
        return lambda x, y: 0.26 if math.hypot(x, y) < 3.6 else 0.26 + ((math.hypot(x, y) - 3.6) / 2.2) ** 1.8 * 1.45
    sx, sy = STRETCHED.get(kind, (1, 1))
    base, flat, slope = {"hot": (0.5, 4.0, 0.4), "dessert": (0.22, 3.0, 0.5), "steamer": (0.74, 4.7, 1.0)}.get(
        kind, (0.24, 3.8, 0.72)
    )

    def h(x, y):
        r = math.hypot(x / sx, y / sy)
        return base if r < flat else base + slope * ((r - flat) / 2.3) ** 1.2

    return h


def teacup(x, y, style="white", tea="#8a4e12", s=1.0):
    """Handle-less tea cup filled with tea, 7 cm wide."""
    body = porcelain() if style == "white" else glaze(STYLES[style][0], "cup" + style)
    pr = (
        smoothprofile([(0, 0.25), (0.9, 0.3), (1.5, 1.1), (1.72, 2.2)], 8)
        + [(1.77, 2.26), (1.83, 2.2)]
        + smoothprofile([(1.83, 2.2), (1.6, 1.0), (1.0, 0.2), (0.9, 0), (0, 0)], 6)
    )
    rim = [1 if 1.74 < (a + b) / 2 and z > 2.15 else 0 for (a, z), (b, _) in zip(pr, pr[1:])]
    add(lathe("cup", pr, 80, [body, gold()], rim), (x, y, 0), sc=s)
    # light passes twice, so that each pass takes the square root of the colour
    tint = "#" + "".join("%02x" % round(255 * (int(tea[k : k + 2], 16) / 255) ** 0.5) for k in (1, 3, 5))
    level = [(1.66, 1.95), (1.6, 1.9), (1.25, 1.9), (0.9, 1.9), (0.5, 1.9), (0, 1.9)]
    o = lathe("tea", level, 64, broth("tea" + tea, tint, 0.5, tea))
    deepen(o, lambda x, y: min(1, 2.2 * (1 - math.hypot(x, y) / 1.66)))
    add(o, (x, y, 0), sc=s)


def teapot(x, y, style="jade", s=1.0, rot=0.0):
    """Round Chinese teapot with a bail handle, 14 cm tall."""
    body = mat("pot" + style, STYLES[style][0], rough=0.18, coat=0.7, jitter=0)
    pr = (
        smoothprofile([(0, 0), (1.5, 0), (2.5, 1.0), (2.75, 2.1), (2.1, 3.4), (1.2, 3.8)], 10)
        + [(1.22, 3.9), (1.3, 3.95), (1.2, 4.1), (0.7, 4.35), (0.2, 4.45), (0.18, 4.6)]
        + smoothprofile([(0.18, 4.6), (0.36, 4.85), (0.3, 5.1), (0, 5.2)], 5)
    )
    m = Vector((x, y, 0))
    add(lathe("pot", pr, 96, body), m, (0, 0, rot), s)
    P = [
        Vector((2.3, 0, 1.5)).lerp(Vector((4.4, 0, 3.7)), t)
        + Vector((0.35 * math.sin(t * math.pi), 0, -0.45 * math.sin(t * math.pi)))
        for t in [k / 20 for k in range(21)]
    ]
    add(pipe("spout", P, lambda t: 0.62 - 0.36 * t, body, 20), m, (0, 0, rot), s)
    P = [Vector((2.3 * math.cos(a), 0, 3.2 + 3.4 * math.sin(a))) for a in [math.pi * k / 30 for k in range(31)]]
    cane = mat("bail", "#5b3119", "#8a5a30", rough=0.45, stretch=(1, 1, 5), jitter=0)
    add(pipe("bail", P, lambda t: 0.16, cane, 14), m, (0, 0, rot), s)


def chopsticks(x=6.9, y=-1, ang=1.35, z=0.16, length=11.0):
    """A pair of black chopsticks with a gold band, lying on the table."""
    m = mat("stick", "#1a0e0a", rough=0.25, coat=0.6, jitter=0)
    for k in (0, 1):
        P = [Vector((-length / 2 + length * i / 20, 0, 0)) for i in range(21)]
        v, f, u = tube(P, lambda t: 0.09 + 0.09 * t, 16)
        fm = [1 if 17 <= (j // 16) <= 18 else 0 for j in range(len(f))]
        add(mesh("stick", v, f, [m, gold()], None, fm), (x + k * 0.55, y, z), (0, 0, ang + k * 0.035))
