import type { Expected } from './expected.ts'

/** Policies whose class, carrier, number and term must be told although their limits are their own. */
export const OTHER_LAYOUTS: Expected[] = [
  {
    name: 'claims-made, retention and retroactive date',
    type: 'professional_liability',
    carrier: 'Ashgrove Specialty Insurance Company',
    number: 'MPL 220 4471',
    from: '2026-03-03',
    to: '2027-03-03',
    limits: { each_claim: 1_000_000, aggregate: 2_000_000, retention: 5_000 },
    text: `
 Ashgrove Specialty Insurance Company
 MISCELLANEOUS PROFESSIONAL LIABILITY DECLARATIONS
 NOTICE: this is a claims-made policy. Please read it with care.
 Policy Number: MPL 220 4471
 Named Insured: Parallel Survey Group LLC
 Policy Period: 03/03/2026 to 03/03/2027
 Limit of Liability: $1,000,000 each claim
                     $2,000,000 policy aggregate
 Retention: $5,000 each claim
 Retroactive Date: 03/03/2019
 Premium: $6,420`,
  },
  {
    name: 'insuring agreements listed with limits and retentions',
    type: 'cyber',
    carrier: 'Signal Harbor Insurance Company',
    number: 'CYB-71-100482',
    from: '2026-08-08',
    to: '2027-08-08',
    limits: { aggregate: 1_000_000 },
    text: `
 SIGNAL HARBOR INSURANCE COMPANY
 CYBER LIABILITY POLICY DECLARATIONS
 Policy No: CYB-71-100482            Policy Period: Aug 8, 2026 to Aug 8, 2027
 Named Insured: Parcelwise Logistics Inc
 Policy Aggregate Limit of Liability: $1,000,000
 Insuring agreement                  Limit            Retention
 Breach response                     $250,000         $5,000
 Cyber extortion                     $500,000         $5,000
 Network interruption                $250,000         8 hours
 Total premium $3,900`,
  },
  {
    name: 'non-trucking, leased to a motor carrier',
    type: 'non_trucking_liability',
    carrier: 'Fairlead Insurance Company',
    number: 'NTL 40 118827',
    from: '2026-10-10',
    to: '2027-10-10',
    limits: { combined_single_limit: 1_000_000 },
    text: `
 FAIRLEAD INSURANCE COMPANY
 NON-TRUCKING LIABILITY DECLARATIONS
 Policy Number: NTL 40 118827          Policy Period: 10/10/2026 to 10/10/2027
 Named Insured: Osei Adjei             Leased to: Basin Run Transport LLC
 Coverage                              Limit                        Premium
 Non-trucking liability                $1,000,000 CSL               $480.00
 Uninsured motorists                   Statutory minimum            $22.00`,
  },
  {
    name: 'occupational accident certificate schedule',
    type: 'occupational_accident',
    carrier: 'Plainview Life and Casualty Company',
    number: 'OCA-55018',
    from: '2026-01-15',
    to: '2027-01-15',
    limits: { combined_single_limit: 1_000_000, accidental_death: 250_000, accident_medical: 1_000_000, temporary_total_disability: 500 },
    text: `
 PLAINVIEW LIFE AND CASUALTY COMPANY
 TRUCKERS OCCUPATIONAL ACCIDENT INSURANCE - POLICY DECLARATIONS
 Policy Number: OCA-55018              Policy Period: 01/15/2026 to 01/15/2027
 Policyholder: Independent Haulers Trust
 Accidental Death Benefit                                  $250,000
 Accident Medical Expense Maximum                          $1,000,000
 Temporary Total Disability, weekly                        $500
 Combined Single Limit per accident                        $1,000,000`,
  },
  {
    name: 'inland marine, scheduled equipment',
    type: 'inland_marine',
    carrier: 'Cedar Gap Mutual Insurance Company',
    number: 'IM-20-66123',
    from: '2026-06-30',
    to: '2027-06-30',
    limits: {},
    text: `
 CEDAR GAP MUTUAL INSURANCE COMPANY
 COMMERCIAL INLAND MARINE DECLARATIONS - CONTRACTORS EQUIPMENT
 Policy number: IM-20-66123     Effective: June 30, 2026     Expires: June 30, 2027
 Named insured: Larkin Bros Grading, Inc.
 Scheduled equipment
 1  2020 Cat 320 excavator, serial 000000      $180,000
 2  2018 Bomag roller, serial 000000           $62,000
 Leased or rented equipment                    $50,000 any one item
 Deductible                                    $1,000`,
  },
  {
    name: 'commercial property with locations',
    type: 'property',
    carrier: 'Stillwater Fire Insurance Company',
    number: 'CP 4410-228',
    from: '2026-12-01',
    to: '2027-12-01',
    limits: {},
    text: `
 STILLWATER FIRE INSURANCE COMPANY
 COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS
 Policy No. CP 4410-228        Policy Period 12/01/2026 to 12/01/2027
 Insured: Quarry Street Storage LP
 Described premises: 1. 77 Quarry St, Toledo, OH 43604
 Loc  Bldg  Coverage                     Limit of Insurance   Causes of loss   Coinsurance
 1    1     Building                     $1,250,000           Special          90%
 1    1     Business Personal Property   $80,000              Special          90%
 Deductible $2,500      Replacement cost applies       CP 00 10 10 12   CP 10 30 09 17`,
    forms: ['CP 00 10', 'CP 10 30'],
  },
  {
    name: 'endorsement with schedule of persons',
    docType: 'endorsement',
    type: 'general_liability',
    carrier: 'Redstone Surplus Lines Insurance Company',
    number: 'RSL-GL-0098142-02',
    from: '2026-09-30',
    to: '2027-09-30',
    limits: {},
    text: `
 POLICY NUMBER: RSL-GL-0098142-02                    COMMERCIAL GENERAL LIABILITY
                                                     CG 20 10 12 19
 THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.
 ADDITIONAL INSURED - SCHEDULED PERSON
 Issued by: Redstone Surplus Lines Insurance Company
 Policy period: 09/30/2026 to 09/30/2027
 This endorsement modifies insurance provided under the coverage part named above.
 SCHEDULE
 Name of additional insured person(s) or organization(s): Corwin Tools Inc.
 Location(s) of covered operations: all projects of the named insured`,
    forms: ['CG 20 10'],
  },
  {
    name: 'policy jacket and form with number, term and carrier',
    docType: 'policy',
    type: 'auto_liability',
    carrier: 'Granite Fork Insurance Company',
    number: 'BAP-2219047-11',
    from: '2026-10-01',
    to: '2027-10-01',
    limits: {},
    text: `
 GRANITE FORK INSURANCE COMPANY
 COMMERCIAL INSURANCE POLICY
 Policy Number: BAP-2219047-11
 Policy period: 10/01/2026 to 10/01/2027
 In witness whereof, the company has caused this policy to be signed by its officers.
=
 BUSINESS AUTO COVERAGE FORM                          CA 00 01 11 20
 Various provisions in this policy restrict coverage. Throughout this policy the words "you" and "your"
 refer to the named insured shown in the Declarations. The words "we", "us" and "our" refer to the company.
 Other words and phrases that appear in quotation marks have special meaning. Refer to the definitions.
 SECTION I - COVERED AUTOS
 Item Two of the Declarations shows the autos that are covered autos for each of your coverages.
 SECTION II - COVERED AUTOS LIABILITY COVERAGE
 We will pay all sums an insured legally must pay as damages because of bodily injury or property damage
 to which this insurance applies, caused by an accident and resulting from the use of a covered auto.
 We have the right and duty to defend any insured against a suit asking for such damages.
 Exclusions. This insurance does not apply to any of the following: expected or intended injury.`,
    forms: ['CA 00 01'],
  },
]
