import { deflateSync } from 'node:zlib'
import type { HostileMaker } from './hostile-file.ts'
import { onePage, type PdfObject, rawPdf, textContent } from './raw-pdf.ts'

const MIB = 2 ** 20
const packed = new Map<number, Buffer>()
/** Spaces, deflated: a legal, empty content stream of any size. */
function emptiness(mebibytes: number): Buffer {
  let bytes = packed.get(mebibytes)
  if (!bytes) {
    bytes = deflateSync(Buffer.alloc(mebibytes * MIB, 0x20), { level: 9 })
    packed.set(mebibytes, bytes)
  }
  return bytes
}

/** Small files that grow: in memory, in time, or in pixels. */
export const BOMBS: Record<string, HostileMaker> = {
  flate_bomb: (choices) => {
    const mebibytes = choices.pick([64, 128, 256])
    return {
      bytes: rawPdf(onePage({ dict: '/Filter /FlateDecode', stream: emptiness(mebibytes) })),
      ending: 'pdf',
      what: `content stream of ${mebibytes} MiB`,
    }
  },
  double_flate_bomb: (choices) => {
    const mebibytes = choices.pick([128, 256])
    const stream = deflateSync(emptiness(mebibytes), { level: 9 })
    return {
      bytes: rawPdf(onePage({ dict: '/Filter [/FlateDecode /FlateDecode]', stream })),
      ending: 'pdf',
      what: `content stream of ${mebibytes} MiB behind two filters`,
    }
  },
  nested_forms: (choices) => {
    const depth = choices.int(7, 10)
    const fan = choices.int(8, 12)
    const forms = Array.from({ length: depth }, (_, n): PdfObject => {
      const next = 7 + n
      const last = n === depth - 1
      const dict = `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${last ? '' : `/XObject << /X ${next} 0 R >>`} >>`
      return { dict, stream: Buffer.from(last ? '0 0 1 1 re f' : '/X Do '.repeat(fan)) }
    })
    return {
      bytes: rawPdf(onePage('/X Do', { resources: '/XObject << /X 6 0 R >>' }, forms)),
      ending: 'pdf',
      what: `${fan} to the power of ${depth} drawings`,
    }
  },
  self_drawing_form: () => ({
    bytes: rawPdf(
      onePage('/X Do', { resources: '/XObject << /X 6 0 R >>' }, [
        { dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>', stream: Buffer.from('/X Do') },
      ]),
    ),
    ending: 'pdf',
    what: 'a drawing that draws itself',
  }),
  huge_page: (choices) => {
    const box = choices.pick(['0 0 14400 14400', '0 0 2000000 2000000', '0 0 1e9 1e9', '0 0 100000 1', '-1e7 -1e7 1e7 1e7'])
    return {
      bytes: rawPdf(onePage(textContent('CERTIFICATE OF LIABILITY INSURANCE'), { box })),
      ending: 'pdf',
      what: `a page of ${box} points`,
    }
  },
  odd_page: (choices) => {
    const box = choices.pick(['0 0 0 0', '612 792 0 0', '0 0 -5 -5', '0 0', 'a b c d', '0 0 0.001 0.001'])
    return { bytes: rawPdf(onePage(textContent('CERTIFICATE'), { box })), ending: 'pdf', what: `a page of ${box} points` }
  },
  many_pages: (choices) => {
    const count = choices.pick([301, 2_000, 8_000])
    const pages = Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>')
    const kids = pages.map((_, n) => `${n + 3} 0 R`).join(' ')
    return {
      bytes: rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages]),
      ending: 'pdf',
      what: `${count} pages`,
    }
  },
  one_page_many_times: (choices) => {
    const count = choices.pick([5_000, 50_000])
    return {
      bytes: rawPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      ]),
      ending: 'pdf',
      what: `one page listed ${count} times`,
    }
  },
  image_bomb: (choices) => {
    const side = choices.pick([20_000, 30_000])
    const stream = deflateSync(Buffer.alloc((side * side) / 8), { level: 9 })
    const image = {
      dict: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode`,
      stream,
    }
    return {
      bytes: rawPdf(onePage('612 0 0 792 0 0 cm /I Do', { resources: '/XObject << /I 6 0 R >>' }, [image])),
      ending: 'pdf',
      what: `a picture ${side} pixels square in a small file`,
    }
  },
  text_flood: (choices) => {
    const count = choices.pick([200_000, 600_000])
    const stream = deflateSync(Buffer.from(`BT /F1 1 Tf ${'(policy 1) Tj 1 0 Td '.repeat(count)} ET`), { level: 9 })
    return { bytes: rawPdf(onePage({ dict: '/Filter /FlateDecode', stream })), ending: 'pdf', what: `${count} words on a page` }
  },
  path_flood: (choices) => {
    const count = choices.pick([300_000, 900_000])
    const stream = deflateSync(Buffer.from('1 1 m 600 700 l S '.repeat(count)), { level: 9 })
    return { bytes: rawPdf(onePage({ dict: '/Filter /FlateDecode', stream })), ending: 'pdf', what: `${count} ruled lines on a page` }
  },
  field_flood: (choices) => {
    const count = choices.pick([5_000, 20_000])
    const fields = Array.from(
      { length: count },
      (_, n) => `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${n}) /V (1,000,000) /Rect [10 10 90 20] /P 3 0 R >>`,
    )
    const list = fields.map((_, n) => `${n + 6} 0 R`).join(' ')
    return {
      bytes: rawPdf(onePage('', { page: `/Annots [${list}]`, catalog: `/AcroForm << /Fields [${list}] >>` }, fields)),
      ending: 'pdf',
      what: `${count} form fields`,
    }
  },
  long_value: (choices) => {
    const mebibytes = choices.pick([1, 4])
    return { bytes: rawPdf(onePage(textContent('x'.repeat(mebibytes * MIB)))), ending: 'pdf', what: `one word of ${mebibytes} MiB` }
  },
  tiling_bomb: () => ({
    bytes: rawPdf(
      onePage('/Pattern cs /P scn 0 0 612 792 re f', { resources: '/Pattern << /P 6 0 R >>' }, [
        {
          dict: '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.01 /YStep 0.01 /Resources << >>',
          stream: Buffer.from('0 0 1 1 re f'),
        },
      ]),
    ),
    ending: 'pdf',
    what: 'a pattern of billions of tiles',
  }),
}
