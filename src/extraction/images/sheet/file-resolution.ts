const METRES_PER_INCH = 0.0254
/** The chunks of a PNG before its pixels, and the segments of a JPEG before its picture, are a handful. */
const PARTS_MAX = 32

/** Sides of a sheet in inches. */
const SIDE = { least: 5, most: 15 }

/**
 * Dots an inch across and down of a JPEG (JFIF header) or PNG (pHYs): programs that keep faxes of 204 by 98 dots as such pictures write both.
 * Null where they are alike or not told, and where the picture would be no sheet of paper by them.
 */
export const fileResolution = (bytes: Uint8Array, size: { width: number; height: number }): { x: number; y: number } | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = bytes[0] === 0xff && bytes[1] === 0xd8 ? ofJpeg(view) : bytes[0] === 0x89 && bytes[1] === 0x50 ? ofPng(view) : null
  if (!found || found.x === found.y) return null
  return [size.width / found.x, size.height / found.y].every((inches) => inches >= SIDE.least && inches <= SIDE.most) ? found : null
}

const ofJpeg = (view: DataView): { x: number; y: number } | null => {
  let at = 2
  for (let part = 0; part < PARTS_MAX && at + 18 <= view.byteLength && view.getUint8(at) === 0xff; part++) {
    // "JFIF" and a nought, the version, the unit (1 an inch, 2 a centimetre; 0 tells a shape only), and both densities.
    if (view.getUint8(at + 1) === 0xe0 && view.getUint32(at + 4) === 0x4a464946) {
      const scale = [1, 1, 2.54][view.getUint8(at + 11)] ?? 1
      return view.getUint8(at + 11) === 0 ? null : { x: view.getUint16(at + 12) * scale, y: view.getUint16(at + 14) * scale }
    }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

const ofPng = (view: DataView): { x: number; y: number } | null => {
  let at = 8
  for (let part = 0; part < PARTS_MAX && at + 21 <= view.byteLength; part++) {
    const kind = view.getUint32(at + 4)
    // "pHYs": dots a metre across and down, and whether metres are meant. "IDAT" begins the pixels.
    if (kind === 0x70485973) return view.getUint8(at + 16) === 1 ? { x: view.getUint32(at + 8) * METRES_PER_INCH, y: view.getUint32(at + 12) * METRES_PER_INCH } : null
    if (kind === 0x49444154) return null
    at += 12 + view.getUint32(at)
  }
  return null
}
