import type { Box, Producer } from '../../vocabulary/index.ts'
import { findDate } from '../values/index.ts'
import type { Grid } from '../classify/index.ts'
import { EMAIL, linesUnder, nameOf, PHONE, stateOf } from './page/address-lines.ts'
import { emailInPieces } from './page/email-in-pieces.ts'
import { illegibleContact } from './page/illegible-contact.ts'
import { withoutClientCode } from './own-layout/client-code.ts'
import { type Anchor, bottom, type PageText, right } from './page/page-text.ts'
import { isHeading } from './read-description.ts'

const PLACEHOLDER = /^(mm\/dd\/yyyy|name|address.*|city.*|state.*)$/i

export type Parties = {
  producer: Producer
  insured_name: string | null
  insured_state: string | null
  certificate_holder: string | null
  /** The holder's cell as it is printed, name and address; null where no holder is named. */
  holder_printed: string | null
  issued_on: string | null
}

export function readParties(text: PageText, grid: Grid): Parties {
  const { width, height } = text.page
  const left: Box = { x: 0, y: 0, w: width, h: height * 0.6 }
  const producer = labelAt(text, ['PRODUCER', 'AGENCY', 'PRODUCERAGENCY', 'AGENCYNAMEANDADDRESS', 'AGENTBROKER'], left, grid)
  const insured = labelAt(text, ['INSUREDANDMAILINGADDRESS', 'NAMEDINSUREDANDADDRESS', 'NAMEDINSURED', 'INSURED', 'POLICYHOLDER'], left, grid)
  // `PRODUCER NAME, CONTACT PERSON AND ADDRESS` is the producer's own label.
  const named = text.findFirst(['CONTACTNAME', 'CONTACT'], left)
  const ofPerson = named !== null && text.page.source !== 'image' && isOfPerson(text, named)
  const contact = ofPerson ? null : (named ?? illegibleContact(text, producer))
  const half = contact && producer && contact.box.x > producer.box.x + 60 ? contact.box.x - 3 : width * 0.55
  // The insured may stand beside the producer.
  const isBeside = insured && producer && Math.abs(insured.box.y - producer.box.y) < insured.box.h && insured.box.x > producer.box.x + 60
  const mid = isBeside ? Math.min(half, insured.box.x - 3) : half
  const producerLines = producer
    ? linesUnder(text, grid, producer, { right: mid, bottom: insured && insured.box.y > producer.box.y ? insured.box.y - 1 : height })
    : []
  const coverages = text.findFirst(['COVERAGES', 'THISISTOCERTIFY'], { x: 0, y: insured?.box.y ?? 0, w: width, h: height })
  const insuredLines = insured
    ? linesUnder(text, grid, insured, { right: insured.box.x > mid - 30 || (producer && insured.box.x > producer.box.x + 100) ? width : mid, bottom: coverages ? coverages.box.y - 1 : height })
    : []
  const insuredText = withoutClientCode(insuredLines).map((l) => l.text)
  return {
    producer: readProducer(
      text,
      producerLines.map((l) => l.text),
      contact,
      insured,
    ),
    insured_name: nameOf(insuredText),
    insured_state: stateOf(insuredText),
    ...readHolder(text, grid),
    issued_on: readIssueDate(text, grid),
  }
}

const isOfPerson = (text: PageText, { box }: Anchor): boolean => text.words.some((w) => Math.abs(w.box.y - box.y) < 3 && w.box.x > right(box) - 1 && w.box.x < right(box) + box.h && /^person\b/i.test(w.text))

