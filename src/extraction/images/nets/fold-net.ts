import { foldDoublings, foldOwnGates } from './fold-doublings.ts'
import { alone, type Change, floatsOf, type Folding, keep, numberBeside, takers } from './folding.ts'
import { constantOf, floatAttribute, floatOf, intsOf, type NetNode, openNet, writeNet } from './onnx-file.ts'

/**
 * The same net in fewer steps. PP-OCR's nets multiply and shift after each convolution, and spell the hard swish out in four
 * steps: each goes over the whole picture, and together they took longer than the convolutions. Factors and shifts are worked
 * into the weights before them (and shifts into those behind, where no padding would see them), the swish becomes two steps, and what
 * doubles a map's sides works at the size before. What the net says differs by rounding only.
 */
export function foldNet(file: Uint8Array): Uint8Array {
  const net = openNet(file)
  const tensors = new Map(net.tensors.map((t) => [t.name, t]))
  for (const node of net.nodes) {
    const constant = constantOf(node)
    if (constant) tensors.set(constant.name, constant)
  }
  const folding: Folding = { net, tensors, changes: new Map() }
  foldAffine(folding)
  foldSwish(folding)
  foldOwnGates(folding)
  foldDoublings(folding)
  for (const [conv, change] of folding.changes) rewrite(folding, conv, change)
  return writeNet(net)
}

const isConvolution = (folding: Folding, node: NetNode): boolean => node.op === 'Conv' && floatsOf(folding, node.inputs[1]) !== null

/** Lets a convolution give `factor` times what it gave, and `shift` more, by channel. */
function change(folding: Folding, conv: NetNode, factor: (channel: number) => number, shift: (channel: number) => number): void {
  const channels = folding.tensors.get(conv.inputs[1]!)!.dims[0]!
  const known = folding.changes.get(conv) ?? { factor: new Float64Array(channels).fill(1), shift: new Float64Array(channels) }
  folding.changes.set(conv, { factor: known.factor.map((f, c) => f * factor(c)), shift: known.shift.map((s, c) => s * factor(c) + shift(c)) })
}

/** Gives a convolution the weights by which its result is changed so. */
function rewrite(folding: Folding, conv: NetNode, { factor, shift }: Change): void {
  const { dims, floats } = folding.tensors.get(conv.inputs[1]!)!
  const each = floats!.length / factor.length
  const bias = floatsOf(folding, conv.inputs[2])
  const weights = new Float32Array(floats!.length)
  for (let c = 0, i = 0; c < factor.length; c++) for (let k = 0; k < each; k++, i++) weights[i] = floats![i]! * factor[c]!
  const shifts = Float32Array.from(shift, (s, c) => (bias?.[c] ?? 0) * factor[c]! + s)
  conv.inputs = [conv.inputs[0]!, keep(folding, conv.inputs[1]!, dims, weights), keep(folding, `${conv.outputs[0]!}.bias`, [factor.length], shifts)]
}

/** Factors, shifts and normalisations behind a convolution become part of it. */
function foldAffine(folding: Folding): void {
  const { net } = folding
  const taken = takers(net)
  const gone = new Set<NetNode>()
  for (const conv of net.nodes) {
    if (!isConvolution(folding, conv)) continue
    for (let next = alone(taken, conv); next && work(folding, conv, next); next = alone(taken, conv)) {
      gone.add(next)
      conv.outputs = next.outputs
    }
  }
  net.nodes = net.nodes.filter((n) => !gone.has(n))
}
/** Works the step behind a convolution into it; false where it is no such step. */
function work(folding: Folding, conv: NetNode, next: NetNode): boolean {
  const by = numberBeside(folding, next, conv.outputs[0]!)
  if (next.op === 'Mul' && by !== null) change(folding, conv, () => by, () => 0)
  else if (next.op === 'Add' && by !== null) change(folding, conv, () => 1, () => by)
  else if (next.op === 'BatchNormalization') {
    const [scale, shift, mean, variance] = next.inputs.slice(1).map((i) => floatsOf(folding, i))
    if (!scale || !shift || !mean || !variance) return false
    const epsilon = floatOf(next, 'epsilon') ?? 1e-5
    const factor = scale.map((s, c) => s / Math.sqrt(variance[c]! + epsilon))
    change(folding, conv, (c) => factor[c]!, (c) => shift[c]! - mean[c]! * factor[c]!)
  } else return false
  return true
}

