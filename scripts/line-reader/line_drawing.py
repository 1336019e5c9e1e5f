"""
Draws lines of text as coarse faxes, scans and photos show them, and brings them to the reader's size the way the service does:
page at 200 dots an inch, paper white, coarse black-and-white pictures softened, the print's box with about a third of its body around it.
"""

import glob
import math
import random
from functools import lru_cache

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

HEIGHT = 32
WIDTH_MAX = 640
# Columns of paper around a line, as the service draws it (MARGIN in recognise-line.ts) and otherwise.
MARGINS = (8, 17)
MARGINS_MAX = 28
DRAW_DPI = 360
PAGE_DPI = 200
# How often each family stands on such papers. Faces of Debian: fonts-liberation, fonts-dejavu, fonts-freefont-otf or -ttf,
# fonts-urw-base35, fonts-croscore, fonts-crosextra-carlito, fonts-crosextra-caladea, fonts-courier-prime.
FAMILIES = [
    (26, r'LiberationSans-|Arimo-|NimbusSans-|FreeSans'), (8, r'LiberationSansNarrow|NimbusSansNarrow'), (8, r'LiberationMono|Cousine'),
    (8, r'NimbusMonoPS|FreeMono|Courier Prime(?! Sans| Code)'), (2, r'Courier Prime (?:Sans|Code)'), (4, r'DejaVuSansMono'), (12, r'LiberationSerif|Tinos|NimbusRoman|FreeSerif'),
    (8, r'Carlito'), (7, r'DejaVuSans(?:Condensed)?(?!Mono|-ExtraLight)'), (2, r'Caladea'), (2, r'DejaVuSerif'), (2, r'C059|P052'), (2, r'URWBookman|URWGothic'),
]


def _faces():
    import re
    files = [f for f in glob.glob('/usr/share/fonts/**/*', recursive=True) if f.endswith(('.ttf', '.otf'))]
    out = []
    for weight, pattern in FAMILIES:
        own = sorted(f for f in files if re.search(pattern, f.rsplit('/', 1)[1]))
        if not own:
            raise SystemExit(f'no typeface for {pattern}: install the packages named in line_drawing.py')
        upright = [f for f in own if not re.search('Ital|Obli|It\\.|BdIta', f)]
        out.append((weight, upright, [f for f in own if f not in upright] or upright))
    return out


@lru_cache(maxsize=600)
def _font(path, size):
    return ImageFont.truetype(path, size)