/** A label that heads a cell: it stands at the start of its cell, not inside a sentence. */
export function labelAt(text: PageText, phrases: string[], area: Box, grid: Grid): Anchor | null {
  for (const phrase of phrases) {
    const hits = text.find(phrase, area).filter((a) => {
      const joined = a.words
        .map((w) => w.text)
        .join('')
        .replace(/[^A-Za-z]/g, '')
      if (joined.length > phrase.length + 1) return false
      const before = text.words.some(
        (w) =>
          Math.abs(w.box.y - a.box.y) < 3 &&
          !a.words.includes(w) &&
          right(w.box) > a.box.x - 12 &&
          right(w.box) <= a.box.x + 1 &&
          right(w.box) > grid.cellAt(a.box.x + 1, a.box.y + 2).x,
      )
      const after = text.words.some(
        (w) =>
          Math.abs(w.box.y - a.box.y) < 2.5 &&
          !a.words.includes(w) &&
          w.box.x >= right(a.box) - 1 &&
          w.box.x < right(a.box) + 5 &&
          /^[a-z(]/.test(w.text),
      )
      return !before && !after
    })
    if (hits.length > 0) return hits.sort((a, b) => a.box.y - b.box.y)[0]!
  }
  return null
}

/** How far behind the labels of contacts those of faxes stand, in points. */
const FAX_ASIDE = 165

function readProducer(text: PageText, lines: string[], contact: Anchor | null, insured: Anchor | null): Producer {
  const { width } = text.page
  const name = nameOf(lines)
  if (!contact) {
    const joined = lines.join(' ')
    const label = text.findFirst(['PHONEACNOEXT', 'PHONENO', 'PHONE'], { x: 0, y: 0, w: width * 0.5, h: insured?.box.y ?? text.page.height * 0.4 })
    const beside = label ? text.linesIn({ x: right(label.box), y: label.box.y - 5, w: 120, h: label.box.h + 10 }).map((l) => l.text) : []
    const phone = PHONE.exec(joined) ?? PHONE.exec(beside.join(' '))
    return { name, contact_name: null, email: EMAIL.exec(joined)?.[0] ?? null, phone: phone?.[0] ?? null }
  }
  const block: Box = { x: contact.box.x - 4, y: contact.box.y - 6, w: width, h: 90 }
  const phone = text.findFirst(['PHONE', 'PHONEACNOEXT'], block)
  const fax = text.findFirst(['FAX'], block)
  const email = text.findFirst(['EMAIL', 'EMAILADDRESS'], block)
  const insurers = text.findFirst(['INSURERSAFFORDING', 'INSURERAFFORDING', 'PRODUCERCUSTOMERID'], block)
  const end = insurers?.box.y ?? (insured && insured.box.y > contact.box.y ? insured.box.y : contact.box.y + 60)
  const area: Box = { x: contact.box.x - 4, y: contact.box.y - 8, w: width, h: end - contact.box.y + 6 }
  const inBlock = text.wordsIn(area)
  const typedEmail = text.page.source === 'image' ? emailInPieces(inBlock) : (inBlock.flatMap((w) => EMAIL.exec(w.text)?.[0] ?? [])[0] ?? null)
  // A picture may show a number without its label: the form has the one for faxes at the far side.
  const isUnlabelled = !phone && text.page.source === 'image'
  const faxEdge = fax ? fax.box.x - 2 : isUnlabelled ? contact.box.x + FAX_ASIDE : width
  const phoneWords = inBlock.filter((w) => w.box.x < faxEdge && (phone ? Math.abs(w.box.y + w.box.h / 2 - bottom(phone.box)) < 9 && w.box.x > phone.box.x : isUnlabelled))
  const phoneText = PHONE.exec(phoneWords.map((w) => w.text).join(' '))?.[0] ?? PHONE.exec(lines.join(' '))?.[0] ?? null
  return {
    name,
    contact_name: contactName(text, contact, phone, email),
    email: typedEmail ?? EMAIL.exec(lines.join(' '))?.[0] ?? null,
    phone: phoneText,
  }
}

/** The row of the contact's name, in points, where no label shows the next one. */
const CONTACT_ROW = 8

function contactName(text: PageText, contact: Anchor, phone: Anchor | null, email: Anchor | null): string | null {
  const until = Math.min(
    phone && phone.box.y > contact.box.y ? phone.box.y - 1 : Number.POSITIVE_INFINITY,
    email && email.box.y > contact.box.y ? email.box.y : Number.POSITIVE_INFINITY,
    contact.box.y + (text.page.source === 'image' && !phone ? CONTACT_ROW : 16),
  )
  const words = text.words.filter((w) => {
    const y = w.box.y + w.box.h / 2
    return (
      w.box.x > contact.box.x && y > contact.box.y - 5 && y < until + 1 && !contact.words.includes(w) && !/^(CONTACT|NAME:?|FAX)$/.test(w.text)
    )
  })
  const name = words
    .sort((a, b) => a.box.x - b.box.x)
    .map((w) => w.text)
    .join(' ')
    .replace(/^[:\s]+/, '')
    .trim()
  return name && /[A-Za-z]{2}/.test(name) && name.length < 80 ? name : null
}

const HOLDER = ['CERTIFICATEHOLDER', 'NAMEANDADDRESSOFCERTIFICATEHOLDER', 'NAMEADDRESS', 'NAMEANDADDRESS', 'ADDITIONALINTEREST']
/** A box to tick in the holder's cell, that says what the interest is. */
const INTEREST_BOX = /(?:^|\s+)(?:X\s+|\[[X\s]?\]\s+)?(?:MORTGAGEE|LOSS PAYEE|LENDERS?['’]?S? LOSS PAYABLE|ADDITIONAL INSURED|CONTRACT OF SALE)\b.*$/
/** The holder's cell, and the first line of it: its name. A placeholder is printed text like any other. */
const readHolder = (text: PageText, grid: Grid): Pick<Parties, 'certificate_holder' | 'holder_printed'> => holderOf(holderLines(text, grid))

/** The lines of the holder's cell; null where no heading of it is found. */
function holderLines(text: PageText, grid: Grid): string[] | null {
  const { width, height } = text.page
  const area: Box = { x: 0, y: height * 0.15, w: width * 0.6, h: height }
  const headings = text.find('CERTIFICATEHOLDER', area).filter((a) => isHeading(text, a))
  const label = headings.at(-1) ?? labelAt(text, HOLDER, area, grid)
  if (!label) return null
  const cancellation = text.findFirst(['CANCELLATION'], { x: label.box.x + 60, y: label.box.y - 8, w: width, h: 24 })
  const cell = grid.cellAt(label.box.x + 10, bottom(label.box) + 14)
  const edge = cancellation ? cancellation.box.x - 4 : width
  const x2 =
    cell.x + cell.w < width - 5 && cell.x + cell.w > label.box.x + 80 ? Math.min(right(cell), Math.max(edge, label.box.x + 100)) : edge
  const y2 = cell.h > 20 && bottom(cell) > bottom(label.box) + 18 ? bottom(cell) : bottom(label.box) + 110
  const lines = text.linesIn({ x: 0, y: bottom(label.box) + 0.5, w: x2, h: y2 - bottom(label.box) }).map((l) => l.text.replace(INTEREST_BOX, ''))
  const until = lines.findIndex((l) => /ACORD|AUTHORIZED REPRESENTATIVE|^INSURER\(?S?\)? AFFORDING/i.test(l))
  return until >= 0 ? lines.slice(0, until) : lines
}

/** More than a name and an address is no holder's cell. */
const HOLDER_CHARACTERS_MAX = 400
/** A holder from the lines of its cell. */
export function holderOf(lines: readonly string[] | null): Pick<Parties, 'certificate_holder' | 'holder_printed'> {
  const name = lines && nameOf([...lines])
  return { certificate_holder: name, holder_printed: name === null ? null : lines!.join(', ').slice(0, HOLDER_CHARACTERS_MAX) }
}

function readIssueDate(text: PageText, grid: Grid): string | null {
  const printed = issueDatePrinted(text, grid)
  if (printed === null) return plainDate(text)
  if (PLACEHOLDER.test(printed.trim())) return null
  return findDate(printed)?.date ?? null
}

/** What stands in the cell of the day of issue; null where no label of it is found. */
function issueDatePrinted(text: PageText, grid: Grid): string | null {
  const { width, height } = text.page
  const label = text.findFirst(['DATEMMDDYYYY', 'DATEMMDDYY', 'ISSUEDATE', 'DATEISSUED', 'DATEMMDD'], {
    x: 0,
    y: 0,
    w: width,
    h: height * 0.25,
  })
  if (!label) return null
  const cell = grid.cellAt(label.box.x + label.box.w / 2, bottom(label.box) + 2)
  const near: Box = { x: label.box.x - 40, y: label.box.y - 4, w: label.box.w + 90, h: 34 }
  const small = cell.w < 220 && cell.h < 60
  const box = small ? { x: cell.x - 2, y: cell.y - 2, w: cell.w + 4, h: cell.h + 4 } : near
  return text
    .linesIn(box)
    .map((l) =>
      l.words
        .filter((w) => !label.words.includes(w))
        .map((w) => w.text)
        .join(' '),
    )
    .join(' ')
}

/** `Date: 03/01/2026` in the head of a paper that is no form. */
const plainDate = (text: PageText): string | null => {
  for (const line of text.linesIn({ x: 0, y: 0, w: text.page.width, h: text.page.height * 0.25 })) {
    const after = /(?:^|\s)(?:issue\s+|certificate\s+)?date(?:\s+issued|\s+of\s+issue)?\s*:\s*(.{6,20})/i.exec(line.text)?.[1]
    const found = after ? findDate(after) : null
    if (found && found.start < 2) return found.date
  }
  return null
}
