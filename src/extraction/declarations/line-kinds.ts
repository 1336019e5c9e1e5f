import type { CoverageType } from '../../vocabulary/index.ts'
import { foldText, foldWords } from '../classify/index.ts'
import type { PageView } from './page-view.ts'

/** A line of business a declarations can be of, and the coverage lines it gives. */
export type Business =
  | 'personal_auto'
  | 'commercial_auto'
  | 'home'
  | 'pet'
  | 'businessowners'
  | 'package'
  | 'general_liability'
  | 'workers_comp'
  | 'umbrella'
  | 'excess'
  | 'cargo'
  | 'commercial_property'
  | 'inland_marine'
  | 'professional'
  | 'cyber'
  | 'occupational_accident'
  | 'pollution'
  | 'garage'
  | 'crime'
  | 'epli'
  | 'liquor'
  | 'builders_risk'
  | 'physical_damage'
  | 'non_trucking'
  | 'aviation'
  | 'surety'

export const COVERAGE_OF: Record<Business, CoverageType[]> = {
  personal_auto: ['auto_liability'],
  commercial_auto: ['auto_liability'],
  home: ['property'],
  pet: ['other'],
  businessowners: ['general_liability', 'property'],
  package: [],
  general_liability: ['general_liability'],
  workers_comp: ['workers_comp'],
  umbrella: ['umbrella'],
  excess: ['excess_liability'],
  cargo: ['cargo'],
  commercial_property: ['property'],
  inland_marine: ['inland_marine'],
  professional: ['professional_liability'],
  cyber: ['cyber'],
  occupational_accident: ['occupational_accident'],
  pollution: ['pollution_liability'],
  garage: ['garage_liability'],
  crime: ['crime'],
  epli: ['epli'],
  liquor: ['liquor_liability'],
  builders_risk: ['builders_risk'],
  physical_damage: ['auto_physical_damage'],
  non_trucking: ['non_trucking_liability'],
  aviation: ['aviation'],
  surety: ['surety_bond'],
}

