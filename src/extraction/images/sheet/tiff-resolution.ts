/** Dots an inch across and down of each page, null where a page does not say. Reads only the directory entries it needs. */
export const tiffResolutions = (bytes: Uint8Array, pagesMax: number): ({ x: number; y: number } | null)[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: ({ x: number; y: number } | null)[] = []
  if (bytes.length < 8) return found
  const little = bytes[0] === 0x49
  const inside = (at: number, size: number): boolean => at >= 0 && at + size <= bytes.length
  if (view.getUint16(2, little) !== 42) return found
  const rational = (at: number): number => (inside(at, 8) ? view.getUint32(at, little) / Math.max(1, view.getUint32(at + 4, little)) : 0)
  let directory = view.getUint32(4, little)
  while (directory !== 0 && inside(directory, 2) && found.length < pagesMax) {
    const entries = view.getUint16(directory, little)
    let x = 0
    let y = 0
    let unit = 2
    for (let i = 0; i < entries && inside(directory + 2 + i * 12, 12); i++) {
      const at = directory + 2 + i * 12
      const tag = view.getUint16(at, little)
      if (tag === 282) x = rational(view.getUint32(at + 8, little))
      if (tag === 283) y = rational(view.getUint32(at + 8, little))
      if (tag === 296) unit = view.getUint16(at + 8, little)
    }
    const scale = unit === 3 ? 2.54 : 1
    found.push(x > 0 && y > 0 ? { x: x * scale, y: y * scale } : null)
    const next = directory + 2 + entries * 12
    directory = inside(next, 4) ? view.getUint32(next, little) : 0
  }
  return found
}
