import type { Choices } from './seeded-random.ts'

export type Address = { street: string; city: string; state: string; zip: string }
export type Agency = { name: string; address: Address; contact: string; phone: string; fax: string; email: string }
export type Trade = 'carrier' | 'contractor' | 'person'
export type Firm = { name: string; dba: string | null; address: Address }

const CITIES = [
  ...[
    'Nashville TN 37209',
    'Memphis TN 38118',
    'Knoxville TN 37914',
    'Dallas TX 75212',
    'Laredo TX 78045',
    'El Paso TX 79936',
    'Houston TX 77029',
  ],
  ...[
    'Atlanta GA 30336',
    'Savannah GA 31408',
    'Charlotte NC 28206',
    'Greensboro NC 27409',
    'Columbus OH 43207',
    'Toledo OH 43612',
    'Chicago IL 60638',
  ],
  ...[
    'Joliet IL 60436',
    'Indianapolis IN 46241',
    'Fort Wayne IN 46818',
    'Louisville KY 40213',
    'Kansas City MO 64120',
    'St. Louis MO 63147',
    'Omaha NE 68138',
  ],
  ...[
    'Fargo ND 58102',
    'Sioux Falls SD 57104',
    'Denver CO 80216',
    'Salt Lake City UT 84104',
    'Phoenix AZ 85043',
    'Fresno CA 93725',
    'Fontana CA 92335',
  ],
  ...[
    'Stockton CA 95206',
    'Portland OR 97203',
    'Tacoma WA 98421',
    'Newark NJ 07105',
    'Carlisle PA 17015',
    'Buffalo NY 14206',
    'Miami FL 33166',
    'Tampa FL 33619',
  ],
  ...[
    'Jackson MS 39209',
    'Mobile AL 36615',
    'Little Rock AR 72206',
    'Tulsa OK 74116',
    'Green Bay WI 54304',
    'Grand Rapids MI 49548',
    'Des Moines IA 50313',
  ],
]
const STREETS = [
  'Industrial Pkwy',
  'Terminal Dr',
  'Commerce St',
  'Old Mill Rd',
  'Airport Blvd',
  'Depot Ave',
  'Harbor Way',
  'Oak St',
  'State Route 9',
  'Lakeview Ct',
  'Main Street',
  'Frontage Road',
  'Quarry Ln',
  'N 14th St',
  'Union Ave',
]
const FIRST = [
  'Dana',
  'Marcus',
  'Elena',
  'Priya',
  'Tom',
  'Ruth',
  'Andre',
  'Sofia',
  'Grace',
  'Luis',
  'Hannah',
  'Omar',
  'Beth',
  'Victor',
  'Nadia',
  'Carl',
  'Mei',
  'Joan',
  'Pavel',
  'Inez',
]
const LAST = [
  'Whitlock',
  'Okafor',
  'Brandt',
  'Ramirez',
  'Sandoval',
  'Lindqvist',
  'Pruitt',
  'Haskell',
  'Nakamura',
  'Devries',
  'Castellano',
  'Boone',
  'Trask',
  'Yoder',
  'Feldman',
  'Quigley',
  'Abara',
  'Stroud',
]
const PLACES = [
  'Cedar Ridge',
  'Blue Heron',
  'Stonegate',
  'Prairie',
  'Ironwood',
  'Silver Creek',
  'Northfork',
  'Red Clay',
  'Tidewater',
  'High Plains',
  'Larkspur',
  'Granite Peak',
  'Old Ferry',
  'Sawmill',
  'Juniper',
  'Two Rivers',
  'Copper Hill',
  'Foxglove',
  'Lone Elm',
  'Bay Point',
]
const AGENCY_ENDINGS = [
  'Insurance Agency',
  'Insurance Group LLC',
  'Insurance Services, Inc.',
  'Risk Advisors',
  'Insurance Brokers',
  'Truck Insurance Agency',
  '& Sons Insurance',
  'Insurance Associates',
]
const CARRIER_ENDINGS = [
  'Trucking LLC',
  'Logistics Inc',
  'Transport, LLC',
  'Freight Lines Inc.',
  'Hauling LLC',
  'Express Inc',
  'Carriers, Inc.',
  'Drayage LLC',
  'Cartage Co',
]
const TRADE_ENDINGS = [
  'Electric LLC',
  'Roofing Inc.',
  'Plumbing & Heating',
  'Landscaping LLC',
  'Construction Co.',
  'Mechanical, Inc.',
  'Janitorial Services LLC',
  'Concrete Works Inc',
  'Painting LLC',
  'Security Services, Inc.',
]
const HOLDER_ENDINGS = [
  'Brokerage LLC',
  'Property Management',
  'Logistics Partners, Inc.',
  'Builders Inc',
  'Foods Corporation',
  'School District',
  'Development LLC',
  'Supply Chain Solutions',
  'Retail Stores, Inc.',
  'Hospital Authority',
]

export const personName = (choices: Choices): string => `${choices.pick(FIRST)} ${choices.pick(LAST)}`

function inventAddress(choices: Choices): Address {
  const [, city = '', state = '', zip = ''] = /^(.*) ([A-Z]{2}) (\d{5})$/.exec(choices.pick(CITIES)) ?? []
  return {
    street: `${choices.int(100, 9900)} ${choices.pick(STREETS)}${choices.chance(0.2) ? ` Ste ${choices.int(100, 940)}` : ''}`,
    city,
    state,
    zip,
  }
}

export const addressLines = ({ street, city, state, zip }: Address): string[] => (street === '' ? [] : [street, `${city}, ${state} ${zip}`])

const place = (choices: Choices): string => (choices.chance(0.35) ? `${choices.pick(LAST)}` : choices.pick(PLACES))
const domainOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30)
    .replace(/-$/, '')
/** 555-01xx: numbers that belong to nobody. */
const phone = (choices: Choices): string => {
  const area = choices.int(201, 989)
  const tail = `555-01${choices.digits(2)}`
  return choices.pick([`(${area}) ${tail}`, `${area}-${tail}`, `${area}.${tail.replace('-', '.')}`])
}

export function inventAgency(choices: Choices): Agency {
  const name = `${place(choices)} ${choices.pick(AGENCY_ENDINGS)}`
  const contact = choices.chance(0.25) ? choices.pick(['Certificate Department', 'Commercial Lines', 'Service Team']) : personName(choices)
  const box = choices.chance(0.4)
    ? choices.pick(['certs', 'coi', 'service', 'certificates'])
    : contact.toLowerCase().replace(/[^a-z]+/g, choices.pick(['.', '']))
  return {
    name,
    contact,
    address: inventAddress(choices),
    phone: phone(choices),
    fax: phone(choices),
    email: `${box}@${domainOf(name)}.example`,
  }
}

export function inventFirm(choices: Choices, trade: Trade): Firm {
  if (trade === 'person') return { name: personName(choices), dba: null, address: inventAddress(choices) }
  const name = `${place(choices)} ${choices.pick(trade === 'carrier' ? CARRIER_ENDINGS : TRADE_ENDINGS)}`
  return {
    name,
    dba: choices.chance(0.1) ? `${place(choices)} ${trade === 'carrier' ? 'Express' : 'Services'}` : null,
    address: inventAddress(choices),
  }
}

export const inventHolder = (choices: Choices): Firm => ({
  name: `${place(choices)} ${choices.pick(HOLDER_ENDINGS)}`,
  dba: null,
  address: inventAddress(choices),
})
