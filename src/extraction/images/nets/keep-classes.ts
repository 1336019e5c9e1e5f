import { intAttribute, openNet, wholeTensor, writeNet } from './onnx-file.ts'

/**
 * The same net whose one answer, chances by step and class, holds only these classes, in this order. They are taken behind the
 * net's last step, so that each chance is what it was among all of them.
 */
export function keepClasses(file: Uint8Array, classes: readonly number[]): Uint8Array {
  const net = openNet(file)
  const last = net.nodes.at(-1)!
  const answer = last.outputs[0]!
  const [all, kept] = [`${answer}~all`, `${answer}~kept`]
  last.outputs = [all]
  net.tensors.push(wholeTensor(kept, [...classes]))
  net.nodes.push({ op: 'Gather', inputs: [all, kept], outputs: [answer], attributes: new Map([intAttribute('axis', 2)]) })
  return writeNet(net)
}
