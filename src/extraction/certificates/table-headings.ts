import type { ColumnName } from './coverage-table.ts'
import type { Anchor } from './page-text.ts'

/** Headings of one column that holds both dates. */
const TERM = ['POLICYPERIOD', 'POLICYTERM', 'POLICYDATES', 'COVERAGEPERIOD', 'PERIODOFINSURANCE', 'PERIOD', 'TERM', 'DATES']
/** What the columns of a table of policies are headed by, the most telling first. */
export const HEADINGS: Record<ColumnName, string[]> = {
  letter: ['INSRLTR', 'INSR', 'COLTR', 'INSLTR', 'INSURERLETTER', 'LTR', 'CO', 'INS'],
  type: [
    'TYPEOFINSURANCE',
    'KINDOFINSURANCE',
    'KINDOFCOVERAGE',
    'TYPEOFCOVERAGE',
    'TYPESOFINSURANCE',
    'COVERAGETYPE',
    'TYPEOFPOLICY',
    'POLICYTYPE',
    'LINEOFCOVERAGE',
    'LINEOFBUSINESS',
    'INSURANCETYPE',
    'COVERAGE',
    'COVERAGES',
    'INSURANCE',
    'TYPE',
  ],
  carrier: ['INSURANCECOMPANY', 'INSURANCECARRIER', 'INSURERNAME', 'CARRIERNAME', 'CARRIER', 'INSURER', 'COMPANY', 'UNDERWRITER'],
  addl: ['ADDL', 'ADDLINSD', 'ADDLINSR', 'ADDLINSRD', 'ADDLNSRD', 'ADDLINS', 'ADDINSD', 'ADDINS', 'ADDITIONALINSURED', 'AI'],
  subr: ['SUBR', 'SUBRWVD', 'WAIVEROFSUBROGATION', 'SUBROGATIONWAIVED', 'WOS', 'WAIVER'],
  number: ['POLICYNUMBER', 'POLICYNO', 'POLICYNUM', 'POLICYID', 'CERTIFICATENO'],
  eff: ['POLICYEFF', 'POLICYEFFECTIVE', 'EFFECTIVEDATE', 'EFFDATE', 'EFFECTIVE', 'EFFMMDDYYYY', 'EFF', 'STARTDATE', 'START', 'INCEPTION', ...TERM],
  exp: ['POLICYEXP', 'POLICYEXPIRATION', 'EXPIRATIONDATE', 'EXPDATE', 'EXPIRATION', 'EXPIRES', 'EXPIRY', 'EXPMMDDYYYY', 'EXP', 'ENDDATE', 'END'],
  naic: ['NAIC', 'NAICNO', 'NAICCODE', 'NAICNUMBER'],
  deductible: ['DEDUCTIBLE', 'DEDUCTIBLES', 'DEDUCTIBLESIR', 'DED', 'RETENTION'],
  premium: ['PREMIUM', 'ANNUALPREMIUM'],
  limits: ['COVEREDPROPERTY', 'LIMITS', 'LIMITSOFLIABILITY', 'LIMITSOFINSURANCE', 'LIMIT', 'COVERAGELIMITS', 'AMOUNTOFINSURANCE', 'AMOUNT'],
}

/** Limits that may each head a column of amounts. */
export const AMOUNTS = ['EACHOCCURRENCE', 'EACHOCC', 'PEROCCURRENCE', 'OCCURRENCE', 'EACHCLAIM', 'PERCLAIM', 'GENERALAGGREGATE', 'AGGREGATE', 'COMBINEDSINGLELIMIT', 'CSL']

/** The headings found on a page by their columns. */
export type Headings = Partial<Record<ColumnName, Anchor>> & { number: Anchor }
