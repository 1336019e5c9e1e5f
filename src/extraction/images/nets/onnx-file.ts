/** One field of a protobuf message: its number and what it holds, a number or bytes (a string, a message, packed numbers). */
type Field = { tag: number; value: number | Uint8Array }
/** A field to be written: bytes may still lie in pieces. */
type Piece = { tag: number; value: number | Uint8Array | Uint8Array[] }
/** A step of a net; `attributes` as they stand in the file, by name. */
export type NetNode = { op: string; inputs: string[]; outputs: string[]; attributes: Map<string, Uint8Array> }
/** Numbers that a net was trained to: `floats` null for those of other kinds, which stay as they stand in the file. */
export type NetTensor = { name: string; dims: number[]; floats: Float32Array | null; bytes: Uint8Array | Uint8Array[] }
/** A net as its ONNX file has it: the steps and tensors opened, all else kept as it stands. */
export type Net = { nodes: NetNode[]; tensors: NetTensor[]; graph: Field[]; model: Field[] }

// Numbers of the fields in onnx.proto.
const MODEL_GRAPH = 7
const GRAPH = { node: 1, initializer: 5 }
const NODE = { input: 1, output: 2, op: 4, attribute: 5 }
const ATTRIBUTE = { name: 1, float: 2, int: 3, tensor: 5, ints: 8, type: 20, type_float: 1, type_int: 2, type_ints: 7 }
const TENSOR = { dims: 1, type: 2, floats: 4, name: 8, raw: 9, type_float: 1, type_whole: 7 }
const [VARINT, WIDE, BYTES, NARROW] = [0, 1, 2, 5]

const decoder = new TextDecoder()
const encoder = new TextEncoder()

function parse(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at++]!
      value += (byte & 127) * unit
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const tag = varint()
    const kind = tag & 7
    if (kind === VARINT) fields.push({ tag, value: varint() })
    else {
      const length = kind === BYTES ? varint() : kind === NARROW ? 4 : 8
      if (kind !== BYTES && kind !== NARROW && kind !== WIDE) throw new RangeError(`no such kind of field: ${kind}`)
      fields.push({ tag, value: bytes.subarray(at, (at += length)) })
    }
  }
  return fields
}

/** The pieces of a message, not yet joined: weights are copied once, when the file is. */
function encode(fields: readonly Piece[]): Uint8Array[] {
  const parts: Uint8Array[] = []
  const varint = (value: number): void => {
    const out: number[] = []
    let left = value
    for (; left >= 128; left = Math.floor(left / 128)) out.push((left % 128) | 128)
    parts.push(Uint8Array.from([...out, left]))
  }
  for (const { tag, value } of fields) {
    varint(tag)
    if (typeof value === 'number') varint(value)
    else {
      const pieces = Array.isArray(value) ? value : [value]
      if ((tag & 7) === BYTES) varint(pieces.reduce((n, p) => n + p.length, 0))
      for (const piece of pieces) parts.push(piece)
    }
  }
  return parts
}

const numberOf = ({ tag }: Field): number => tag >> 3
const bytesIn = (fields: readonly Field[], number: number): Uint8Array[] => fields.filter((f) => numberOf(f) === number && typeof f.value !== 'number').map((f) => f.value as Uint8Array)
const text = (bytes: Uint8Array | undefined): string => (bytes ? decoder.decode(bytes) : '')
const held = (number: number, value: Uint8Array | Uint8Array[] | string): Piece => ({ tag: (number << 3) | BYTES, value: typeof value === 'string' ? encoder.encode(value) : value })
const counted = (number: number, value: number): Piece => ({ tag: (number << 3) | VARINT, value })

export function openNet(file: Uint8Array): Net {
  const model = parse(file)
  const graph = parse(bytesIn(model, MODEL_GRAPH)[0]!)
  return { model, graph, nodes: bytesIn(graph, GRAPH.node).map(openNode), tensors: bytesIn(graph, GRAPH.initializer).map(openTensor) }
}

/** The net as a file again: its steps in their order, and no tensor or constant that none of them takes. */
export function writeNet({ model, graph, nodes, tensors }: Net): Uint8Array {
  const taken = new Set(nodes.flatMap((n) => n.inputs))
  const others = graph.filter((f) => numberOf(f) !== GRAPH.node && numberOf(f) !== GRAPH.initializer)
  const written = encode([
    ...nodes.filter((n) => n.op !== 'Constant' || taken.has(n.outputs[0]!)).map((n) => held(GRAPH.node, writeNode(n))),
    ...tensors.filter((t) => taken.has(t.name)).map((t) => held(GRAPH.initializer, t.bytes)),
    ...others,
  ])
  return Buffer.concat(encode(model.map((f) => (numberOf(f) === MODEL_GRAPH ? held(MODEL_GRAPH, written) : f))))
}

