import { alone, floatsOf, type Folding, keep, takers } from './folding.ts'
import { floatOf, intAttribute, intsAttribute, intsOf, type NetNode } from './onnx-file.ts'

/** x + x g becomes x (1 + g): the gate is one number a channel, x a whole map that was gone over twice. */
export function foldOwnGates(folding: Folding): void {
  const { net } = folding
  const taken = takers(net)
  for (const sum of net.nodes) {
    const gated = sum.op === 'Add' ? net.nodes.find((n) => n.op === 'Mul' && n.outputs[0] === sum.inputs[1] && n.inputs[0] === sum.inputs[0]) : undefined
    const gate = gated && net.nodes.find((n) => n.op === 'HardSigmoid' && n.outputs[0] === gated.inputs[1])
    if (!gate || alone(taken, gated) !== sum || alone(taken, gate) !== gated) continue
    const wider = `${gate.outputs[0]!}~more`
    // In their order: the gate is opened by one where the product was taken, and the product where the sum was.
    Object.assign(gated, { op: 'Add', inputs: [gate.outputs[0]!, keep(folding, `${wider}.one`, [1], Float32Array.of(1))], outputs: [wider] })
    Object.assign(sum, { op: 'Mul', inputs: [sum.inputs[0]!, wider] })
  }
}

/**
 * The head of the detector doubles a map's sides twice, with a normalisation at the size between. Each place gives four that
 * no other gives to: all of it is worked out at the first size, 96 and 16 channels instead of 24 and one, and laid out once.
 */
export function foldDoublings(folding: Folding): void {
  const { net } = folding
  const taken = takers(net)
  for (const first of net.nodes) {
    const steps = [first]
    for (const op of ['Add', 'BatchNormalization', 'Relu', 'ConvTranspose', 'Add', 'Sigmoid']) {
      const next = alone(taken, steps.at(-1)!)
      if (next?.op !== op) break
      steps.push(next)
    }
    const made = steps.length === 7 && doubles(first) && doubles(steps[4]!) ? atOnce(folding, steps) : null
    if (!made) continue
    net.nodes = net.nodes.flatMap((n) => (n === first ? made : steps.includes(n) ? [] : [n]))
    return
  }
}
const doubles = (node: NetNode): boolean =>
  node.op === 'ConvTranspose' && intsOf(node, 'kernel_shape').join() === '2,2' && intsOf(node, 'strides').join() === '2,2' && intsOf(node, 'pads').every((p) => p === 0)

function atOnce(folding: Folding, [first, shift, norm, , second, lastShift, sigmoid]: NetNode[]): NetNode[] | null {
  const tensor = (node: NetNode | undefined) => folding.tensors.get(node!.inputs[1]!)
  const [wide, narrow, bias, lastBias] = [tensor(first), tensor(second), tensor(shift)?.floats, tensor(lastShift)?.floats]
  const [scale, moved, mean, variance] = norm!.inputs.slice(1).map((i) => floatsOf(folding, i))
  const [given, between, out] = [wide?.dims[0], wide?.dims[1], narrow?.dims[1]]
  if (!wide?.floats || !narrow?.floats || !bias || lastBias?.length !== 1 || !scale || !moved || !mean || !variance || out !== 1 || !given || !between || bias.length !== between) return null
  const epsilon = floatOf(norm!, 'epsilon') ?? 1e-5
  // Weights of a doubling lie by channel taken, channel given, row and column of the four.
  const opened = new Float32Array(4 * between * given)
  const openedBias = new Float32Array(4 * between)
  const closed = new Float32Array(16 * 4 * between)
  for (let place = 0; place < 4; place++)
    for (let c = 0; c < between; c++) {
      const factor = scale[c]! / Math.sqrt(variance[c]! + epsilon)
      const channel = place * between + c
      for (let i = 0; i < given; i++) opened[channel * given + i] = wide.floats[(i * between + c) * 4 + place]! * factor
      openedBias[channel] = (bias[c]! - mean[c]!) * factor + moved[c]!
      for (let within = 0; within < 4; within++) {
        const [row, column] = [2 * (place >> 1) + (within >> 1), 2 * (place & 1) + (within & 1)]
        closed[(row * 4 + column) * 4 * between + channel] = narrow.floats[c * 4 + within]!
      }
    }
  const name = (what: string): string => `${sigmoid!.outputs[0]!}~${what}`
  const pointwise = (from: string, what: string, dims: number[], weights: Float32Array, biases: Float32Array): NetNode => ({
    op: 'Conv',
    inputs: [from, keep(folding, name(what), [...dims, 1, 1], weights), keep(folding, name(`${what}.bias`), [biases.length], biases)],
    outputs: [name(what)],
    attributes: new Map([intsAttribute('kernel_shape', [1, 1]), intsAttribute('strides', [1, 1]), intsAttribute('dilations', [1, 1]), intsAttribute('pads', [0, 0, 0, 0]), intAttribute('group', 1)]),
  })
  const step = (op: string, from: string, to: string, attributes: NetNode['attributes'] = new Map()): NetNode => ({ op, inputs: [from], outputs: [to], attributes })
  return [
    pointwise(first!.inputs[0]!, 'opened', [4 * between, given], opened, openedBias),
    step('Relu', name('opened'), name('bare')),
    pointwise(name('bare'), 'closed', [16, 4 * between], closed, new Float32Array(16).fill(lastBias[0]!)),
    step('Sigmoid', name('closed'), name('apart')),
    step('DepthToSpace', name('apart'), sigmoid!.outputs[0]!, new Map([intAttribute('blocksize', 4)])),
  ]
}
