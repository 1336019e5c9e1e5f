import { DECLARATION_KINDS } from './declaration-kinds.ts'
import type { PaperMaker } from './draw-paper.ts'
import { makeAcord23 } from './make-acord-23.ts'
import { makeAcord24 } from './make-acord-24.ts'
import { makeAcord25, makeBlankAcord25 } from './make-acord-25.ts'
import { evidenceMaker } from './make-acord-27-28.ts'
import { makeAcord75 } from './make-acord-75.ts'
import { makeCarrierCertificate } from './make-carrier-certificate.ts'
import { declarationMaker } from './make-declaration.ts'
import { NO_PROOF_KINDS, noProofMaker } from './make-no-proof.ts'
import { ownCertificateMaker } from './own-certificate.ts'
import { CARDS, LETTER, LISTED, PAIRED } from './own-certificate-pages.ts'
import { BLOCKS, LETTERED, NUMBER_FIRST, TERMED } from './own-certificate-tables.ts'
import { PERSONAL_KINDS } from './personal-kinds.ts'

const named = <T>(prefix: string, kinds: Record<string, T>, make: (kind: T) => PaperMaker): Record<string, PaperMaker> =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [`${prefix}_${name}`, make(kind)]))

/** The kinds of paper, by the name that --kinds takes; the file names begin with it. */
export const PAPER_KINDS: Record<string, PaperMaker> = {
  acord_25: makeAcord25,
  acord_25_blank: makeBlankAcord25,
  acord_23: makeAcord23,
  acord_24: makeAcord24,
  acord_27: evidenceMaker({
    form: 'acord_27',
    title: 'EVIDENCE OF PROPERTY INSURANCE',
    footer: 'ACORD 27',
    editions: ['2009/12', '2016/03'],
  }),
  acord_28: evidenceMaker({
    form: 'acord_28',
    title: 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE',
    footer: 'ACORD 28',
    editions: ['2014/01', '2016/03'],
  }),
  acord_75: makeAcord75,
  certificate_own: makeCarrierCertificate,
  ...named(
    'certificate',
    { listed: LISTED, cards: CARDS, letter: LETTER, paired: PAIRED, lettered: LETTERED, termed: TERMED, number_first: NUMBER_FIRST, blocks: BLOCKS },
    ownCertificateMaker,
  ),
  ...named('declarations', { ...DECLARATION_KINDS, ...PERSONAL_KINDS }, declarationMaker),
  ...named('none', NO_PROOF_KINDS, noProofMaker),
}
