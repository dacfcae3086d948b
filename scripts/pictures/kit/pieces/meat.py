"""Meat and poultry."""
from mathutils import Vector

from materials import mat, ramp_object
from pieces.building import solid, placed, crumb
from pieces.registry import piece
from shapes import R, blob, lump, tube


@piece
def chicken(i):
    return blob(
        "chicken",
        (0.85, 0.40, 0.30),
        mat(
            "chicken",
            "#c9853c",
            "#efc98c",
            rough=0.42,
            sss=0,
            coat=0.12,
            bump=0.3,
            bscale=4,
            cscale=1.6,
            stretch=(1, 2.4, 2.4),
        ),
        sq=0.6,
        nz=0.32,
        nf=1.4,
        nz2=0.07,
        nf2=5,
        seed=i,
        bend=0.35,
        taper=0.2,
    )


@piece
def beef(i):
    return blob(
        "beef",
        (1.0, 0.56, 0.15),
        mat("beef", "#5e321a", "#a36437", rough=0.3, coat=0.6, bump=0.6, bscale=6, cscale=2, stretch=(0.7, 4, 4)),
        sq=0.65,
        nz=0.3,
        nf=1.5,
        nz2=0.1,
        nf2=5,
        seed=i,
        bend=0.8 + 0.4 * R.random(),
    )


@piece
def pork(i):
    return blob(
        "pork",
        (0.8, 0.6, 0.12),
        mat("pork", "#a8452a", "#e2a283", rough=0.3, coat=0.5, bump=0.4, bscale=6, cscale=1.4),
        sq=0.55,
        nz=0.2,
        nf=1.5,
        seed=i,
        bend=0.3,
    )


@piece
def crispy(i):
    return blob(
        "crispy",
        (0.72, 0.55, 0.46),
        mat("crispy", "#b8651a", "#eeb04e", rough=0.35, coat=0.45, bump=1.0, bscale=7, cscale=3.2),
        nz=0.4,
        nf=1.7,
        nz2=0.16,
        nf2=5,
        seed=i,
        sub=5,
    )


@piece
def rib(i):
    """Rib: a lacquered meat lump with the bone showing at both ends."""
    meat = mat("rib", "#5e2410", "#98431c", rough=0.28, coat=0.6, bump=0.5, bscale=5, cscale=1.8)
    bone = mat("bone", "#e6d4b0", "#f4e8cc", rough=0.45)
    a, af = lump((1.15, 0.5, 0.42), sq=0.7, nz=0.25, nf=1.5, nz2=0.08, nf2=5, seed=i, taper=0.12)
    b, bf, _ = tube(
        "bone",
        [Vector((-1.5 + 3.0 * k / 10, 0.03 * i, 0)) for k in range(11)],
        lambda t: 0.15 + 0.07 * abs(t - 0.5) ** 2 * 4,
        None,
        12,
    )
    return solid("rib", [(a, af, 0, None), (b, bf, 1, None)], [meat, bone])


@piece
def ribfry(i):
    """Crisp rib."""
    a, af = lump((1.1, 0.5, 0.42), sq=0.7, nz=0.3, nf=1.6, nz2=0.12, nf2=6, seed=i)
    b, bf, _ = tube("bone", [Vector((-1.45 + 2.9 * k / 10, 0.03 * i, 0)) for k in range(11)], lambda t: 0.15, None, 12)
    return solid(
        "ribfry", [(a, af, 0, None), (b, bf, 1, None)], [crumb(), mat("bone", "#e6d4b0", "#f4e8cc", rough=0.45)]
    )


@piece
def wing(i):
    """Crisp chicken wing piece."""
    m = mat("wing", "#9a4f14", "#dd9840", rough=0.38, coat=0.4, bump=0.9, bscale=7, cscale=2.6)
    a, af = lump((1.05, 0.5, 0.45), nz=0.22, nf=1.4, nz2=0.08, nf2=6, seed=i, taper=0.42, bend=0.2)
    b, bf = lump((0.3, 0.24, 0.24), nz=0.2, nf=2, seed=i + 4)
    return solid("wing", [(a, af, 0, None), (b, bf, 0, placed(-1.1, 0, 0.12))], [m])


@piece
def charsiu(i):
    """Char siu slice: red lacquered edge, pale brown inside."""
    m = mat(
        "charsiu",
        "",
        rough=0.3,
        coat=0.55,
        bump=0.3,
        bscale=5,
        build=ramp_object(
            [(0.3, "#c98a63"), (0.7, "#b9694a"), (0.86, "#8c1e12"), (1, "#5a0f08")], "r", 0, 1, 0.1, (1.2, 1.75, 0)
        ),
    )
    return blob("charsiu", (0.86, 0.6, 0.13), m, sq=0.55, nz=0.12, nf=1.6, nz2=0.03, nf2=5, seed=i, bend=0.25)


@piece
def duck(i):
    """Duck slice, skin up."""
    m = mat(
        "duck",
        "",
        rough=0.22,
        coat=0.75,
        bump=0.2,
        bscale=6,
        build=ramp_object(
            [(0, "#a87350"), (0.45, "#c79a74"), (0.62, "#f0d7ac"), (0.74, "#8e3a10"), (1, "#5d1f08")],
            "z",
            -0.3,
            0.3,
            0.06,
        ),
    )
    return blob("duck", (1.0, 0.42, 0.3), m, sq=0.6, nz=0.12, nf=1.6, seed=i, bend=0.35)


@piece
def duckleg(i):
    """Roast duck leg and thigh."""
    m = mat("duckleg", "#5d1f08", "#a04c18", rough=0.2, coat=0.85, bump=0.25, bscale=5, cscale=1.0)
    a, af = lump((1.7, 1.05, 0.75), nz=0.14, nf=1.3, seed=i, taper=0.45, sub=5)
    b, bf, _ = tube(
        "bone",
        [Vector((-1.3 - 1.3 * k / 8, 0, 0)) for k in range(9)],
        lambda t: 0.30 - 0.12 * t + 0.16 * max(0, t - 0.75) * 2,
        None,
        16,
    )
    return solid("duckleg", [(a, af, 0, None), (b, bf, 0, None)], [m])


@piece
def groundpork(i):
    return blob(
        "groundpork",
        (0.2, 0.16, 0.14),
        mat("ground", "#5f3219", "#93562f", rough=0.4, coat=0.4),
        nz=0.4,
        nf=2.2,
        seed=i,
        sub=3,
    )


@piece
def ham(i):
    return blob(
        "ham", (0.24, 0.24, 0.2), mat("ham", "#d8757a", "#eda09b", rough=0.35, coat=0.3), sq=0.3, nz=0.1, seed=i, sub=3
    )


@piece
def nugget(i):
    return blob("nugget", (0.95, 0.72, 0.36), crumb(), sq=0.75, nz=0.16, nf=1.3, nz2=0.05, nf2=8, seed=i, sub=5)


@piece
def shredded(i):
    """Shredded chicken."""
    return blob(
        "shred",
        (0.65, 0.13, 0.09),
        mat("shred", "#dcb482", "#f3dcb6", rough=0.42, bump=0.5, bscale=4, stretch=(0.4, 5, 5)),
        sq=0.7,
        nz=0.3,
        nf=2,
        seed=i,
        sub=3,
        bend=0.4,
    )
