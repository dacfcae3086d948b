"""The tables of the kit: recipes, lumps and profiles by name, and how large and fine the scenes are rendered."""
import json
import os


def table(name):
    """What a JSON file of this folder holds."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".json"), encoding="utf-8") as f:
        return json.load(f)


def source(recipes, slug):
    """Follows 'same' to the recipe that is really rendered."""
    while "same" in recipes[slug]:
        slug = recipes[slug]["same"]
    return slug


# the wide pictures and the cut-out plate: (width, height / width, samples, light bounces)
SCENES = {
    "hero-mesa": (1920, 9 / 16, 20, 5),
    "salon-1": (1600, 9 / 16, 40, 7),
    "salon-2": (1600, 9 / 16, 40, 7),
    "salon-3": (1600, 9 / 16, 40, 7),
    "ano-nuevo": (1200, 9 / 16, 36, 7),
    "te": (1200, 3 / 4, 20, 10),
    "plato-portada": (1600, 3 / 4, 20, 4),
}
