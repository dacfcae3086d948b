"""Meat and poultry."""
from mathutils import Vector

from materials import mat
from pieces.building import solid, placed, crumb
from pieces.registry import piece
from shapes import lump, tube


@piece
def rib(i):
    """Rib: a lacquered meat lump with the bone showing at both ends."""
    meat = mat("rib", "#5e2410", "#98431c", rough=0.28, coat=0.6, bump=0.5, bscale=5, cscale=1.8)
    bone = mat("bone", "#e6d4b0", "#f4e8cc", rough=0.45)
    a, af = lump((1.15, 0.5, 0.42), sq=0.7, nz=0.25, nf=1.5, nz2=0.08, nf2=5, seed=i, taper=0.12)
    b, bf, _ = tube(
        [Vector((-1.5 + 3.0 * k / 10, 0.03 * i, 0)) for k in range(11)],
        lambda t: 0.15 + 0.07 * abs(t - 0.5) ** 2 * 4,
        12,
    )
    return solid("rib", [(a, af, 0), (b, bf, 1)], [meat, bone])


@piece
def ribfry(i):
    """Crisp rib."""
    a, af = lump((1.1, 0.5, 0.42), sq=0.7, nz=0.3, nf=1.6, nz2=0.12, nf2=6, seed=i)
    b, bf, _ = tube([Vector((-1.45 + 2.9 * k / 10, 0.03 * i, 0)) for k in range(11)], lambda t: 0.15, 12)
    return solid("ribfry", [(a, af, 0), (b, bf, 1)], [crumb(), mat("bone", "#e6d4b0", "#f4e8cc", rough=0.45)])


@piece
def wing(i):
    """Crisp chicken wing piece."""
    m = mat("wing", "#9a4f14", "#dd9840", rough=0.38, coat=0.4, bump=0.9, bscale=7, cscale=2.6)
    a, af = lump((1.05, 0.5, 0.45), nz=0.22, nf=1.4, nz2=0.08, nf2=6, seed=i, taper=0.42, bend=0.2)
    b, bf = lump((0.3, 0.24, 0.24), nz=0.2, nf=2, seed=i + 4)
    return solid("wing", [(a, af, 0), (b, bf, 0, placed(-1.1, 0, 0.12))], [m])


@piece
def duckleg(i):
    """Roast duck leg and thigh."""
    m = mat("duckleg", "#5d1f08", "#a04c18", rough=0.2, coat=0.85, bump=0.25, bscale=5, cscale=1.0)
    a, af = lump((1.7, 1.05, 0.75), nz=0.14, nf=1.3, seed=i, taper=0.45, sub=5)
    b, bf, _ = tube(
        [Vector((-1.3 - 1.3 * k / 8, 0, 0)) for k in range(9)],
        lambda t: 0.30 - 0.12 * t + 0.16 * max(0, t - 0.75) * 2,
        16,
    )
    return solid("duckleg", [(a, af, 0), (b, bf, 0)], [m])
