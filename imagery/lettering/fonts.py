"""Makes the web fonts from the fonts as their makers publish them.

python3 fonts.py ZEN_ANTIQUE FIGTREE MA_SHAN_ZHENG

Files of @fontsource/zen-antique, @fontsource-variable/figtree and @fontsource/ma-shan-zheng (chinese-simplified).
Needs fonttools, brotli and FontForge's Python module (Debian: python3-fonttools python3-brotli python3-fontforge).
"""
import csv
import io
import os
import sys
import tempfile

import fontforge
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

PROJECT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
FONTS = os.path.join(PROJECT, "shared/src/ui/fonts")

# ASCII, Latin-1 letters and the signs that Spanish and English copy uses. Han text is left to the reader's system.
TEXT = (
    list(range(0x20, 0x7F))
    + [ord(c) for c in "\u00a0¡§©ª«°±·º»¼½¾¿×÷ŒœŸ–—‘’‚“”„•…′″€™←↑→↓−"]
    + [c for c in range(0xC0, 0x100) if c not in (0xD7, 0xF7)]
)


# The grid that outlines are rounded to. 400 moves a point by a quarter of a pixel in the largest title of a sharp phone;
# brush strokes have no straight edge that a coarser one could bend.
TEXT_GRID = 400
BRUSH_GRID = 112
# How far a simplified stroke may lie from the one before it, pass by pass, in thousandths of an em.
BRUSH_ERRORS = (5, 7)
# Hung in page heads, on tiles of the home page and on the order slip, besides the seals of the categories.
ORNAMENTS = "亚洲菜单欢迎前"
# What the home page and nearly every other writes: a file of its own, so that a first visit waits for no seal it lacks.
FIRST = "前单杂炒碎糖菜醋饭"
# Ma Shan Zheng 5.3.1 draws this one as another: the reader's own face writes it, should a seal ever need it.
MISDRAWN = "料"


def brush_characters():
    """Every character that is written with the brush, sorted."""
    with open(os.path.join(PROJECT, "content/categories.csv"), encoding="utf-8", newline="") as f:
        seals = "".join(row["seal"] for row in csv.DictReader(f))
    return "".join(sorted(set(seals + ORNAMENTS) - set(MISDRAWN)))


def cut(path, features, characters=TEXT, weights=None):
    """The font with only these characters (code points), and only these weights of its axis."""
    font = TTFont(path)
    o = subset.Options()
    o.layout_features = features
    o.hinting = False
    o.name_IDs = [0, 1, 2, 13, 14]
    o.drop_tables += ["vhea", "vmtx", "BASE"]
    s = subset.Subsetter(o)
    s.populate(unicodes=characters)
    s.subset(font)
    # The instancer reads tables lazily, by names that the subsetter took away: read everything anew.
    plain = io.BytesIO()
    font.flavor = None
    font.save(plain)
    font = TTFont(plain)
    if weights:
        font = instancer.instantiateVariableFont(font, {"wght": weights})
    return font


def simplified(font):
    """The same strokes with fewer points: a brush's texture is too fine for a seal."""
    with tempfile.TemporaryDirectory() as folder:
        drawn, simple = os.path.join(folder, "drawn.ttf"), os.path.join(folder, "simple.ttf")
        font.save(drawn)
        strokes = fontforge.open(drawn)
        strokes.layers["Fore"].is_quadratic = False
        for glyph in strokes.glyphs():
            for error in BRUSH_ERRORS:
                glyph.simplify(error, ("smoothcurves", "ignoreextrema"))
        strokes.layers["Fore"].is_quadratic = True
        strokes.generate(simple, flags=("no-hints", "omit-instructions", "short-post"))
        font = TTFont(simple)
        font.ensureDecompiled()
    needed = {"GlyphOrder", "head", "hhea", "maxp", "OS/2", "hmtx", "cmap", "loca", "glyf", "name", "post"}
    for table in set(font.keys()) - needed:
        del font[table]
    font["name"].names = [record for record in font["name"].names if record.nameID in (0, 1, 2, 13, 14)]
    return font


def save(name, font, grid):
    scale_upem(font, grid)
    font.flavor = "woff2"
    font.save(os.path.join(FONTS, name))


def main():
    zen = cut(sys.argv[1], ["kern", "ccmp", "mark"])
    figtree = cut(sys.argv[2], ["kern", "ccmp", "locl", "tnum", "pnum", "lnum", "mark"], weights=(400, 700))
    save("zen-antique-latin-400-normal.woff2", zen, TEXT_GRID)
    save("figtree-latin-wght-normal.woff2", figtree, TEXT_GRID)
    characters = brush_characters()
    for name, written in (("first", FIRST), ("seals", sorted(set(characters) - set(FIRST)))):
        brush = simplified(cut(sys.argv[3], [], list(map(ord, written))))
        save(f"ma-shan-zheng-{name}-400-normal.woff2", brush, BRUSH_GRID)
    with open(os.path.join(FONTS, "brush-characters.txt"), "w", encoding="utf-8") as f:
        f.write(characters + "\n")


main()