/** Words of the title count most; words of the coverages beneath it count each once. */
const EVIDENCE: Record<Business, { titles: string[]; body: string[] }> = {
  personal_auto: {
    titles: [
      'auto policy',
      'automobile policy',
      'auto insurance',
      'personal auto',
      'private passenger',
      'motorcycle',
      'car policy',
      'auto declarations',
      'automobile insurance',
      'family automobile',
      'auto renewal declarations',
      'recreational vehicle policy',
      'motor home',
    ],
    body: [
      'uninsured motorist',
      'underinsured motorist',
      'comprehensive',
      'collision',
      'vin',
      'bodily injury',
      'property damage',
      'drivers',
      'vehicle',
      'rental reimbursement',
      'medical payments',
      'good driver',
      'roadside assistance',
      'garaging',
      'personal injury protection',
      'annual mileage',
      'lienholder',
    ],
  },
  commercial_auto: {
    titles: [
      'business auto',
      'commercial auto',
      'motor carrier',
      'truckers',
      'business automobile',
      'commercial automobile',
      'trucking',
      'commercial vehicle',
      'commercial truck',
      'truck policy',
      'truck insurance',
      'transportation policy',
      'for-hire',
      'public auto',
      'livery',
      'tow truck',
      'fleet automobile',
      'auto dealers',
    ],
    body: [
      'covered autos',
      'covered auto symbols',
      'covered autos liability',
      'radius',
      'gvw',
      'trailer interchange',
      'symbol',
      'item two',
      'auto medical payments',
      'hired auto',
      'non-owned auto',
      'motor carrier coverage form',
      'business auto coverage form',
      'filings',
      'scheduled autos',
      'rated driver',
      'stated amount',
      'usdot',
    ],
  },
  home: {
    titles: [
      'homeowners',
      'homeowner',
      'home policy',
      'house & home',
      'renters',
      'condominium',
      'condo',
      'dwelling',
      'dwelling fire',
      'landlord',
      'rental property',
      'mobile home',
      'manufactured home',
      'tenant',
      'apartment',
      'residential',
      'flood',
      'home insurance',
      'property policy',
      'unit owners',
      'earthquake policy',
      'mobilehome',
    ],
    body: [
      'dwelling protection',
      'coverage a',
      'coverage b',
      'coverage c',
      'personal property',
      'loss of use',
      'other structures',
      'personal liability',
      'medical payments to others',
      'section i',
      'section ii',
      'windstorm',
      'hail deductible',
      'family liability',
      'guest medical',
      'year built',
      'roof',
      'fair rental',
      'residence premises',
      'mortgagee',
      'ho 00',
      'additional living expense',
    ],
  },
  pet: {
    titles: [
      'pet insurance',
      'pet health',
      'your pet',
      'dog',
      'cat',
      'pet policy',
      'pet medical',
      'accident and illness policy',
      'pet name',
    ],
    body: [
      'breed',
      'veterinary',
      'veterinarian',
      'canine',
      'feline',
      'species',
      'reimbursement',
      'annual limit',
      'accident and illness',
      'wellness',
      'illness',
      'vet',
      'pre-existing',
      'spayed',
      'pet name',
      "pet's name",
    ],
  },
  businessowners: {
    titles: [
      'businessowners',
      'business owners',
      "business owner's",
      'bop',
      'businessowner',
      'business policy',
      'business protection',
      'customarq',
      'ultrapack',
      'spectrum',
      'eriesecure business',
      'premier businessowners',
      'small business insurance',
      'business insurance policy',
      'masterpak',
      'office pac',
      'storekeepers',
    ],
    body: [
      'business liability',
      'liability and medical expenses',
      'business personal property',
      'business income',
      'bp 00 03',
      'bp0003',
      'bp 00 06',
      'bp0006',
      'tenants fire legal',
      'property coverages',
      'products - completed operations',
      'employee dishonesty',
      'equipment breakdown',
      'building limit',
      'accounts receivable',
      'valuable papers',
      'damage to premises rented',
    ],
  },
  package: {
    titles: [
      'commercial package',
      'common policy declarations',
      'commercial lines policy',
      'commercial lines common',
      'commercial common',
      'package policy',
      'common declarations',
    ],
    body: [
      'this policy consists of the following coverage parts',
      'coverage parts for which a premium is indicated',
      'commercial property coverage part',
      'commercial general liability coverage part',
      'commercial inland marine coverage part',
    ],
  },
  general_liability: {
    titles: [
      'general liability',
      'commercial general liability',
      'cgl',
      '^liability policy declarations',
      "contractors' liability",
      'artisan contractors',
      'owners contractors protective',
      '^liability declarations',
    ],
    body: [
      'each occurrence',
      'general aggregate',
      'products-completed operations aggregate',
      'personal and advertising injury',
      'damage to premises rented to you',
      'medical expense',
      'cg 00 01',
      'cg0001',
      'classification',
      'premium basis',
      'products/completed operations',
      'premises/operations',
      'occurrence basis',
      'claims made',
    ],
  },
  workers_comp: {
    titles: [
      'workers compensation',
      "workers' compensation",
      "worker's compensation",
      'employers liability',
      'information page',
      'wc policy',
      'workers compensation and employers liability insurance policy',
      'standard workers compensation',
    ],
    body: [
      'bodily injury by accident',
      'bodily injury by disease',
      'part one',
      'part two',
      'experience modification',
      'estimated annual remuneration',
      'other states insurance',
      'wc 00 00',
      'fein',
      'estimated payroll',
      'code no',
      'ncci',
      'premium basis total estimated annual remuneration',
      'expense constant',
      'item 3',
    ],
  },
  umbrella: {
    titles: [
      'umbrella',
      'umbrella liability',
      'commercial umbrella',
      'personal umbrella',
      'umbrella declarations',
      'umbrella policy',
      'personal excess',
      'commercial liability umbrella',
    ],
    body: [
      'self-insured retention',
      'self insured retention',
      'retained limit',
      'underlying insurance',
      'schedule of underlying',
      'each occurrence',
      'aggregate',
      'required underlying',
      'cu 00 01',
    ],
  },
  excess: {
    titles: [
      'excess liability',
      'follow form excess',
      'following form',
      'excess policy',
      'commercial excess',
      'excess insurance',
      'follow-form',
    ],
    body: [
      'underlying limits',
      'controlling underlying',
      'followed policy',
      'layer',
      'excess of',
      'schedule of underlying',
      'cx 00 01',
      'underlying insurance',
    ],
  },
  cargo: {
    titles: ['motor truck cargo', 'cargo insurance', 'cargo liability', 'truck cargo', 'cargo policy', 'cargo declarations', 'motor cargo'],
    body: [
      'any one vehicle',
      'refrigeration breakdown',
      'reefer breakdown',
      'commodities',
      'any one loss',
      'carrier cargo',
      'catastrophe limit',
      'terminal',
      'per vehicle',
      'any one truck',
      'earned freight',
    ],
  },
  commercial_property: {
    titles: [
      'commercial property',
      'property coverage part',
      'commercial fire',
      'property declarations',
      'business property',
      'building and personal property',
    ],
    body: [
      'causes of loss',
      'coinsurance',
      'described premises',
      'business personal property',
      'building',
      'cp 00 10',
      'special form',
      'replacement cost',
      'protection class',
      'blanket',
    ],
  },
  inland_marine: {
    titles: [
      'inland marine',
      'contractors equipment',
      'equipment floater',
      'commercial inland marine',
      'installation floater',
      'scheduled property floater',
    ],
    body: ['scheduled equipment', 'leased or rented equipment', 'floater', 'any one item', 'equipment schedule', 'transit'],
  },
  professional: {
    titles: [
      'professional liability',
      'errors and omissions',
      'errors & omissions',
      'e&o',
      'malpractice',
      'miscellaneous professional',
      'lawyers professional',
      'architects and engineers',
      'medical professional',
      'technology e&o',
      'technology errors',
    ],
    body: [
      'each claim',
      'retroactive date',
      'claims-made',
      'claims made',
      'professional services',
      'extended reporting period',
      'wrongful act',
      'damages and claim expenses',
      'aggregate limit',
      'defense costs',
    ],
  },
  cyber: {
    titles: ['cyber', 'cyber liability', 'data breach', 'network security', 'cyber risk', 'information security', 'privacy liability'],
    body: [
      'ransomware',
      'privacy breach',
      'breach response',
      'network interruption',
      'cyber extortion',
      'regulatory proceedings',
      'funds transfer fraud',
      'pci',
      'incident response',
      'data recovery',
    ],
  },
  occupational_accident: {
    titles: ['occupational accident', 'truckers occupational', 'occ acc', 'blanket accident', 'independent contractor accident'],
    body: [
      'accidental death',
      'accident medical',
      'temporary total disability',
      'continuous total disability',
      'dismemberment',
      'combined single limit',
      'owner-operator',
      'non-occupational',
    ],
  },
  pollution: {
    titles: [
      'pollution liability',
      'environmental liability',
      'contractors pollution',
      'site pollution',
      'pollution legal liability',
      'premises environmental',
    ],
    body: ['pollution conditions', 'each pollution', 'remediation', 'retroactive date', 'environmental', 'clean-up costs'],
  },
  garage: {
    titles: ['garage policy', 'garage liability', 'garage coverage', 'garage declarations', 'auto dealers coverage', 'garage insurance'],
    body: ['garagekeepers', 'dealers', 'garage operations', 'dealer plates', 'other than covered autos', 'false pretense'],
  },
  crime: {
    titles: ['commercial crime', 'crime policy', 'crime declarations', 'crime and fidelity', 'fidelity bond', 'crime coverage'],
    body: ['employee theft', 'forgery or alteration', 'inside the premises', 'computer fraud', 'funds transfer', 'single loss'],
  },
  epli: {
    titles: ['employment practices', 'epl', 'management liability', 'directors and officers'],
    body: ['wrongful employment', 'third party discrimination', 'shared limit', 'employment practices'],
  },
  liquor: { titles: ['liquor liability'], body: ['each common cause', 'alcoholic beverages', 'liquor'] },
  builders_risk: {
    titles: ['builders risk', "builder's risk", "builders' risk", 'course of construction'],
    body: ['completed value', 'project location', 'soft costs', 'under construction', 'jobsite'],
  },
  physical_damage: {
    titles: [
      'auto physical damage',
      'truck physical damage',
      'commercial physical damage',
      'physical damage policy',
      'physical damage declarations',
      'physical damage insurance',
    ],
    body: ['stated value', 'collision', 'specified perils', 'tractor', 'trailer', 'total insured value'],
  },
  non_trucking: {
    titles: ['non-trucking', 'non trucking', 'bobtail', 'deadhead'],
    body: ['leased to', 'non-trucking use', 'bobtail', 'motor carrier lessee'],
  },
  aviation: {
    titles: ['aircraft policy', 'aviation', 'aircraft insurance', 'airport liability', 'aircraft hull'],
    body: ['pilot', 'hull', 'faa', 'aircraft', 'not in motion'],
  },
  surety: {
    titles: ['surety bond', 'bond declarations', 'license bond', 'contract bond'],
    body: ['principal', 'obligee', 'penal sum', 'surety'],
  },
}

