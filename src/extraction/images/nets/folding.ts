import { floatTensor, type Net, type NetNode, type NetTensor } from './onnx-file.ts'

/** By channel, the factor and the shift that a convolution's result is to have. */
export type Change = { factor: Float64Array; shift: Float64Array }
export type Folding = { net: Net; tensors: Map<string, NetTensor>; changes: Map<NetNode, Change> }

export const keep = ({ net }: Folding, name: string, dims: number[], floats: Float32Array): string => {
  const tensor = floatTensor(`${name}~${net.tensors.length}`, dims, floats)
  net.tensors.push(tensor)
  return tensor.name
}
export const floatsOf = ({ tensors }: Folding, name: string | undefined): Float32Array | null => tensors.get(name ?? '')?.floats ?? null

/** The steps that take each value. */
export const takers = ({ nodes }: Net): Map<string, NetNode[]> => {
  const found = new Map<string, NetNode[]>()
  for (const node of nodes) for (const input of node.inputs) found.set(input, [...(found.get(input) ?? []), node])
  return found
}
/** The one number that a step combines a value with; null where it is none, or more than one. */
export const numberBeside = (folding: Folding, { inputs }: NetNode, value: string): number | null => {
  const floats = inputs.length === 2 ? floatsOf(folding, inputs.find((i) => i !== value)) : null
  return floats?.length === 1 ? floats[0]! : null
}
/** The step that takes what this one gives, where it is the only one. */
export const alone = (taken: Map<string, NetNode[]>, node: NetNode): NetNode | undefined => {
  const all = taken.get(node.outputs[0]!) ?? []
  return all.length === 1 ? all[0] : undefined
}