const [SWISH_SHIFT, SWISH_MOST] = [3, 6]

/** x clip(x + 3, 0, 6) / 6 behind a convolution, and the factor and shift behind that. */
function foldSwish(folding: Folding): void {
  const { net } = folding
  const taken = takers(net)
  const gone = new Set<NetNode>()
  const put = new Map<NetNode, NetNode[]>()
  for (const conv of net.nodes) {
    if (!isConvolution(folding, conv)) continue
    const swish = swishBehind(folding, taken, conv)
    if (!swish) continue
    const { steps, factor, shift } = swish
    const [value, out] = [conv.outputs[0]!, steps.at(-1)!.outputs[0]!]
    // The convolution gives the factor times its value; the swish's gate sees the value itself.
    if (factor !== 1) change(folding, conv, () => factor, () => 0)
    const gate: NetNode = { op: 'HardSigmoid', inputs: [value], outputs: [`${value}~gate`], attributes: new Map([floatAttribute('alpha', 1 / (SWISH_MOST * factor)), floatAttribute('beta', 0.5)]) }
    const behind = taken.get(out) ?? []
    const inBias = shift === 0 || (behind.length > 0 && behind.every((n) => isConvolution(folding, n) && seesNoRim(n)))
    const gated: NetNode = { op: 'Mul', inputs: [value, gate.outputs[0]!], outputs: [inBias ? out : `${out}~gated`], attributes: new Map() }
    if (inBias && shift !== 0) for (const next of behind) shiftInput(folding, next, shift)
    const shifted: NetNode = { op: 'Add', inputs: [gated.outputs[0]!, inBias ? '' : keep(folding, out, [1], Float32Array.of(shift))], outputs: [out], attributes: new Map() }
    put.set(steps[0]!, inBias ? [gate, gated] : [gate, gated, shifted])
    for (const step of steps) gone.add(step)
  }
  net.nodes = net.nodes.flatMap((n) => put.get(n) ?? (gone.has(n) ? [] : [n]))
}

function swishBehind(folding: Folding, taken: Map<string, NetNode[]>, conv: NetNode): { steps: NetNode[]; factor: number; shift: number } | null {
  const value = conv.outputs[0]!
  const both = taken.get(value) ?? []
  const add = both.find((n) => n.op === 'Add' && numberBeside(folding, n, value) === SWISH_SHIFT)
  const times = both.find((n) => n.op === 'Mul')
  const clip = add && alone(taken, add)
  const share = times && alone(taken, times)
  if (both.length !== 2 || clip?.op !== 'Clip' || !clipsToSix(folding, clip) || alone(taken, clip) !== times) return null
  if (share?.op !== 'Div' || share.inputs[0] !== times!.outputs[0] || numberBeside(folding, share, times!.outputs[0]!) !== SWISH_MOST) return null
  const steps = [add!, clip, times!, share]
  const next = (op: string): number | null => {
    const last = steps.at(-1)!
    const behind = alone(taken, last)
    const by = behind?.op === op ? numberBeside(folding, behind, last.outputs[0]!) : null
    if (by === null || by === 0) return null
    steps.push(behind!)
    return by
  }
  const factor = next('Mul') ?? 1
  return { steps, factor, shift: next('Add') ?? 0 }
}
/** Older files tell a clip's bounds as attributes, newer ones as inputs. */
const clipsToSix = (folding: Folding, clip: NetNode): boolean => {
  const [least, most] = [floatsOf(folding, clip.inputs[1])?.[0] ?? floatOf(clip, 'min'), floatsOf(folding, clip.inputs[2])?.[0] ?? floatOf(clip, 'max')]
  return least === 0 && most === SWISH_MOST
}

const seesNoRim = (conv: NetNode): boolean => intsOf(conv, 'pads').every((p) => p === 0)
/** Lets a convolution without padding give what it gives for an input that is `by` more everywhere. */
function shiftInput(folding: Folding, conv: NetNode, by: number): void {
  const { dims, floats } = folding.tensors.get(conv.inputs[1]!)!
  const each = floats!.length / dims[0]!
  const sums = new Float64Array(dims[0]!)
  for (let c = 0, i = 0; c < sums.length; c++) for (let k = 0; k < each; k++, i++) sums[c]! += floats![i]!
  const { factor } = folding.changes.get(conv) ?? { factor: sums.map(() => 1) }
  change(folding, conv, () => 1, (c) => by * factor[c]! * sums[c]!)
}
