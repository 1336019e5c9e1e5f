import type { HostileMaker } from './hostile-file.ts'
import { documentXml, rawDocx, rawZip, type ZipEntry } from './raw-zip.ts'

const TEXT = ['CERTIFICATE OF LIABILITY INSURANCE', 'POLICY NUMBER ABC 123']
const entry = (name: string, data = 'x'): ZipEntry => ({ name, data: Buffer.from(data) })

/** Word documents and archives, and things that only say they are. */
export const OFFICE: Record<string, HostileMaker> = {
  zip_slip: (choices) => {
    const name = choices.pick([
      '../../../../tmp/ivs-slipped',
      '/etc/ivs-slipped',
      '..\\..\\ivs-slipped',
      'word/../../../ivs-slipped',
      'C:\\ivs-slipped',
      'word/\u0000slipped',
    ])
    return {
      bytes: rawDocx(documentXml(TEXT), [entry(name)]),
      ending: 'docx',
      what: `an entry that wants to land in ${JSON.stringify(name)}`,
    }
  },
  zip_link: () => ({
    bytes: rawDocx(documentXml(TEXT), [{ ...entry('word/link.xml', '/etc/passwd'), unixMode: 0o120777 }]),
    ending: 'docx',
    what: 'an entry that is a link out of the archive',
  }),
  zip_bomb: (choices) => {
    const mebibytes = choices.pick([64, 200])
    return { bytes: rawDocx(Buffer.alloc(mebibytes * 2 ** 20, 0x20)), ending: 'docx', what: `a main part of ${mebibytes} MiB` }
  },
  zip_size_lie: (choices) => ({
    bytes: rawDocx(Buffer.alloc(32 * 2 ** 20, 0x20), [], { claimedBytes: choices.pick([10, 0]) }),
    ending: 'docx',
    what: 'a main part larger than the archive says',
  }),
  zip_many_entries: (choices) => {
    const count = choices.pick([5_000, 60_000])
    return {
      bytes: rawDocx(
        documentXml(TEXT),
        Array.from({ length: count }, (_, n) => ({ ...entry(`word/media/${n}.xml`), stored: true })),
      ),
      ending: 'docx',
      what: `${count} entries`,
    }
  },
  zip_same_name: () => ({
    bytes: rawDocx(documentXml(TEXT), [{ name: 'word/document.xml', data: documentXml(['POLICY NUMBER OTHER 999']) }]),
    ending: 'docx',
    what: 'two main parts that differ',
  }),
  zip_bad_sum: () => ({
    bytes: rawDocx(documentXml(TEXT), [], { badCrc: true }),
    ending: 'docx',
    what: 'a main part whose check sum is wrong',
  }),
  zip_locked: () => ({
    bytes: rawDocx(documentXml(TEXT), [], { encrypted: true }),
    ending: 'docx',
    what: 'a main part that says it is encrypted',
  }),
  zip_cut_off: (choices) => {
    const bytes = rawDocx(documentXml(TEXT))
    return { bytes: bytes.subarray(0, choices.int(10, bytes.length - 5)), ending: 'docx', what: 'cut off' }
  },
  entity_growth: (choices) => {
    const levels = choices.int(8, 12)
    const entities = Array.from({ length: levels }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')
    return {
      bytes: rawDocx(documentXml([`&e${levels};`], `<!DOCTYPE w [<!ENTITY e0 "policy">${entities}]>`)),
      ending: 'docx',
      what: `entities that grow ${levels} times tenfold`,
    }
  },
  entity_outside: (choices) => {
    const target = choices.pick(['file:///etc/passwd', 'http://169.254.169.254/latest/meta-data', 'file:///dev/zero'])
    return {
      bytes: rawDocx(documentXml(['&x;'], `<!DOCTYPE w [<!ENTITY x SYSTEM "${target}">]>`)),
      ending: 'docx',
      what: `an entity that stands for ${target}`,
    }
  },
  deep_elements: (choices) => {
    const depth = choices.pick([2_000, 100_000])
    return {
      bytes: rawDocx(documentXml([`${'<w:r>'.repeat(depth)}${'</w:r>'.repeat(depth)}`])),
      ending: 'docx',
      what: `elements ${depth} levels deep`,
    }
  },
  open_elements: () => ({
    bytes: rawDocx(Buffer.from(`<w:document>${'<w:p><w:r>'.repeat(50_000)}`)),
    ending: 'docx',
    what: 'elements that are never closed',
  }),
  outside_template: () => ({
    bytes: rawDocx(documentXml(TEXT), [
      entry(
        'word/_rels/document.xml.rels',
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://127.0.0.1:1/t.dotm" TargetMode="External"/></Relationships>',
      ),
    ]),
    ending: 'docx',
    what: 'a template at an address',
  }),
  macros: (choices) => ({
    bytes: rawDocx(documentXml(TEXT), [entry('word/vbaProject.bin', choices.digits(500))]),
    ending: choices.pick(['docx', 'docm']),
    what: 'macros',
  }),
  no_main_part: () => ({ bytes: rawZip([entry('[Content_Types].xml', '<Types/>')]), ending: 'docx', what: 'no main part' }),
  plain_archive: () => ({
    bytes: rawZip([entry('certificate.pdf', '%PDF-1.7'), entry('run.sh', 'echo')]),
    ending: 'docx',
    what: 'an archive of files, called a document',
  }),
  old_office: (choices) => ({
    bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(choices.digits(3_000))]),
    ending: choices.pick(['doc', 'docx']),
    what: 'the old office format, or a locked new one',
  }),
}

