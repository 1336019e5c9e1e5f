import { randomBytes } from 'node:crypto'

/** Where chance comes from. */
export interface Random {
  bytes(length: number): Uint8Array
  /** Evenly spread over 0 (included) to 1 (excluded). */
  float(): number
}

/** Asked for together: a call to the system for each id would cost more than the id. */
const STOCK = 4096
let stock = new Uint8Array(0)
let used = 0

/** Bytes from the system, each handed out once. */
function bytes(length: number): Uint8Array {
  if (length > STOCK / 8) return randomBytes(length)
  if (used + length > stock.length) {
    stock = new Uint8Array(randomBytes(STOCK))
    used = 0
  }
  const given = stock.slice(used, used + length)
  stock.fill(0, used, used + length)
  used += length
  return given
}

export const systemRandom: Random = {
  bytes,
  float: () => Buffer.from(bytes(6)).readUIntBE(0, 6) / 2 ** 48,
}
