import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { HostileMaker } from './hostile-file.ts'
import { onePage, rawPdf, textContent } from './raw-pdf.ts'

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'

async function locked(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', info: { CreationDate: new Date(0), ModDate: new Date(0) }, ...options })
  doc.text('CERTIFICATE OF LIABILITY INSURANCE', 60, 60)
  doc.end()
  return buffer(doc)
}

/** Files whose skeleton is false: loops, lies, damage, locks. */
export const BROKEN: Record<string, HostileMaker> = {
  truncated: (choices, good) => {
    const quarter = choices.int(1, 3)
    return { bytes: good.subarray(0, Math.floor((good.length * quarter) / 4)), ending: 'pdf', what: `cut off after ${quarter} quarters` }
  },
  tail_missing: (choices, good) => {
    const bytes = choices.int(1, 400)
    return { bytes: good.subarray(0, good.length - bytes), ending: 'pdf', what: `the last ${bytes} bytes are missing` }
  },
  head_missing: (choices, good) => {
    const bytes = choices.int(1, 900)
    return { bytes: good.subarray(bytes), ending: 'pdf', what: `the first ${bytes} bytes are missing` }
  },
  flipped_bytes: (choices, good) => {
    const bytes = Buffer.from(good)
    const count = choices.pick([5, 50, 500])
    for (let n = 0; n < count; n += 1) bytes[choices.int(8, bytes.length - 1)] = choices.int(0, 255)
    return { bytes, ending: 'pdf', what: `${count} bytes changed` }
  },
  shuffled_blocks: (choices, good) => {
    const at = choices.int(1, good.length - 1)
    return {
      bytes: Buffer.concat([good.subarray(0, 8), good.subarray(at), good.subarray(8, at)]),
      ending: 'pdf',
      what: 'two halves in the wrong order',
    }
  },
  line_ends_changed: (_, good) => ({
    bytes: Buffer.from(good.toString('latin1').replace(/\n/g, '\r\n'), 'latin1'),
    ending: 'pdf',
    what: 'sent as text: every line end rewritten',
  }),
  page_loop: (choices) => {
    const kid = choices.pick(['2 0 R', '1 0 R', '3 0 R'])
    return {
      bytes: rawPdf([CATALOG, `<< /Type /Pages /Kids [${kid}] /Count 1 >>`, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>']),
      ending: 'pdf',
      what: `page tree that holds itself (${kid})`,
    }
  },
  deep_page_tree: (choices) => {
    const depth = choices.pick([500, 5_000, 20_000])
    const nodes = Array.from({ length: depth }, (_, n) => `<< /Type /Pages /Parent ${n + 1} 0 R /Kids [${n + 3} 0 R] /Count 1 >>`)
    return {
      bytes: rawPdf([CATALOG, ...nodes, `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 612 792] >>`]),
      ending: 'pdf',
      what: `page tree ${depth} levels deep`,
    }
  },
  page_count_lie: (choices) => {
    const count = choices.pick(['2147483647', '-1', '0', '99999999999', '(many)'])
    return {
      bytes: rawPdf([
        CATALOG,
        `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      ]),
      ending: 'pdf',
      what: `says it has ${count} pages`,
    }
  },
  no_pages: (choices) => ({
    bytes: rawPdf([CATALOG, choices.pick(['<< /Type /Pages /Kids [] /Count 0 >>', 'null', '[ ]', '42'])]),
    ending: 'pdf',
    what: 'no page at all',
  }),
  empty_pages: (choices) => {
    const count = choices.int(1, 4)
    const pages = Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>')
    return {
      bytes: rawPdf([CATALOG, `<< /Type /Pages /Kids [${pages.map((_, n) => `${n + 3} 0 R`).join(' ')}] /Count ${count} >>`, ...pages]),
      ending: 'pdf',
      what: `${count} empty pages`,
    }
  },
  previous_loop: () => {
    const bytes = rawPdf(onePage(textContent('CERTIFICATE')), '/Root 1 0 R /Prev 0000000000')
    const text = bytes.toString('latin1')
    const at = text.lastIndexOf('xref\n0')
    return {
      bytes: Buffer.from(text.replace('/Prev 0000000000', `/Prev ${String(at).padStart(10, '0')}`), 'latin1'),
      ending: 'pdf',
      what: 'a table of objects that names itself as its predecessor',
    }
  },
  huge_size: (choices) => ({
    bytes: rawPdf(onePage(textContent('CERTIFICATE')), `/Root 1 0 R /Size ${choices.pick(['2147483647', '-5', '1e30'])}`),
    ending: 'pdf',
    what: 'says it has billions of objects',
  }),
  missing_root: (choices) => ({
    bytes: rawPdf(onePage(textContent('CERTIFICATE')), choices.pick(['/Root 99 0 R', '/Root null', '/Info 1 0 R'])),
    ending: 'pdf',
    what: 'no catalog',
  }),
  deep_nesting: (choices) => {
    const depth = choices.pick([1_000, 50_000, 200_000])
    const [open, close] = choices.pick([
      ['[', ']'],
      ['<</A ', '>>'],
      ['(', ')'],
    ] as const)
    return {
      bytes: rawPdf([...onePage(textContent('CERTIFICATE')), `${open.repeat(depth)}${close.repeat(depth)}`], '/Root 1 0 R /Info 6 0 R'),
      ending: 'pdf',
      what: `${depth} brackets inside each other`,
    }
  },
  deep_state: (choices) => {
    const depth = choices.pick([10_000, 200_000])
    return {
      bytes: rawPdf(onePage(`${'q '.repeat(depth)} ${textContent('CERTIFICATE')}`)),
      ending: 'pdf',
      what: `${depth} graphic states never closed`,
    }
  },
  reference_loop: () => ({ bytes: rawPdf([CATALOG, '3 0 R', '2 0 R']), ending: 'pdf', what: 'objects that stand for each other' }),
  wrong_length: (choices) => {
    const length = choices.pick(['999999999', '-1', '4 0 R', '0'])
    return {
      bytes: Buffer.from(
        rawPdf(onePage(textContent('CERTIFICATE')))
          .toString('latin1')
          .replace(/\/Length \d+/, `/Length ${length}`),
        'latin1',
      ),
      ending: 'pdf',
      what: `a stream that says it is ${length} long`,
    }
  },
  unknown_filter: (choices) => ({
    bytes: rawPdf(
      onePage({
        dict: `/Filter /${choices.pick(['JBIG2Decode', 'JPXDecode', 'CCITTFaxDecode', 'Crypt', 'NoSuchDecode', 'LZWDecode'])}`,
        stream: Buffer.from(choices.digits(400)),
      }),
    ),
    ending: 'pdf',
    what: 'a stream in a code it is not in',
  }),
  broken_font: (choices) => {
    const font = { dict: '/Length1 400', stream: Buffer.from(choices.digits(400)) }
    const descriptor =
      '<< /Type /FontDescriptor /FontName /Broken /Flags 4 /FontFile2 6 0 R /Ascent 1e9 /Descent -1e9 /ItalicAngle 0 /CapHeight 0 /StemV 0 >>'
    const used =
      '<< /Type /Font /Subtype /TrueType /BaseFont /Broken /FontDescriptor 7 0 R /FirstChar 0 /LastChar 2147483647 /Widths [ ] >>'
    const objects = onePage(textContent('CERTIFICATE'), {}, [font, descriptor])
    objects[4] = used
    return { bytes: rawPdf(objects), ending: 'pdf', what: 'a typeface of noise' }
  },
  locked_for_reading: async (choices) => ({
    bytes: await locked({
      userPassword: choices.digits(8),
      ownerPassword: choices.digits(8),
      pdfVersion: choices.pick(['1.3', '1.7', '1.7ext3'] as const),
    }),
    ending: 'pdf',
    what: 'encrypted, password needed to read',
  }),
  locked_for_change: async (choices) => ({
    bytes: await locked({
      ownerPassword: choices.digits(8),
      pdfVersion: choices.pick(['1.4', '1.7'] as const),
      permissions: { copying: false },
    }),
    ending: 'pdf',
    what: 'encrypted, opens without a password, copying forbidden',
  }),
  encryption_lie: (choices) => ({
    bytes: rawPdf(
      onePage(textContent('CERTIFICATE')),
      `/Root 1 0 R /Encrypt << /Filter /Standard /V ${choices.int(1, 9)} /R ${choices.int(1, 9)} /O (x) /U (y) /P -4 >> /ID [(a) (b)]`,
    ),
    ending: 'pdf',
    what: 'says it is encrypted and is not',
  }),
}
