"""
train_reader.py SHARDS CHECKPOINTS STEPS MINUTES [HELD [FROM AT]]: trains the line reader on shards of invented lines as they come
into the folder SHARDS (make_lines.py) for so many steps or minutes, and writes CHECKPOINTS/last.pt every 250 steps. HELD is a shard
that is held back to tell how well it reads; FROM a checkpoint to go on from as step AT. Needs Debian's python3-torch and python3-numpy.
"""

import glob
import math
import random
import sys
import time

import numpy as np
import torch

from line_reader import CHARS, HEIGHT, STEP, LineReader

SEED = 20261122
RATE = 2.5e-3
WARM_STEPS = 300
COLUMNS = 7168  # of one batch
POOL = 8  # shards mixed at a time
KEPT = 0.998  # of the running mean of the weights


def lines_of(path):
    shard = np.load(path)
    at = np.concatenate([[0], np.cumsum(shard['widths'].astype(np.int64) * HEIGHT)])
    pixels = shard['pixels']
    return [(str(t), pixels[at[i]:at[i + 1]].reshape(-1, HEIGHT).T) for i, t in enumerate(shard['texts'])]


def batches(lines, rng):
    """Lines of like widths together."""
    lines = sorted(lines, key=lambda l: l[1].shape[1] + rng.random() * 16)
    out, batch = [], []
    for line in lines:
        if batch and (len(batch) + 1) * line[1].shape[1] > COLUMNS or len(batch) >= 96:
            out.append(batch)
            batch = []
        batch.append(line)
    if batch:
        out.append(batch)
    rng.shuffle(out)
    return out


def tensors(batch, rng=None):
    starts = [rng.randint(0, 3) if rng else 0 for _ in batch]
    wide = max(p.shape[1] + s for (_, p), s in zip(batch, starts))
    wide = (wide + STEP - 1) // STEP * STEP + STEP
    x = np.full((len(batch), 1, HEIGHT, wide), 255, np.uint8)
    for i, (_, p) in enumerate(batch):
        x[i, 0, :, starts[i]:starts[i] + p.shape[1]] = p
    x = torch.from_numpy(x).float().div_(127.5).sub_(1)
    if rng and rng.random() < 0.35:
        x = torch.nn.functional.interpolate(x, size=(HEIGHT, int(wide * rng.uniform(0.92, 1.25)) // STEP * STEP), mode='bilinear', align_corners=False)
    if rng and rng.random() < 0.2:
        x = x * rng.uniform(0.7, 1.05) + rng.uniform(0, 0.2)
    return x


def targets(batch):
    texts = [[CHARS.index(c) + 1 for c in t] for t, _ in batch]
    return torch.tensor([c for t in texts for c in t]), torch.tensor([len(t) for t in texts])


def read(chances):
    """The likeliest text of each line of a batch."""
    out = []
    for row in chances.argmax(1).tolist():
        text, before = '', 0
        for c in row:
            if c != before and c > 0:
                text += CHARS[c - 1]
            before = c
        out.append(text.strip())
    return out


def share_read(net, lines):
    """Shares of lines read exactly, and exactly but for spaces."""
    net.eval()
    exact = near = 0
    with torch.no_grad():
        for i in range(0, len(lines), 64):
            batch = lines[i:i + 64]
            for (text, _), got in zip(batch, read(net(tensors(batch)))):
                exact += text == got
                near += text.replace(' ', '') == got.replace(' ', '')
    net.train()
    return exact / len(lines), near / len(lines)


def main():
    folder, out, steps, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]) * 60
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    rng = random.Random(SEED)
    net, mean = LineReader(), LineReader()
    begun = int(sys.argv[7]) if len(sys.argv) > 7 else 0
    if begun:
        net.load_state_dict(torch.load(sys.argv[6]))
    mean.load_state_dict(net.state_dict())
    print(sum(p.numel() for p in net.parameters()), 'weights', flush=True)
    plain = [p for p in net.parameters() if p.ndim > 1]
    other = [p for p in net.parameters() if p.ndim <= 1]
    optimiser = torch.optim.AdamW([{'params': plain, 'weight_decay': 0.01}, {'params': other, 'weight_decay': 0}], lr=RATE, betas=(0.9, 0.98))
    held = sorted(lines_of(sys.argv[5])[:768], key=lambda l: l[1].shape[1]) if len(sys.argv) > 5 else []
    step, used, losses, started, spent = begun, begun // 140 % max(1, len(glob.glob(f'{folder}/[0-9]*.npz'))), [], time.time(), 0
    while spent < 1:
        shards = sorted(glob.glob(f'{folder}/[0-9]*.npz'))
        while not shards:
            time.sleep(2)
            shards = sorted(glob.glob(f'{folder}/[0-9]*.npz'))
        # Shards in turn; those already used come again where no new ones are there yet.
        some = [shards[(used + i) % len(shards)] for i in range(min(POOL, len(shards)))] if used + POOL > len(shards) else shards[used:used + POOL]
        used = min(used + len(some), len(shards)) if used < len(shards) else 0
        for batch in batches([l for path in some for l in lines_of(path)], rng):
            # The rate falls to nothing by the last step, or with the time where that is up before.
            spent = max(step / steps, begun / steps + (1 - begun / steps) * (time.time() - started) / seconds)
            rate = RATE * min(1, (step - begun + 1) / WARM_STEPS) * 0.5 * (1 + math.cos(math.pi * min(1, spent)))
            for group in optimiser.param_groups:
                group['lr'] = rate
            chances = net(tensors(batch, rng)).permute(2, 0, 1)
            wanted, lengths = targets(batch)
            loss = torch.nn.functional.ctc_loss(chances, wanted, torch.full((len(batch),), chances.shape[0]), lengths, zero_infinity=True)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
            optimiser.step()
            step += 1
            losses.append(loss.item())
            kept = min(KEPT, 1 - 1 / (step - begun + 1))
            with torch.no_grad():
                for a, b in zip(mean.state_dict().values(), net.state_dict().values()):
                    a.mul_(kept).add_(b, alpha=1 - kept) if a.is_floating_point() else a.copy_(b)
            if step % 100 == 0:
                print(step, f'{time.time() - started:.0f}s loss {sum(losses[-100:]) / 100:.4f} shards {len(shards)} used {used}', flush=True)
            if step % 250 == 0 or spent >= 1:
                torch.save(mean.state_dict(), f'{out}/part.pt')
                __import__('os').replace(f'{out}/part.pt', f'{out}/last.pt')
                if held:
                    print(step, 'held back: exact, but for spaces', share_read(mean, held), flush=True)
            if spent >= 1:
                break


if __name__ == '__main__':
    main()
