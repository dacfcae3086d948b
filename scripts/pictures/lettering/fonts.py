"""Makes the web fonts and the outlines for share cards from the fonts as their makers publish them.

python3 fonts.py ZEN_ANTIQUE FIGTREE      (files of @fontsource/zen-antique and @fontsource-variable/figtree;
                                           needs fonttools and brotli)
"""
import io
import json
import os
import sys

from fontTools import subset
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.normpath(os.path.join(HERE, "../../../shared/fonts"))

# ASCII, Latin-1 letters and the signs that Spanish and English copy uses. Han is left to the reader's system.
TEXT = (
    list(range(0x20, 0x7F))
    + [ord(c) for c in "\u00a0¡§©ª«°±·º»¼½¾¿×÷ŒœŸ–—‘’‚“”„•…′″€™←↑→↓−"]
    + [c for c in range(0xC0, 0x100) if c not in (0xD7, 0xF7)]
)
OUTLINED = [c for c in TEXT if c < 0x7F or chr(c) in "ÁÉÍÑÓÚÜáéíñóúü¡¿·«»–—’“”…×−\u00a0"]


def cut(path, features, weights=None):
    """The font with only the text's characters, and only these weights of its axis."""
    font = TTFont(path)
    o = subset.Options()
    o.layout_features = features
    o.hinting = False
    o.name_IDs = [0, 1, 2, 13, 14]
    o.drop_tables += ["vhea", "vmtx", "BASE"]
    s = subset.Subsetter(o)
    s.populate(unicodes=TEXT)
    s.subset(font)
    # The instancer reads tables lazily, by names that the subsetter took away: read everything anew.
    plain = io.BytesIO()
    font.flavor = None
    font.save(plain)
    font = TTFont(plain)
    if weights:
        font = instancer.instantiateVariableFont(font, {"wght": weights})
    return font


def pairs(font, names):
    """Kerning between glyphs of `names` in font units, from pair adjustments of both formats."""
    found = {}
    gpos = font["GPOS"].table
    kern = {i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    for i in sorted(kern):
        for table in gpos.LookupList.Lookup[i].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            for k, left in enumerate(table.Coverage.glyphs):
                if left not in names:
                    continue
                if table.Format == 1:
                    values = {r.SecondGlyph: r.Value1 for r in table.PairSet[k].PairValueRecord}
                else:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                    values = {n: row[table.ClassDef2.classDefs.get(n, 0)].Value1 for n in names}
                for right, value in values.items():
                    by = getattr(value, "XAdvance", 0) if value else 0
                    # The first subtable that speaks of a pair has the last word.
                    if right in names:
                        found.setdefault((left, right), by)
    return {pair: by for pair, by in found.items() if by}


def outlines(font):
    """Characters with advance and path (y up), and kerning, in font units."""
    cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
    chars = {cmap[c]: chr(c) for c in OUTLINED if c in cmap}
    letters = {}
    for c in OUTLINED:
        if c not in cmap:
            continue
        pen = SVGPathPen(glyphs, ntos=lambda v: str(round(v)))
        glyphs[cmap[c]].draw(pen)
        letters[chr(c)] = [glyphs[cmap[c]].width, pen.getCommands()]
    kerning = {chars[a] + chars[b]: by for (a, b), by in pairs(font, set(chars)).items()}
    return {"unitsPerEm": font["head"].unitsPerEm, "letters": letters, "kerning": kerning}


def write(name, font):
    with open(os.path.join(HERE, name), "w", encoding="utf-8") as f:
        json.dump(outlines(font), f, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        f.write("\n")


def save(name, font):
    font.flavor = "woff2"
    font.save(os.path.join(FONTS, name))


def main():
    zen = cut(sys.argv[1], ["kern", "ccmp", "mark"])
    figtree = cut(sys.argv[2], ["kern", "ccmp", "locl", "tnum", "pnum", "lnum", "mark"], (400, 700))
    write("zen-antique.json", zen)
    write("figtree-500.json", instancer.instantiateVariableFont(figtree, {"wght": 500}))
    save("zen-antique-latin-400-normal.woff2", zen)
    save("figtree-latin-wght-normal.woff2", figtree)


main()
