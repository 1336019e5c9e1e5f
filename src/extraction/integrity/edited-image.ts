import type { IntegrityFinding } from '../../vocabulary/index.ts'

/** Programs made for retouching pictures; scanners, cameras and office software are not among them. */
const RETOUCHERS =
  /adobe photoshop(?! lightroom)|\bgimp\b|pixelmator|affinity photo|paint\.net|photopea|picsart|snapseed|facetune|coreldraw|corel photo-?paint|paintshop/i
const HEAD_BYTES = 262_144

/** A photo or scan that says it went through a retouching program. Says so by its own metadata; pixels are not judged. */
export function findEditedImage(bytes: Uint8Array, contentType: string): IntegrityFinding[] {
  if (!contentType.startsWith('image/')) return []
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).toString('latin1')
  const match = RETOUCHERS.exec(head)
  if (!match) return []
  return [
    {
      severity: 'needs_a_look',
      code: 'edited_image',
      title: `The picture was saved by an image editor (${match[0]})`,
      page: 1,
      box: null,
      detail: { software: match[0] },
    },
  ]
}
