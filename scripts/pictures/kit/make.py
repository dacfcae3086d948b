"""Renders masters as WebP, several Blender processes at a time; skips pictures that exist.

python3 make.py all|<category>|<slug>|<scene> ...  [--jobs 2] [--out FOLDER] [--samples N] [--force] [--list]
"""
import argparse
import json
import os
import shutil
import subprocess
import tempfile
import threading
import time

from scenes import SCENES

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.normpath(os.path.join(HERE, "../../../shared/pictures/masters"))
DISH_WIDTH = 800


def recipes():
    """Every recipe; a scene is one that has nothing to say but its name."""
    with open(os.path.join(HERE, "recipes.json"), encoding="utf-8") as f:
        return {**json.load(f), **{name: {} for name in SCENES}}


def source(table, slug):
    """Follows 'same' to the recipe that is really rendered."""
    while "same" in table[slug]:
        slug = table[slug]["same"]
    return slug


def webp(png, out):
    """Light grade and WebP; written under a temporary name so that a half file is never seen."""
    part = "%s.%d.part.webp" % (out, os.getpid())
    subprocess.run(
        ["convert", png, "-modulate", "101,106", "-quality", "88", "-define", "webp:method=6", part], check=True
    )
    os.replace(part, out)


def render(slug, out, samples):
    scene = SCENES.get(slug)
    with tempfile.TemporaryDirectory() as folder:
        png = os.path.join(folder, "p.png")
        cmd = [
            shutil.which("blender"),
            "-b",
            "-t",
            "1",
            "--python",
            os.path.join(HERE, "scene.py" if scene else "picture.py"),
            "--",
            slug,
            png,
            str(scene[0] if scene else DISH_WIDTH),
        ]
        if samples:
            cmd.append(str(samples))
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
    table = recipes()
    todo = []
    for n in o.names:
        hit = [s for s in table if n == "all" or s == n or s.startswith(n + "-")]
        if not hit:
            a.error("no recipe for " + n)
        todo += [s for s in hit if s not in todo]
    path = {s: os.path.join(o.out, s + ".webp") for s in table}
    first = [s for s in todo if o.force or not os.path.exists(path[s])]
    queue = []
    for s in first:
        r = source(table, s)
        if r not in queue and (o.force or not os.path.exists(path[r])):
            queue.append(r)
    print(len(queue), "to render,", len(first), "files missing", flush=True)
    if o.list:
        print("\n".join(queue))
        return
    os.makedirs(o.out, exist_ok=True)
    lock = threading.Lock()
    total = len(queue)

    def link(r):
        for s in table:
            if s != r and source(table, s) == r and s in first:
                shutil.copyfile(path[r], path[s])

    def work():
        while True:
            with lock:
                if not queue:
                    return
                r = queue.pop(0)
                left = len(queue)
            if os.path.exists(path[r]) and not o.force:
                link(r)
                continue
            t = time.time()
            try:
                render(r, path[r], o.samples)
                link(r)
                print("%3d/%d %s %.0f s" % (total - left, total, r, time.time() - t), flush=True)
            except Exception as e:  # one broken recipe must not stop the others
                print("FAILED", r, e, flush=True)

    threads = [threading.Thread(target=work) for _ in range(o.jobs)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    for s in first:
        r = source(table, s)
        if not os.path.exists(path[s]) and os.path.exists(path[r]):
            shutil.copyfile(path[r], path[s])


if __name__ == "__main__":
    main()
