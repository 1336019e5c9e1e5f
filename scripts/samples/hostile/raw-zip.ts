import { crc32, deflateRawSync } from 'node:zlib'

/** An entry as it shall stand in the archive, true or not. `claimedBytes` lies about its size. */
export type ZipEntry = {
  name: string
  data: Buffer
  stored?: boolean
  claimedBytes?: number
  unixMode?: number
  badCrc?: boolean
  encrypted?: boolean
}

export function rawZip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const packed = entry.stored ? entry.data : deflateRawSync(entry.data, { level: 9 })
    const crc = (entry.badCrc ? 1 : 0) ^ crc32(entry.data)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(entry.encrypted ? 1 : 0, 2)
    fields.writeUInt16LE(entry.stored ? 0 : 8, 4)
    fields.writeUInt32LE(0x5a216000, 6)
    fields.writeUInt32LE(crc >>> 0, 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(entry.claimedBytes ?? entry.data.length, 18)
    fields.writeUInt16LE(name.length, 22)
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed)
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 0, 'latin1')
    central.writeUInt16LE(0x0314, 4)
    fields.copy(central, 6)
    central.writeUInt32LE(((entry.unixMode ?? 0o100644) << 16) >>> 0, 38)
    central.writeUInt32LE(offset, 42)
    directory.push(central, name)
    offset += 30 + name.length + packed.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Math.min(0xffff, entries.length), 8)
  end.writeUInt16LE(Math.min(0xffff, entries.length), 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONSHIPS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

export const documentXml = (paragraphs: string[], prolog = ''): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?>${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
  )

/** A word document around a main part, with entries beside it. */
export const rawDocx = (main: Buffer, more: ZipEntry[] = [], mainEntry: Partial<ZipEntry> = {}): Buffer =>
  rawZip([
    { name: '[Content_Types].xml', data: Buffer.from(CONTENT_TYPES) },
    { name: '_rels/.rels', data: Buffer.from(RELATIONSHIPS) },
    { name: 'word/document.xml', data: main, ...mainEntry },
    ...more,
  ])
