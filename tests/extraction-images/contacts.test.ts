import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailInPieces } from '../../src/extraction/certificates/page/email-in-pieces.ts'
import { Grid } from '../../src/extraction/classify/index.ts'
import { PageText } from '../../src/extraction/certificates/page/page-text.ts'
import { readParties } from '../../src/extraction/certificates/read-parties.ts'
import { line, pageOf, word } from './words-read.ts'

const head = (labels: { contact: string; phone?: string; email?: string }, more = line('', 0, 0)) =>
  pageOf([
    word('PRODUCER', 22, 124, 34), ...line('Ridgeway Brokers LLC', 22, 132), ...line('305 669-6000', 22, 168),
    word(labels.contact, 309, 122, 30), ...line('Marisol Vane', 346, 122),
    ...(labels.phone ? [word(labels.phone, 311, 133, 21)] : []), word('(A/C,', 311, 139, 13), ...line('786-355-0117', 354, 134), word('FAX', 484, 133, 15), ...line('786-355-0999', 510, 134),
    ...(labels.email ? [word(labels.email, 311, 145, 20)] : []), word('marisol@ridgeway.example', 346, 146, 107),
    ...line('INSURER(S) AFFORDING COVERAGE', 383, 162),
    ...['A', 'B', 'C'].flatMap((letter, i) => [word('INSURER', 310, 174 + i * 11, 27), word(letter, 338, 174 + i * 11, 5), word(':', 345, 174 + i * 11, 1)]),
    word('INSURED', 22, 184, 27), ...line('Apogee Works LLC', 65, 190), ...line('Miami FL 33130', 65, 212), word('COVERAGES', 22, 245, 50),
    ...more.filter((w) => w.text !== ''),
  ])
const read = (page: ReturnType<typeof pageOf>) => readParties(new PageText(page), new Grid(page))
const WHOLE = { name: 'Ridgeway Brokers LLC', contact_name: 'Marisol Vane', email: 'marisol@ridgeway.example', phone: '786-355-0117' }

test('the agent’s contacts are read where the picture shows none of the labels before them', () => {
  assert.deepEqual(read(head({ contact: 'CONTACT', phone: 'PHONE', email: 'E-MAIL' })).producer, WHOLE)
  for (const contact of ['SOMEACT', 'CQNEAEY', 'Iame,']) {
    assert.deepEqual(read(head({ contact, phone: 'PHONE', email: 'E-MAIL' })).producer, WHOLE, contact)
    assert.deepEqual(read(head({ contact, phone: 'PHCNNo,', email: 'EMAltss:' })).producer, WHOLE, contact)
  }
})

test('on a digital page, and where no list of insurers stands below, there is no such block to find', () => {
  const page = head({ contact: 'SOMEACT', phone: 'PHONE', email: 'E-MAIL' })
  assert.equal(read({ ...page, source: 'digital' }).producer.contact_name, null)
  assert.equal(read({ ...page, words: page.words.filter((w) => w.text !== 'INSURER') }).producer.contact_name, null)
})

test('a line of figures over a party’s name is no name', () => {
  const page = head({ contact: 'CONTACT', phone: 'PHONE', email: 'E-MAIL' }, [word('182-972-0', 240, 184, 40)])
  assert.equal(read(page).insured_name, 'Apogee Works LLC')
})

test('an address read in pieces is put together where a sign joins them; where the sign is lost it is nobody’s', () => {
  const email = (...pieces: string[]): string | null => {
    let x = 346
    const words = pieces.flatMap((text) => {
      const one = word(text, x, 146)
      x += text.length * 4 + 1
      return text === ' ' ? [] : [one]
    })
    return emailInPieces([word('E-MAIL', 320, 146, 20), word('ADDRESS:', 312, 151, 30), ...words, ...line('PHONE 786-355-0117', 346, 134)])
  }
  assert.equal(email('certs@blue-heron.example'), 'certs@blue-heron.example')
  assert.equal(email('hannah.', 'castellano@trask.example'), 'hannah.castellano@trask.example')
  assert.equal(email('certs@blue', '-heron.example'), 'certs@blue-heron.example')
  assert.equal(email('certs@blue', 'heron.example'), null)
  assert.equal(email('hannah', 'castellano@trask.example'), null)
  assert.equal(email('certs@blue-heron'), null)
  assert.equal(email('nobody'), null)
  assert.equal(email('Desk', ' ', ' ', 'certs@blue-heron.example'), 'certs@blue-heron.example')
})