/** Neither paper nor picture. */
export const OTHER_THINGS: Record<string, HostileMaker> = {
  nothing: () => ({ bytes: Buffer.alloc(0), ending: 'pdf', what: 'no bytes' }),
  one_byte: (choices) => ({ bytes: Buffer.from([choices.int(0, 255)]), ending: 'pdf', what: 'one byte' }),
  header_only: (choices) => ({
    bytes: Buffer.from(choices.pick(['%PDF-', '%PDF-1.7\n', '%PDF-9.9\n%%EOF', '%PDF-1.4\nxref\ntrailer\nstartxref\n0\n%%EOF'])),
    ending: 'pdf',
    what: 'a header and no more',
  }),
  noise: (choices) => ({
    bytes: Buffer.from(Array.from({ length: choices.int(100, 60_000) }, () => choices.int(0, 255))),
    ending: choices.pick(['pdf', 'jpg', 'docx', 'bin']),
    what: 'noise',
  }),
  zeros: (choices) => ({ bytes: Buffer.alloc(choices.pick([1_000, 5 * 2 ** 20])), ending: choices.pick(['pdf', 'png']), what: 'zeros' }),
  program: (choices) => ({
    bytes: Buffer.concat([
      choices.chance(0.5) ? Buffer.from('MZ\x90\0', 'latin1') : Buffer.from('\x7fELF\x02\x01', 'latin1'),
      Buffer.from(choices.digits(2_000)),
    ]),
    ending: 'pdf',
    what: 'a program, called PDF',
  }),
  web_page: () => ({
    bytes: Buffer.from('<!doctype html><title>Certificate</title><script>location="http://203.0.113.9"</script>'),
    ending: 'pdf',
    what: 'a web page, called PDF',
  }),
  mail: () => ({
    bytes: Buffer.from('From: a@agency.example\r\nTo: b@holder.example\r\nSubject: certificate\r\n\r\nsee attached\r\n'),
    ending: 'pdf',
    what: 'a mail, called PDF',
  }),
  plain_text: (choices) => ({
    bytes: Buffer.from(`CERTIFICATE OF LIABILITY INSURANCE\n${choices.digits(200)}\n`, choices.chance(0.5) ? 'utf8' : 'utf16le'),
    ending: choices.pick(['pdf', 'txt']),
    what: 'plain text',
  }),
}