class LineDrawer:
    def __init__(self, seed, texts):
        self.r = random.Random(seed)
        self.n = np.random.default_rng(seed)
        self.texts = texts
        self.faces = _faces()

    def face(self):
        r = self.r
        _, upright, slanted = r.choices(self.faces, [f[0] for f in self.faces])[0]
        return r.choice(slanted if r.random() < 0.06 else upright)

    def line(self):
        """One line: its text and its picture, HEIGHT rows of grey."""
        r = self.r
        while True:
            text = self.texts.line() if r.random() < 0.92 else self.texts.labelled()
            made = self.drawn(text)
            if made is not None:
                return text, made

    def drawn(self, text):
        r = self.r
        points = r.uniform(5.2, 7.5) if r.random() < 0.4 else r.uniform(6.5, 11.5) if r.random() < 0.85 else r.uniform(10, 15)
        size = max(12, round(points * DRAW_DPI / 72))
        path = self.face()
        paper, box = self.sheet(text, path, size)
        way = r.random()
        kind = 'fax100' if way < 0.27 else 'fax98' if way < 0.52 else 'fax196' if way < 0.62 else 'mono' if way < 0.68 else 'scan' if way < 0.9 else 'photo'
        if kind in ('fax100', 'fax98') and points < 5.8 and r.random() < 0.6:
            return None
        page, toward = self.through(paper, kind)
        crop = self.crop(page, [v * toward for v in box])
        # Thin print of which next to nothing came through teaches nothing.
        if crop is None or (crop < 150).mean() < 0.025:
            return None
        h, w = crop.shape
        width = max(8, min(WIDTH_MAX, round(w * HEIGHT / h)))
        # Too tight to be told apart by steps of four columns: no reader could.
        if width < len(text) * 4.6 or width >= WIDTH_MAX:
            return None
        line = cv2.resize(crop, (width, HEIGHT), interpolation=cv2.INTER_AREA if h > HEIGHT else cv2.INTER_LINEAR)
        return cv2.copyMakeBorder(line, 0, 0, self.paper_beside(), self.paper_beside(), cv2.BORDER_CONSTANT, value=255)

    def paper_beside(self):
        r = self.r
        return r.randrange(*MARGINS) if r.random() < 0.75 else r.randrange(MARGINS_MAX)

    def sheet(self, text, path, size):
        """A strip of paper at DRAW_DPI with the line, its neighbours and rules; the box of the line's own ink."""
        r = self.r
        font = _font(path, size)
        spread = r.choice([0, 0, 0, 0, r.uniform(-0.02, 0.08)]) * size
        left, top, right, bottom = font.getbbox(text)
        pieces = self.in_two_sizes(text, font, size) if not spread and r.random() < 0.25 else None
        length = right + (spread * len(text) if spread else 0)
        if pieces:
            boxes = [(x + b[0], y + b[1], x + b[2], y + b[3]) for t, f, x, y in pieces for b in [f.getbbox(t, anchor='ls')]]
            left, top, right, bottom = min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)
            length = right
        pad = size * 2
        w, h = int(length + 2 * pad), int(size * 5)
        paper = Image.new('L', (w, h), 255)
        pen = ImageDraw.Draw(paper)
        ink = 0 if r.random() < 0.75 else r.randint(10, 110)
        base = int(size * 2)
        if spread:
            x = pad
            for char in text:
                pen.text((x, base), char, fill=ink, font=font)
                x += font.getlength(char) + spread
            right = int(x - pad)
        elif pieces:
            for t, f, x, y in pieces:
                pen.text((pad + x, base + y), t, fill=ink, font=f, anchor='ls')
        else:
            pen.text((pad, base), text, fill=ink, font=font)
        box = [pad + min(left, right), base + top, pad + right, base + bottom]
        for side in (-1, 1):
            if r.random() < 0.45:
                other = font if r.random() < 0.7 else _font(self.face(), max(12, round(size * r.uniform(0.7, 1.2))))
                apart = size * r.uniform(0.98, 1.5)
                pen.text((pad + r.uniform(-2, 3) * size, base + side * apart), self.texts.line(), fill=ink, font=other)
        thick = max(1, round(r.uniform(0.4, 1.4) * DRAW_DPI / 72))
        for _ in range(r.choice([0, 0, 1, 1, 2])):
            off = r.uniform(0.12, 0.7) * size
            y = box[1] - off if r.random() < 0.5 else box[3] + off
            pen.rectangle([0 if r.random() < 0.7 else r.uniform(0, w), y, w if r.random() < 0.7 else r.uniform(0, w), y + thick], fill=r.choice([0, 0, 90]))
        for _ in range(r.choice([0, 0, 0, 1, 2])):
            off = r.uniform(0.15, 0.9) * size
            x = box[0] - off if r.random() < 0.5 else box[2] + off
            pen.rectangle([x, 0, x + thick, h], fill=r.choice([0, 0, 90]))
        grey = np.asarray(paper)
        if r.random() < 0.15:
            k = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (3, 3))
            grey = cv2.erode(grey, k) if r.random() < 0.6 else cv2.dilate(grey, k)
        if r.random() < 0.25:
            by = r.uniform(0.86, 1.12)
            grey = cv2.resize(grey, None, fx=by, fy=1, interpolation=cv2.INTER_AREA)
            box[0] *= by
            box[2] *= by
        return grey, box

    def in_two_sizes(self, text, font, size):
        """A form's own small print and what was typed behind it, or the other way round: a dollar sign and its amount, a label and its value."""
        r = self.r
        places = [1] if text.startswith('$') and len(text) > 3 else [i for i, c in enumerate(text) if c == ' ' and 0 < i < len(text) - 1]
        if not places:
            return None
        at = r.choice(places)
        first, rest = text[:at], text[at:].lstrip()
        other = _font(self.face(), max(12, round(size * (r.uniform(0.6, 0.95) if r.random() < 0.7 else r.uniform(1, 1.4)))))
        fonts = (other, font) if r.random() < 0.75 else (font, other)
        gap = (r.uniform(-0.02, 0.5) if at == 1 else r.uniform(0.25, 1.5)) * size
        line = int(size)
        return [(first, fonts[0], 0, line), (rest, fonts[1], fonts[0].getlength(first) + gap, line + r.choice([0, r.uniform(-0.15, 0.15)]) * size)]

    def through(self, paper, kind):
        """The paper through one device and back to PAGE_DPI; the factor that takes a place on the paper to one on the page."""
        r = self.r
        h, w = paper.shape
        angle = r.gauss(0, 0.5) if r.random() < 0.9 else r.uniform(-2.5, 2.5)
        if kind == 'fax100':
            dx = dy = 100
        elif kind == 'fax98':
            dx, dy = 204, 98
        elif kind == 'fax196':
            dx, dy = 204, 196
        elif kind == 'mono':
            dx = dy = r.choice([120, 150, 200])
        elif kind == 'scan':
            dx = dy = r.uniform(100, 200)
        else:
            dx = dy = r.uniform(105, 220)
        bilevel = kind in ('fax100', 'fax98', 'fax196', 'mono')
        fx, fy = dx / DRAW_DPI, dy / DRAW_DPI
        blur = r.uniform(0, 0.5) if bilevel else r.uniform(0.2, 0.8) if kind == 'scan' else r.uniform(0.4, 1.05)
        grey = paper
        if blur > 0.08:
            grey = cv2.GaussianBlur(grey, (0, 0), sigmaX=max(0.3, blur / fx), sigmaY=max(0.3, blur / fy))
        tall, wide = max(4, round(h * fy)), max(8, round(w * fx))
        # Turned as it lay on the glass, with the grid of the device anywhere on it.
        turn = cv2.getRotationMatrix2D((w / 2, h / 2), angle, 1)
        turn[:, 2] += (r.uniform(-0.5, 0.5) / fx, r.uniform(-0.5, 0.5) / fy)
        turned = cv2.warpAffine(grey, turn, (w, h), flags=cv2.INTER_LINEAR, borderValue=255)
        how = r.random()
        seen = cv2.resize(turned, (wide, tall), interpolation=cv2.INTER_AREA if how < 0.8 else cv2.INTER_LINEAR if how < 0.95 or not bilevel else cv2.INTER_NEAREST)
        dithered = bilevel and r.random() < 0.13
        seen = self.two_tone(seen, dithered) if bilevel else self.toned(seen, kind)
        sx, sy = wide / w, tall / h
        if kind == 'fax98':
            seen = cv2.resize(seen, (wide, round(tall * 204 / 98)), interpolation=cv2.INTER_CUBIC)
            sy = seen.shape[0] / h
        k = PAGE_DPI / DRAW_DPI
        out_w, out_h = round(w * k), round(h * k)
        # From the page's pixel to the paper's place, turned back by nearly the same angle, to the device's pixel.
        back = cv2.getRotationMatrix2D((w / 2, h / 2), angle + r.gauss(0, 0.12), 1)
        back = np.vstack([back, [0, 0, 1]])
        chain = np.diag([sx, sy, 1]) @ back @ np.diag([1 / k, 1 / k, 1])
        if sx > k * 1.25:
            seen = cv2.GaussianBlur(seen, (0, 0), 0.5)
        page = cv2.warpAffine(seen, chain[:2], (out_w, out_h), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderValue=255)
        if not bilevel:
            white = max(60.0, float(np.percentile(page, r.uniform(82, 96))))
            page = np.clip(page.astype(np.float32) * (255 / white), 0, 255).astype(np.uint8)
        elif dithered and r.random() < 0.85:
            page = cv2.GaussianBlur(page, (0, 0), 1.6)
        elif max(dx, dy) <= 130 and r.random() < 0.95:
            page = cv2.GaussianBlur(page, (0, 0), 1)
        return page, k

    def two_tone(self, grey, dithered):
        r = self.r
        if dithered:
            tint = r.uniform(0, 30)
            grey = np.clip(grey.astype(np.float32) * r.uniform(0.88, 1) - tint * r.random() + r.uniform(0, 20), 0, 255)
            if r.random() < 0.75:
                black = np.asarray(Image.fromarray(grey.astype(np.uint8)).convert('1')) == 0
            else:
                bayer = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) * 16 + 8
                black = grey < np.tile(bayer, (grey.shape[0] // 4 + 1, grey.shape[1] // 4 + 1))[: grey.shape[0], : grey.shape[1]]
        else:
            level = r.uniform(135, 228)
            if r.random() < 0.3:
                grey = grey + self.n.normal(0, r.uniform(5, 25), grey.shape)
            black = grey < level
        share = r.choice([0, 0.0005, 0.001, r.uniform(0, 0.004)])
        if share:
            black = black ^ (self.n.random(black.shape) < share)
        if r.random() < 0.06:
            black[r.randrange(black.shape[0])] = r.random() < 0.5
        if r.random() < 0.03:
            black[:, r.randrange(black.shape[1])] = True
        if r.random() < 0.03:
            at = r.randrange(black.shape[0])
            black[at:] = np.roll(black[at:], r.choice([-1, 1]), axis=1 if r.random() < 0.5 else 0)
        return np.where(black, 0, 255).astype(np.uint8)

    def toned(self, grey, kind):
        r = self.r
        g = grey.astype(np.float32)
        dark, light = r.uniform(0, 80), r.uniform(170, 255)
        g = dark + g * (light - dark) / 255
        if kind == 'photo':
            h, w = g.shape
            g *= np.linspace(r.uniform(0.8, 1), r.uniform(0.8, 1), w)[None, :]
            if r.random() < 0.4:
                size = r.choice([3, 5])
                kernel = np.zeros((size, size), np.float32)
                kernel[size // 2] = 1 / size
                g = cv2.filter2D(g, -1, kernel if r.random() < 0.5 else kernel.T)
        g += self.n.normal(0, r.uniform(1, 11), g.shape)
        if r.random() < 0.15:
            g = g + (g - cv2.GaussianBlur(g, (0, 0), 1.2)) * r.uniform(0.3, 1.2)
        g = np.clip(g, 0, 255).astype(np.uint8)
        if r.random() < 0.8:
            g = cv2.imdecode(cv2.imencode('.jpg', g, [cv2.IMWRITE_JPEG_QUALITY, r.randint(35, 92)])[1], 0)
        return g

    def crop(self, page, box):
        r = self.r
        left, top, right, bottom = box
        body = bottom - top
        def margin(cut):
            way = r.random()
            return r.uniform(-0.06, 0.08) * body if way < cut else body * r.uniform(0.22, 0.4) if way < 0.85 else body * r.uniform(0.1, 0.75)
        t, b = top - margin(0.22), bottom + margin(0.22)
        reach = (r.uniform(0.15, 0.4) if r.random() < 0.9 else r.uniform(0, 1)) * body
        l = left - (reach if r.random() < 0.93 else 0)
        e = right + (reach if r.random() < 0.93 else 0.03 * body)
        h, w = page.shape
        l, t, e, b = max(0, math.floor(l)), max(0, round(t)), min(w, math.ceil(e)), min(h, round(b))
        return page[t:b, l:e] if b - t >= 8 and e - l >= 4 else None
