"""Renders masters as WebP, several Blender processes at a time; skips pictures that exist.

python3 make.py all|<category>|<slug>|<scene> ...  [--jobs 2] [--out FOLDER] [--samples N] [--force] [--list]
"""
import argparse
import os
import shutil
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from tables import SCENES, source, table

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.normpath(os.path.join(HERE, "../../../shared/pictures/masters"))
DISH_WIDTH = 800


def webp(png, out):
    """Light grade and WebP; written under a temporary name so that a half file is never seen."""
    part = "%s.%d.part.webp" % (out, os.getpid())
    subprocess.run(
        ["convert", png, "-modulate", "101,106", "-quality", "88", "-define", "webp:method=6", part], check=True
    )
    os.replace(part, out)


def render(name, out, samples):
    """Renders one picture, in a Blender of its own."""
    width = SCENES[name][0] if name in SCENES else DISH_WIDTH
    with tempfile.TemporaryDirectory() as folder:
        png = os.path.join(folder, "p.png")
        cmd = [shutil.which("blender"), "-b", "-t", "1", "--python", os.path.join(HERE, "picture.py")]
        cmd += ["--", name, png, str(width)] + ([str(samples)] if samples else [])
        # Debian's Blender takes its Python from the first python3 on PATH; a pyenv shim there hides numpy
        env = dict(os.environ, PATH=os.defpath, PYTHONDONTWRITEBYTECODE="1")
        p = subprocess.run(cmd, capture_output=True, text=True, env=env)
        if not os.path.exists(png):
            lines = [x for x in (p.stdout + p.stderr).splitlines() if "Fra:" not in x]
            raise RuntimeError(" | ".join(lines[-6:]))
        webp(png, out)


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("names", nargs="+")
    a.add_argument("--jobs", type=int, default=2)
    a.add_argument("--out", default=MASTERS)
    a.add_argument("--samples", type=int)
    a.add_argument("--force", action="store_true")
    a.add_argument("--list", action="store_true", help="only say what would be rendered")
    o = a.parse_args()
    if not shutil.which("blender") and not o.list:
        a.error("needs Blender: apt-get install blender python3-numpy imagemagick")
    # a scene is a recipe that has nothing to say but its name
    recipes = {**table("recipes"), **{name: {} for name in SCENES}}
    path = {s: os.path.join(o.out, s + ".webp") for s in recipes}
    missing = []
    for n in o.names:
        hit = [s for s in recipes if n == "all" or s == n or s.startswith(n + "-")]
        if not hit:
            a.error("no recipe for " + n)
        missing += [s for s in hit if s not in missing and (o.force or not os.path.exists(path[s]))]
    sources = dict.fromkeys(source(recipes, s) for s in missing)
    queue = [r for r in sources if o.force or not os.path.exists(path[r])]
    print(len(queue), "to render,", len(missing), "files missing", flush=True)
    if o.list:
        print("\n".join(queue))
        return
    os.makedirs(o.out, exist_ok=True)

    def work(r):
        t = time.time()
        try:
            if r in queue:
                render(r, path[r], o.samples)
                print("%3d/%d %s %.0f s" % (queue.index(r) + 1, len(queue), r, time.time() - t), flush=True)
            for s in missing:
                if s != r and source(recipes, s) == r:
                    shutil.copyfile(path[r], path[s])
        except Exception as e:  # one broken recipe must not stop the others
            print("FAILED", r, e, flush=True)

    with ThreadPoolExecutor(o.jobs) as pool:
        list(pool.map(work, sources))


if __name__ == "__main__":
    main()
