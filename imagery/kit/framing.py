"""Camera and exposure that suit a vessel."""
from heap import puddle
from shapes import R
from stage import camera, dish_lights, table_top, view
from vessels import chopsticks, teacup, vessel


def framing(r, kind):
    """Table, props, camera (varied a little by seed) and lights."""
    table_top(r.get("table", "ink"))
    dist, tz, ty = {
        "bowl": (27.2, 2.2, 0.1),
        "clay": (28.5, 1.6, 0.1),
        "coupe": (27.6, 0.9, -0.1),
        "dessert": (22.6, 1.0, 0.0),
        "steamer": (26.5, 1.1, 0.1),
        "hot": (28, 0.8, 0),
        "oval": (25.4, 0.7, -0.1),
        "tray": (28.6, 0.8, -0.2),
    }.get(kind, (26.6, 0.7, -0.3))
    target = (0.4 + R.uniform(-0.12, 0.12), ty, tz)
    camera(target, dist * r.get("zoom", 1.0) * R.uniform(0.99, 1.03), R.uniform(42.5, 50), R.uniform(-9, 9))
    x = {
        "bowl": 6.2,
        "coupe": 6.9,
        "dessert": 5.5,
        "steamer": 6.3,
        "clay": 7.0,
        "hot": 7.4,
        "oval": 6.7,
        "tray": 7.7,
    }.get(kind, 6.7)
    if r.get("sticks", kind != "dessert"):
        chopsticks(x, -0.4, 1.45 + R.uniform(-0.06, 0.06))
    prop = r.get("prop", R.choice(["cup", None, None, "dish"]))
    if prop == "cup":
        teacup(-x - 0.2, 6.6, R.choice(["white", "jade", "red"]))
    elif prop == "dish":
        sd = vessel("sidedish", R.choice(["white", "jade"]))
        sd.location = (-x - 0.1, 6.2, 0)
        p = puddle(1.5, 0, "#24120a", "#3a1e10", th=0.1, ragged=0.02)
        p.location = (-x - 0.1, 6.2, 0.34)
    dish_lights()
    view(r.get("exposure", 0.05))