/** A title that begins with `^` counts only where a heading begins with it: `Liability declarations` ends the headings of many other policies. */
type Folded = { business: Business; titles: { folded: string; begins: boolean }[]; body: string[] }
const FOLDED: Folded[] = (Object.keys(EVIDENCE) as Business[]).map((business) => ({
  business,
  titles: EVIDENCE[business].titles.map((t) => ({ folded: foldText(t), begins: t.startsWith('^') })),
  body: EVIDENCE[business].body.map(foldText),
}))

/** A heading's letters, run together and word by word. */
type Heading = { folded: string; words: string }
const headingOf = (text: string): Heading => ({ folded: foldText(text), words: foldWords(text) })
/** Names as short as these stand inside other words once spaces are gone: `epl` in `replacement`, `cat` in `certificate`. */
const SHORT_TITLE = 6

/** Headings: short rows set larger, or high on a page, or next to the word declarations. */
function headingText(views: readonly PageView[]): Heading[] {
  const headings: Heading[] = []
  for (const view of views.slice(0, 12)) {
    const heights = view.rows.flatMap((r) => r.segments.map((s) => s.box.h)).sort((a, b) => a - b)
    const median = heights[Math.floor(heights.length / 2)] ?? 10
    for (const row of view.rows) {
      const whole = row.segments.map((s) => s.text).join(' ')
      for (const text of new Set([...row.segments.map((s) => s.text), whole])) {
        if (text.length > 90) continue
        const big = row.h > median * 1.2
        const titled =
          /declaration|policy|insurance|information page|coverage part|coverage summary/i.test(text) && row.y < view.page.height * 0.4
        const alone = row.segments.length === 1 && text.length <= 45 && row.y < view.page.height * 0.45
        if (big || titled || alone) headings.push(headingOf(text))
      }
    }
    for (const block of view.blockRuns)
      if (block.text.length < 110 && /declaration|information page/i.test(block.text)) headings.push(headingOf(block.text))
  }
  return headings
}

