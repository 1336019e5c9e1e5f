"""
blend_readers.py OUT.pt A.pt B.pt [C.pt ...]: the mean of the weights of readers that were trained on from one another. It reads what
each of them reads about as well as the best of them: what further training gained on new print, without what it lost on old.
"""

import sys

import torch


def main():
    nets = [torch.load(path, map_location='cpu') for path in sys.argv[2:]]
    blended = {name: sum(net[name] for net in nets) / len(nets) if held.is_floating_point() else held for name, held in nets[-1].items()}
    torch.save(blended, sys.argv[1])


if __name__ == '__main__':
    main()
