"""
grow_reader.py READER.onnx SHARD OUT.pt: the weights of a shipped reader in a net that has more blocks than it: what is new adds little
at first, and training goes on from where the reader stood. SHARD is a shard of invented lines, by which the norms are set anew, since
an exported reader has lost them. Needs Debian's python3-torch and python3-onnx.
"""

import random
import sys

import onnx
import torch
from onnx import numpy_helper
from torch import nn

from line_reader import Along, Beside, LineReader
from train_reader import batches, lines_of, tensors

LINES = 512
# What a new block adds at first, of the spread of what it makes. Behind a ReLU nothing at all would get no gradient, and never learn.
BEGUN = 0.1


def shipped(path):
    """Kernels and offsets of the exported convolutions, in order."""
    graph = onnx.load(path).graph
    held = {w.name: torch.from_numpy(numpy_helper.to_array(w).copy()).float() for w in graph.initializer}
    widened = {n.output[0]: n.input[0] for n in graph.node if n.op_type == 'Cast'}
    same = {n.output[0]: n.input[0] for n in graph.node if n.op_type == 'Identity'}
    plain = lambda name: widened.get(same.get(name, name), same.get(name, name))
    return [tuple(held[plain(name)] for name in node.input[1:]) for node in graph.node if node.op_type == 'Conv']


def layers(net):
    """Each convolution with its norm, and whether it is the last of a block that adds to what came before it."""
    found = []
    for m in net.modules():
        if isinstance(m, nn.Conv2d):
            found.append([m, None, False])
        elif isinstance(m, nn.BatchNorm2d):
            found[-1][1] = m
    last = {id([m for m in b.body if isinstance(m, nn.BatchNorm2d)][-1]) for b in net.net if isinstance(b, (Beside, Along))}
    return [(conv, norm, id(norm) in last) for conv, norm, _ in found]


def main():
    kept, lines = shipped(sys.argv[1]), lines_of(sys.argv[2])[:LINES]
    net = LineReader().eval()
    sample = tensors(batches(lines, random.Random(1))[0])
    at = 0
    for conv, norm, ends in layers(net):
        # Blocks of one shape follow each other: those that were not shipped are the last, and meet a kernel of another shape.
        if at == len(kept) or kept[at][0].shape != conv.weight.shape:
            if ends:
                nn.init.constant_(norm.weight, BEGUN)
            continue
        kernel, offset = kept[at]
        at += 1
        conv.weight.data.copy_(kernel)
        if norm is None:
            conv.bias.data.copy_(offset)
            continue
        seen = []
        hook = conv.register_forward_hook(lambda _, __, out: seen.append(out.detach()))
        with torch.no_grad():
            net(sample)
        hook.remove()
        mean, spread = seen[0].mean((0, 2, 3)), seen[0].var((0, 2, 3), unbiased=False)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(spread)
        norm.weight.data.copy_((spread + norm.eps).sqrt())
        norm.bias.data.copy_(offset + mean)
    if at != len(kept):
        raise SystemExit(f'{at} of {len(kept)} convolutions found their place')
    torch.save(net.state_dict(), sys.argv[3])


if __name__ == '__main__':
    main()
