"""
make_lines.py OUT FROM TO [LINES]: writes shards FROM to TO-1 of LINES (4000) invented lines each into the folder OUT.
A shard's number is its seed. Needs Debian's python3-numpy, python3-pil, python3-opencv, wamerican and the typefaces of line_drawing.py.
"""

import os
import sys

import cv2
import numpy as np

from line_drawing import LineDrawer
from line_texts import LineTexts


def make(seed, count):
    drawer = LineDrawer(seed * 2 + 1, LineTexts(seed * 2))
    texts, pictures = zip(*(drawer.line() for _ in range(count)))
    widths = np.array([p.shape[1] for p in pictures], np.int32)
    return dict(texts=np.array(texts), widths=widths, pixels=np.concatenate([p.T.reshape(-1) for p in pictures]))


if __name__ == '__main__':
    cv2.setNumThreads(1)
    out, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 4000
    os.makedirs(out, exist_ok=True)
    for seed in range(first, last):
        path = f'{out}/{seed:04d}.npz'
        if os.path.exists(path):
            continue
        # Written under another name first: a trainer reads the folder meanwhile.
        np.savez(f'{out}/part-{seed}.tmp.npz', **make(seed, count))
        os.rename(f'{out}/part-{seed}.tmp.npz', path)
