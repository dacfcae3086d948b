"""Renders one scene inside Blender.

blender -b --python scene.py -- <name of scenes.py> <out.png> [width] [samples]
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import render  # noqa: E402
from scenes import SCENES  # noqa: E402

# The scene `te` is this drink, larger.
TEA = "bebidas-jarra-de-te-chino"


def build(name):
    """Builds the scene; says whether it stands on transparency."""
    if name.startswith("salon-"):
        import hall

        hall.hall(int(name[-1]))
    elif name == "ano-nuevo":
        import newyear

        newyear.newyear()
    else:
        with open(os.path.join(HERE, "recipes.json"), encoding="utf-8") as f:
            recipes = json.load(f)
        if name == "te":
            import drinks

            drinks.build(recipes[TEA], TEA)
            return False
        if name == "plato-portada":
            import portrait

            portrait.build(recipes)
            return True
        import hero

        hero.build(recipes)
    return False


def main():
    args = sys.argv[sys.argv.index("--") + 1 :]
    name, out = args[0], args[1]
    width, ratio, samples, bounces = SCENES[name]
    width = int(args[2]) if len(args) > 2 else width
    samples = int(args[3]) if len(args) > 3 else samples
    cut_out = build(name)
    render.save(out, width, round(width * ratio), samples, bounces=bounces, strength=0.8, cut_out=cut_out)


main()