function openNode(bytes: Uint8Array): NetNode {
  const fields = parse(bytes)
  const attributes = bytesIn(fields, NODE.attribute).map((a): [string, Uint8Array] => [text(bytesIn(parse(a), ATTRIBUTE.name)[0]), a])
  return { op: text(bytesIn(fields, NODE.op)[0]), inputs: bytesIn(fields, NODE.input).map(text), outputs: bytesIn(fields, NODE.output).map(text), attributes: new Map(attributes) }
}

const writeNode = ({ op, inputs, outputs, attributes }: NetNode): Uint8Array[] =>
  encode([
    ...inputs.map((name) => held(NODE.input, name)),
    ...outputs.map((name) => held(NODE.output, name)),
    held(NODE.op, op),
    ...[...attributes.values()].map((a) => held(NODE.attribute, a)),
  ])

function openTensor(bytes: Uint8Array): NetTensor {
  const fields = parse(bytes)
  const dims = numbersIn(fields, TENSOR.dims)
  const isFloat = fields.some((f) => numberOf(f) === TENSOR.type && f.value === TENSOR.type_float)
  const data = bytesIn(fields, TENSOR.raw)[0] ?? Buffer.concat(bytesIn(fields, TENSOR.floats))
  return { name: text(bytesIn(fields, TENSOR.name)[0]), dims, floats: isFloat ? new Float32Array(new Uint8Array(data).buffer) : null, bytes }
}

/** Repeated whole numbers, one by one or packed. */
const numbersIn = (fields: readonly Field[], number: number): number[] =>
  fields.filter((f) => numberOf(f) === number).flatMap(({ value }) => (typeof value === 'number' ? [value] : parseNumbers(value)))
function parseNumbers(bytes: Uint8Array): number[] {
  const out: number[] = []
  let [value, unit] = [0, 1]
  for (const byte of bytes) {
    value += (byte & 127) * unit
    unit *= 128
    if (byte < 128) {
      out.push(value)
      ;[value, unit] = [0, 1]
    }
  }
  return out
}

/** A tensor of floats as files hold it. */
export function floatTensor(name: string, dims: number[], floats: Float32Array): NetTensor {
  const raw = new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength)
  return { name, dims, floats, bytes: encode([...dims.map((d) => counted(TENSOR.dims, d)), counted(TENSOR.type, TENSOR.type_float), held(TENSOR.name, name), held(TENSOR.raw, raw)]) }
}

/** A row of whole numbers (64 bits) as files hold it. */
export function wholeTensor(name: string, numbers: number[]): NetTensor {
  const raw = new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer)
  return { name, dims: [numbers.length], floats: null, bytes: encode([counted(TENSOR.dims, numbers.length), counted(TENSOR.type, TENSOR.type_whole), held(TENSOR.name, name), held(TENSOR.raw, raw)]) }
}

/** The tensor that a Constant holds; null for other steps. */
export function constantOf({ op, outputs, attributes }: NetNode): NetTensor | null {
  const value = op === 'Constant' ? attributes.get('value') : undefined
  const tensor = value && bytesIn(parse(value), ATTRIBUTE.tensor)[0]
  return tensor ? { ...openTensor(tensor), name: outputs[0]! } : null
}

/** Whole numbers of an attribute; empty where it has none. */
export const intsOf = (node: NetNode, name: string): number[] => {
  const attribute = node.attributes.get(name)
  return attribute ? numbersIn(parse(attribute), ATTRIBUTE.ints) : []
}
/** The fraction that an attribute holds; undefined where the step has none. */
export const floatOf = (node: NetNode, name: string): number | undefined => {
  const attribute = node.attributes.get(name)
  const held = attribute && bytesIn(parse(attribute), ATTRIBUTE.float)[0]
  return held && new DataView(held.buffer, held.byteOffset).getFloat32(0, true)
}
export const floatAttribute = (name: string, value: number): [string, Uint8Array] => [
  name,
  Buffer.concat(encode([held(ATTRIBUTE.name, name), { tag: (ATTRIBUTE.float << 3) | NARROW, value: new Uint8Array(Float32Array.of(value).buffer) }, counted(ATTRIBUTE.type, ATTRIBUTE.type_float)])),
]
export const intAttribute = (name: string, value: number): [string, Uint8Array] => [
  name,
  Buffer.concat(encode([held(ATTRIBUTE.name, name), counted(ATTRIBUTE.int, value), counted(ATTRIBUTE.type, ATTRIBUTE.type_int)])),
]
export const intsAttribute = (name: string, values: readonly number[]): [string, Uint8Array] => [
  name,
  Buffer.concat(encode([held(ATTRIBUTE.name, name), ...values.map((v) => counted(ATTRIBUTE.ints, v)), counted(ATTRIBUTE.type, ATTRIBUTE.type_ints)])),
]
