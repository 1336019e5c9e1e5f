"""The reader's net: convolutions only, one step of output for every four columns of a line 32 pixels high; trained with CTC."""

import torch
from torch import nn

HEIGHT = 32
STEP = 4
# Class 0 is nothing; the others are printable ASCII in order, the space first.
CHARS = ''.join(chr(c) for c in range(32, 127))


def _conv(ins, outs, kernel, stride=1, padding=None, dilation=1):
    padding = padding if padding is not None else tuple((k // 2) * d for k, d in zip(kernel, (dilation, dilation) if isinstance(dilation, int) else dilation))
    return [nn.Conv2d(ins, outs, kernel, stride, padding, dilation, bias=False), nn.BatchNorm2d(outs)]


class Beside(nn.Module):
    """Adds to its input what two convolutions make of it."""

    def __init__(self, width, kernel, dilation=1):
        super().__init__()
        self.body = nn.Sequential(*_conv(width, width, kernel, dilation=dilation), nn.ReLU(), *_conv(width, width, kernel, dilation=dilation))

    def forward(self, x):
        return torch.relu(x + self.body(x))


class Along(nn.Module):
    """The same along the line only."""

    def __init__(self, width, dilation):
        super().__init__()
        self.body = nn.Sequential(*_conv(width, width, (1, 5), padding=(0, 2 * dilation), dilation=(1, dilation)))

    def forward(self, x):
        return x + torch.relu(self.body(x))


class LineReader(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(
            *_conv(1, 24, (3, 5), (2, 2), (1, 2)), nn.ReLU(),  # 16 rows, half the columns
            *_conv(24, 40, (3, 3)), nn.ReLU(),
            *_conv(40, 64, (3, 3), (2, 2)), nn.ReLU(),  # 8 rows, a quarter of the columns
            Beside(64, (3, 3)),
            *_conv(64, 96, (3, 3), (2, 1)), nn.ReLU(),  # 4 rows
            Beside(96, (3, 3)), Beside(96, (3, 3)),
            *_conv(96, 192, (4, 3), 1, (0, 1)), nn.ReLU(),  # 1 row
            Along(192, 1), Along(192, 2), Along(192, 3), Along(192, 1), Along(192, 4), Along(192, 2),
            nn.Dropout(0.1),
            nn.Conv2d(192, len(CHARS) + 1, 1),
        )

    def forward(self, x):
        """Lines (many, 1, 32, columns), 1 paper and -1 ink, to log chances (many, classes, columns / 4)."""
        return torch.log_softmax(self.net(x)[:, :, 0], 1)
