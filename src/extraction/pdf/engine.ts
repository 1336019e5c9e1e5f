import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'

type RawCall = (...args: number[]) => number
type Exports = Record<string, unknown>
// The compiler's library for servers has no WebAssembly; these are the two calls used here.
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<unknown>; Instance: new (module: unknown, imports: unknown) => { exports: Exports } }
}

/**
 * PDFium as plain WebAssembly exports. The package's wrappers cost a checked JavaScript call each;
 * reading a page makes some 20,000 calls, and the raw exports halve the time.
 */
export type Engine = {
  call: Record<string, RawCall>
  bytes: () => Uint8Array
  floats: () => Float32Array
  doubles: () => Float64Array
  ints: () => Int32Array
  /** Scratch space of 4 KiB for out-parameters; contents last until the next call that uses it. */
  scratch: number
  withString: <T>(text: string, use: (pointer: number) => T) => T
}

let loading: Promise<Engine> | undefined

/** The one engine of this process, started on first use (about 30 ms). */
export const pdfEngine = (): Promise<Engine> => {
  loading ??= startEngine()
  return loading
}

async function startEngine(): Promise<Engine> {
  const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const compiled = await wasm.compile(wasmBinary)
  let exported: Exports = {}
  const overrides = {
    wasmBinary: wasmBinary.buffer,
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm: (imports: unknown, done: (instance: unknown, module: unknown) => void) => {
      const instance = new wasm.Instance(compiled, imports)
      exported = instance.exports
      done(instance, compiled)
      return exported
    },
  }
  const wrapped = await init(overrides as unknown as Parameters<typeof init>[0])
  wrapped.PDFiumExt_Init()
  const memory = exported.memory as { buffer: ArrayBufferLike }
  const call = exported as Record<string, RawCall>
  const malloc = call.malloc!
  const free = call.free!
  // Views die when the memory grows, and are then of no length; each use asks for the current ones.
  let views = viewsOf(memory.buffer)
  const current = () => {
    if (views.bytes.length === 0) views = viewsOf(memory.buffer)
    return views
  }
  return {
    call,
    bytes: () => current().bytes,
    floats: () => current().floats,
    doubles: () => current().doubles,
    ints: () => current().ints,
    scratch: malloc(4096),
    withString: (text, use) => {
      const encoded = Buffer.from(`${text}\0`, 'latin1')
      const pointer = malloc(encoded.length)
      current().bytes.set(encoded, pointer)
      try {
        return use(pointer)
      } finally {
        free(pointer)
      }
    },
  }
}

const viewsOf = (buffer: ArrayBufferLike) => ({
  bytes: new Uint8Array(buffer),
  floats: new Float32Array(buffer),
  doubles: new Float64Array(buffer),
  ints: new Int32Array(buffer),
})

/** Reads a UTF-16LE string through a PDFium getter of the form (buffer, lengthBytes) => neededBytes. */
export const readWide = (engine: Engine, getter: (buffer: number, length: number) => number, bytesMax = 200_000): string => {
  const needed = getter(0, 0)
  if (needed <= 2 || needed > bytesMax) return ''
  const pointer = engine.call.malloc!(needed)
  try {
    getter(pointer, needed)
    return Buffer.from(engine.bytes().slice(pointer, pointer + needed - 2)).toString('utf16le')
  } finally {
    engine.call.free!(pointer)
  }
}

/** A text or name that a dictionary of the file holds under a key; empty where it holds none. */
export const readStringKey = (engine: Engine, annotation: number, key: string): string =>
  engine.withString(key, (pointer) => readWide(engine, (b, n) => engine.call.FPDFAnnot_GetStringValue!(annotation, pointer, b, n), 20_000))
