import { randomBytes } from 'node:crypto'

/** Where chance comes from. */
export interface Random {
  bytes(length: number): Uint8Array
  /** Evenly spread over 0 (included) to 1 (excluded). */
  float(): number
}

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  float: () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48,
}
