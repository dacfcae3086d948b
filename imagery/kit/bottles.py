"""Bottles and cans, without brands. Lengths in kit units (1 unit = 2 cm)."""
from liquids import glassmat
from materials import gold, mat
from shapes import add, lathe, smoothprofile
from tables import table

BOTTLES = table("profiles")["bottles"]


def bottle(kind, x, y, r, s=1.0):
    """A closed bottle with an unmarked label. r: bottle_colour, dark, label, capsule."""
    shape = BOTTLES[kind]
    pr = smoothprofile(shape["outline"], 6)
    pr = [(max(0, a), z) for a, z in pr]
    at = (x, y, 0)
    col = r["bottle_colour"]
    if r.get("dark", True):
        body = mat("bot" + col, col, rough=0.05, coat=1, spec=0.7, jitter=0)
    else:
        body = glassmat("bot" + col, col, ior=1.36)
    add(lathe("bottle", pr, 96, body), at, sc=s)
    lr, z0, z1 = shape["label"]
    cr, c0, c1 = shape["cap"]
    if r.get("label"):
        lab = mat("label" + r["label"], r["label"], rough=0.6, jitter=0, bump=0.05, bscale=20)
        band = mat("labelband", r.get("label_band", "#8f1410"), rough=0.5, jitter=0)
        z = [z0, z0 + 0.02, z0 + 0.35, z0 + 0.5, z1 - 0.3, z1 - 0.2, z1, z1]
        prof = [(lr + (0.012 if k in (0, 7) else 0.02), high) for k, high in enumerate(z)]
        add(lathe("label", prof, 96, [lab, band, gold()], [0, 0, 1, 0, 2, 0, 0]), at, sc=s)
    colour = r.get("capsule", "#8f1410")
    cap = mat("capsule" + colour, colour, rough=0.3, coat=0.4, metallic=0.3, jitter=0)
    closed = [(cr + 0.02, c0), (cr + 0.04, c1 - 0.05), (cr - 0.02, c1), (0, c1)]
    add(lathe("capsule", closed, 48, cap), at, sc=s)
    return pr[-1][1] * s


def can(x, y, r, s=1.0):
    """Slim can, plain colour with one band."""
    body = mat("can" + r["can"], r["can"], rough=0.28, metallic=0.65, coat=0.4, jitter=0)
    band = mat("canband" + r.get("band", "#d9a441"), r.get("band", "#d9a441"), rough=0.25, metallic=0.8, jitter=0)
    steel = mat("steel", "#c8c8c8", rough=0.25, metallic=1, jitter=0)
    foot, side = [(0, 0.1), (1.0, 0.1), (1.05, 0.0)], [(1.3, 0.35), (1.3, 2.2), (1.3, 2.35), (1.3, 2.6), (1.3, 5.5)]
    prof = foot + side + [(1.08, 5.95), (1.1, 6.08), (1.02, 6.1), (0.98, 5.98), (0, 5.98)]
    add(lathe("can", prof, 96, [body, band, steel], [2, 2, 2, 0, 0, 1, 0, 0, 2, 2, 2, 2]), (x, y, 0), sc=s)
    return 6.1 * s