export type BusinessScore = { business: Business; score: number; title: number }

/** Every line of business with its score, strongest first. */
export function scoreBusiness(views: readonly PageView[]): BusinessScore[] {
  const headings = headingText(views)
  const folded = foldText(views.map((v) => v.text).join(' '))
  const spaced = ` ${views
    .map((v) => v.lower)
    .join(' ')
    .split(/\s+/)
    .map(foldText)
    .join(' ')} `
  return FOLDED.map(({ business, titles, body }): BusinessScore => {
    let title = 0
    for (const { folded: t, begins } of titles) {
      const isShort = t.length <= SHORT_TITLE
      const holds = (h: Heading): boolean => (isShort ? (h.words.includes(` ${t} `) || h.words.includes(` ${t}s `)) && h.folded.length < t.length * 6 : begins ? h.folded.startsWith(t) : h.folded.includes(t))
      const hits = headings.filter(holds).length
      if (hits) title = Math.max(title, 3 + Math.min(hits, 6) * 0.4 + Math.min(t.length, 24) / 12)
    }
    const hits = body.filter((b) => (b.length < 7 ? spaced.includes(` ${b} `) : folded.includes(b))).length
    return { business, title, score: title + Math.min(hits, 8) * 0.6 }
  }).sort((a, b) => b.score - a.score)
}
