"""Grains of rice."""
from materials import mat
from pieces.registry import piece
from shapes import blob


@piece
def rice(i):
    return blob(
        "rice",
        (0.235, 0.072, 0.066),
        mat("rice", "#e8b456", "#f8dc9c", rough=0.32, sss=0, coat=0.25, cscale=1.5, jitter=0.05),
        nz=0.1,
        sub=2,
        seed=i,
        bend=0.3,
    )


@piece
def ricered(i):
    return blob(
        "ricered",
        (0.235, 0.072, 0.066),
        mat("ricered", "#c9762c", "#eaae62", rough=0.3, sss=0, coat=0.3, cscale=1.5, jitter=0.06),
        nz=0.1,
        sub=2,
        seed=i,
        bend=0.3,
    )


@piece
def riceyellow(i):
    return blob(
        "riceyel",
        (0.235, 0.072, 0.066),
        mat("riceyel", "#e8a81c", "#fbd257", rough=0.3, sss=0, coat=0.3, cscale=1.5, jitter=0.05),
        nz=0.1,
        sub=2,
        seed=i,
        bend=0.3,
    )


@piece
def ricewhite(i):
    return blob(
        "ricew",
        (0.235, 0.072, 0.066),
        mat("ricew", "#e8d4a6", "#f4e6c4", rough=0.3, sss=0, coat=0.2, jitter=0.04),
        nz=0.1,
        sub=2,
        seed=i,
        bend=0.3,
    )
