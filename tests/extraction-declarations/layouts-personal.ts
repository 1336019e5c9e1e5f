import type { Expected } from './expected.ts'

/** Declarations of personal policies: class, carrier, number and term; names and numbers invented. */
export const PERSONAL_LAYOUTS: Expected[] = [
  {
    name: 'homeowners, coverages by letter',
    type: 'property',
    carrier: 'Wheatland Mutual Insurance Company',
    number: 'HO 771 20 448',
    from: '2026-04-19',
    to: '2027-04-19',
    limits: {},
    text: `
 WHEATLAND MUTUAL INSURANCE COMPANY
 HOMEOWNERS POLICY DECLARATIONS
 Policy Number HO 771 20 448        Policy period begins 12:01 AM 04/19/2026  ends 12:01 AM 04/19/2027
 Named Insured                      Agent
 Pat and Robin Sandoval             Crestline Insurance
 70 Fennel Court
 Boise, ID 83702
 Location of residence premises: same as above
 SECTION I COVERAGES                LIMIT
 A Dwelling                         $412,000
 B Other Structures                 $41,200
 C Personal Property                $206,000
 D Loss of Use                      $82,400
 SECTION II COVERAGES
 E Personal Liability, each occurrence     $300,000
 F Medical Payments to Others, each person $5,000
 Deductible: all perils $1,500    Mortgagee: First Valley Bank ISAOA
 Total annual premium $1,655.00`,
  },
  {
    name: 'renters, a mail-order summary',
    type: 'property',
    carrier: 'Bluebird Home Insurance Company',
    number: 'RNT55201877',
    from: '2026-09-02',
    to: '2027-09-02',
    limits: {},
    text: `
 Bluebird
 Renters Policy Declarations

 Your policy                                   RNT55201877
 Underwritten by                               Bluebird Home Insurance Company
 Policy term                                   September 2, 2026 - September 2, 2027
 Insured                                       Dana Whitlock
 Insured location                              11 Alder Ave Apt 4, Portland, OR 97202

 Coverage                            Limit          Deductible
 Personal property                   $25,000        $500
 Loss of use                         $10,000
 Personal liability                  $100,000
 Medical payments to others          $1,000
 Total premium                       $164.00`,
  },
  {
    name: 'pet accident and illness',
    type: 'other',
    carrier: 'Trailhead Insurance Company',
    number: 'PET-2210-8871',
    from: '2026-02-01',
    to: '2027-02-01',
    limits: {},
    text: `
 Pet Insurance Declarations Page
 Policy number: PET-2210-8871
 Policy period: 02/01/2026 to 02/01/2027
 Underwritten by Trailhead Insurance Company
 Pet owner: Sam Ibarra
 Pet name: Biscuit      Species: Canine     Breed: Mixed medium     Age: 3
 Plan: Accident and Illness
 Annual limit $10,000     Annual deductible $250     Reimbursement 80%
 Monthly premium $41.22`,
  },
  {
    name: 'homeowners, labels and values in separate columns far apart',
    type: 'property',
    carrier: 'Kestrel Property Insurance Company',
    number: 'KP-0091-22-7',
    from: '2026-12-28',
    to: '2027-12-28',
    limits: {},
    text: `
                                  KESTREL PROPERTY INSURANCE COMPANY
                                  Dwelling Fire Policy Declarations
 Policy Number:                                            KP-0091-22-7
 Policy Effective Date:                                    12/28/2026
 Policy Expiration Date:                                   12/28/2027
 Named Insured:                                            Lena Hoffbauer
 Property Address:                                         19 Canal St, Easton, PA 18042
 Coverage A Dwelling                                       $188,000
 Coverage B Other Structures                               $18,800
 Coverage L Personal Liability                             $300,000
 Total Premium:                                            $902.00`,
  },
  {
    name: 'personal umbrella',
    type: 'umbrella',
    carrier: 'Wheatland Mutual Insurance Company',
    number: 'PU 771 90 002',
    from: '2026-04-19',
    to: '2027-04-19',
    limits: { each_occurrence: 1_000_000, retention: 250 },
    text: `
 WHEATLAND MUTUAL INSURANCE COMPANY
 PERSONAL UMBRELLA LIABILITY POLICY DECLARATIONS
 Policy Number: PU 771 90 002        Policy Period: 04/19/2026 to 04/19/2027
 Named Insured: Pat and Robin Sandoval
 Personal umbrella liability limit, each occurrence      $1,000,000
 Self-insured retention                                  $250
 Required underlying limits
 Automobile liability      $250,000 each person / $500,000 each accident
 Personal liability        $300,000 each occurrence`,
  },
]
