"""
export_reader.py CHECKPOINT OUT.onnx: writes the trained reader for onnxruntime, weights as half-precision numbers: one picture
(many, 1, 32, columns) in, chances (many, steps, classes) out. Needs Debian's python3-torch and python3-onnx.
"""

import sys

import numpy as np
import onnx
import torch
from onnx import helper, numpy_helper

from line_reader import HEIGHT, LineReader


class Chances(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        return self.net(x).exp().transpose(1, 2)


def halved(model):
    """Weights are kept in half the space and widened when the model is opened."""
    graph = model.graph
    kept, casts = [], []
    for weights in graph.initializer:
        values = numpy_helper.to_array(weights)
        if values.dtype != np.float32 or values.size < 256:
            kept.append(weights)
            continue
        kept.append(numpy_helper.from_array(values.astype(np.float16), weights.name + '.half'))
        casts.append(helper.make_node('Cast', [weights.name + '.half'], [weights.name], to=onnx.TensorProto.FLOAT))
    nodes = casts + list(graph.node)
    del graph.initializer[:]
    del graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(nodes)
    return model


def main():
    net = LineReader()
    net.load_state_dict(torch.load(sys.argv[1]))
    path = sys.argv[2]
    torch.onnx.export(
        Chances(net).eval(), torch.zeros(1, 1, HEIGHT, 320), path, opset_version=13, input_names=['line'], output_names=['chances'],
        dynamic_axes={'line': {0: 'many', 3: 'columns'}, 'chances': {0: 'many', 1: 'steps'}},
    )
    model = halved(onnx.load(path))
    model.doc_string = ''
    onnx.checker.check_model(model)
    onnx.save(model, path)


if __name__ == '__main__':
    main()
