import type { IntegrityFinding } from '../../vocabulary/index.ts'
import type { Page } from '../page-model.ts'
import { openDocument, readPage } from '../pdf/index.ts'
import { type ChangedValue, changedValues, findingsOfChanges, type ReadNumbers } from './compare-revisions.ts'

/** Bounds of the look into earlier revisions: how many, how many pages of each, and the time for all of it. */
const REVISIONS_MAX = 8
const PAGES_MAX = 12
const BUDGET_MS = 4000
/** An appended section smaller than this holds no page. */
const SECTION_BYTES_MIN = 300

const END = new TextEncoder().encode('%%EOF')

/** Where each revision of an incrementally saved PDF ends, oldest first, the whole file last. */
function revisionEnds(bytes: Uint8Array): number[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ends: number[] = []
  for (let at = buffer.indexOf(END); at >= 0 && ends.length < 200; at = buffer.indexOf(END, at + 5)) {
    const end = at + 5
    if (ends.length && end - ends.at(-1)! < SECTION_BYTES_MIN) ends.pop()
    ends.push(end)
  }
  return ends
}

async function pagesAt(bytes: Uint8Array, end: number): Promise<{ pages: Page[]; fields: number } | null> {
  const document = await openDocument(bytes.slice(0, end))
  if ('failed' in document) return null
  try {
    const pages: Page[] = []
    for (let i = 0; i < Math.min(document.pageCount, PAGES_MAX); i++) {
      const read = readPage(document, i)
      if (read) pages.push(read.page)
    }
    return { pages, fields: pages.reduce((n, p) => n + p.fields.length, 0) }
  } finally {
    document.close()
  }
}

/** Pages are only compared with what is plainly their earlier state; inserted and removed pages shift the rest. */
const sameSheet = (a: Page, b: Page): boolean => {
  const letters = (page: Page): string[] => page.words.filter((w) => w.text.length > 3).map((w) => w.text)
  const [old, now] = [letters(a), new Set(letters(b))]
  return old.length >= 8 && old.filter((t) => now.has(t)).length >= 0.45 * old.length
}

/** Compares each revision with the next and says which values changed, and whether a signed form lost its fields. */
export async function inspectRevisions(bytes: Uint8Array, policyNumbers: ReadNumbers): Promise<IntegrityFinding[]> {
  const ends = revisionEnds(bytes)
  if (ends.length < 2) return []
  const started = performance.now()
  const findings: IntegrityFinding[] = []
  const changes: ChangedValue[] = []
  let before: { pages: Page[]; fields: number } | null = null
  let signedWith = 0
  for (const end of [...ends.slice(-REVISIONS_MAX, -1), bytes.length]) {
    if (performance.now() - started > BUDGET_MS) break
    const now = await pagesAt(bytes, end)
    if (!now || now.pages.length === 0) continue
    if (before && before.pages.length === now.pages.length) {
      before.pages.forEach((page, i) => {
        if (sameSheet(page, now.pages[i]!)) changes.push(...changedValues(page, now.pages[i]!))
      })
    }
    if (signedWith > 2 && now.fields === 0) {
      findings.push({
        severity: 'suspicious',
        code: 'flattened_after_signing',
        title: 'The form was signed, and a later revision turned its fields into plain print',
        page: null,
        box: null,
        detail: { fields_when_signed: signedWith },
      })
    }
    if (now.pages.some((p) => p.fields.some((f) => f.kind === 'signature' && f.value !== null)) || hasByteRange(bytes, end))
      signedWith = Math.max(signedWith, now.fields)
    before = now
  }
  return [...findings, ...findingsOfChanges(changes, policyNumbers)]
}

const hasByteRange = (bytes: Uint8Array, end: number): boolean => {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, end).indexOf('/ByteRange')
  return at >= 0
}
