import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifyPages } from '../../src/extraction/classify/index.ts'
import { printedPages } from '../extraction-declarations/printed-page.ts'

const classOf = (text: string): string => classifyPages(printedPages(text))[0]!.doc_type

test('a bond listed in a broker’s certificate, with its form’s number in brackets, makes no filing of it', () => {
  assert.equal(classOf(`
 CERTIFICATE OF INSURANCE - TRANSPORTATION INTERMEDIARY
 This certificate is issued as a matter of information only.
 Insured: Tern Freight Brokerage LLC        Issue date: 12 Jan 2026
 Coverage                    Insurer                      Policy No.     From         To           Limit
 Contingent Motor Truck      Larkmoor Insurance Company   FLX-44071      01/05/2026   01/05/2027   $250,000
 Property Broker Bond        Ptarmigan Insurance Company  980440         Continuous                $75,000
 (BMC-84)`), 'coi')
})

test('a London broker’s letter and a coverholder’s evidence of cover certify; proof of insurance may name its program', () => {
  assert.equal(classOf(`
 Tern Hale (Insurance Brokers) Ltd
 TO WHOM IT MAY CONCERN
 Our Client: Larkfield Stage Engineering Limited
 We act as insurance brokers to the above and confirm that the following insurances are in force at the date of this letter:
 Public and Products Liability
 Insurer              Ptarmigan UK Limited
 Policy Number        Y440718PTX0126A`), 'coi')
  assert.equal(classOf(`
 EVIDENCE OF COVER
 This Evidence of Cover is issued in accordance with the authorization granted to the undersigned by certain Underwriters.
 Type          Cyber, Data Security and Multimedia Liability
 Named Insured Larkfield Analytics, Inc.
 Period        From: 15 December 2026 To: 15 December 2027
 Limit of Liability    USD 3,000,000 each claim and in the aggregate`), 'coi')
  assert.equal(classOf(`
 Proof of Insurance EventShelter TULIP Program
 Policy Number        Coverage Start     Coverage End
 EVX-4471-0092        05/16/2026         05/18/2026
 Named Insured        Additional Insured (Venue)
 Tern Lake Weddings   Larkfield Arboretum
 Each Occurrence      $1,000,000
 General Aggregate (Per Event)    $2,000,000
 Damage to Rented Premises        $300,000`), 'coi')
})

test('the heads of a list’s columns are no title: a list of drivers is no licence', () => {
  assert.equal(classOf(`
 DRIVER LIST
 Tern Paving LLC     Policy CAX 440718
 #     Name              Date of birth     Driver's license     State     Date hired
 1     Ramon Stint       04/12/1981        440718001            UT        03/2017
 2     Lee Ann Marsh     11/30/1990        440718002            UT        05/2021`), 'schedule')
})

test('a bank form behind an endorsement is no part of it', () => {
  const pages = printedPages(`
 Form MCS-90
 Endorsement for Motor Carrier Policies of Insurance for Public Liability under Sections 29 and 30 of the Motor Carrier Act of 1980
 Issued to Tern Flatbed LLC of Elko, NV. Amending Policy Number: KTX-771882-01 Effective Date: 01/20/2026
 Name of Insurance Company: Larkmoor Casualty Company
=
 ACH / DIRECT DEPOSIT AUTHORIZATION
 Company: Tern Flatbed LLC
 Bank name: Elko State Bank     Routing number 111900659     Account number 0099440718
 I authorize Summit Logistics to initiate credit entries to the account above. Please attach a voided check.`)
  assert.deepEqual(classifyPages(pages).map((c) => c.doc_type), ['mcs_90', 'not_insurance'])
})

test('a mail that speaks of a certificate is none; who writes that no loss is known proves nothing', () => {
  assert.notEqual(classOf(`
 From: Rhonda Stint <rhonda@larkfield.example>
 Sent: Thursday, February 5, 2026 9:14 AM
 To: ap@ternlake.example
 Subject: Tern Paving - certificate of insurance
 Hi, attached is the certificate you requested along with the additional insured endorsement.
 The umbrella renews next month and I will send an updated one then.`), 'coi')
  assert.equal(classOf(`
 NO KNOWN LOSS LETTER
 Tern Paving LLC certifies that as of 02/01/2026 it is not aware of any losses, accidents or circumstances
 that might give rise to a claim under the policies for the period 02/01/2023 to 02/01/2026.
 Signed            Title             Date`), 'unknown')
})

test('a schedule whose page number goes on from the declarations’ is theirs; one that is numbered by itself is a schedule', () => {
  const packet = (schedule: string): string[] =>
    classifyPages(
      printedPages(`
 LARKFIELD CASUALTY COMPANY
 BUSINESS AUTO COVERAGE PART DECLARATIONS
 POLICY NUMBER: EBA 077 18 82    POLICY PERIOD: FROM 09-15-2025 TO 09-15-2026
 NAMED INSURED: TERN ELECTRICAL INC
 ITEM TWO SCHEDULE OF COVERAGES AND COVERED AUTOS
 LIABILITY                        1               $ 1,000,000       $ 2,118
 UNINSURED MOTORISTS              2               $ 1,000,000       $ 211
 AA 505 03 06                                                       Page 1 of 2
=====
 ITEM THREE SCHEDULE OF COVERED AUTOS YOU OWN
 POLICY NUMBER: EBA 077 18 82
 Veh   Year Model          VIN                   Territory   Cost new   Comp ded   Coll ded
 1     2018 FORD TRANSIT   1FTYR2XM4JKA11022     022         $38,500    500        1000
 2     2022 RAM 2500       3C6UR5CJ8NG220118     022         $61,000    500        1000
 AA 505 03 06                                                       ${schedule}`),
    ).map((c) => c.doc_type)
  assert.deepEqual(packet('Page 2 of 2'), ['declarations', 'declarations'])
  assert.deepEqual(packet(''), ['declarations', 'schedule'])
})

test('declarations that list the filings made for a carrier are no filing', () => {
  assert.equal(classOf(`
 DUNLIN INSURANCE COMPANY                          MOTOR CARRIER DECLARATIONS
 POLICY NUMBER  Z-44199 25          RENEWAL OF  Z-44199 24
 POLICY PERIOD  FROM 10-01-2025 TO 10-01-2026
 COVERAGES              SYMBOL   LIMIT                        ESTIMATED PREMIUM
 LIABILITY              71       $ 2,000,000 EACH ACCIDENT    $ 1,118,400
 TRAILER INTERCHANGE    79       $ 75,000                     $     9,000
 SECURITY HELD  $ 2,500,000     FILINGS     BMC-91X  FORM E`), 'declarations')
})

test('a title flush on the right goes on in the line under it; a contractor’s licence is no insurance', () => {
  assert.equal(classOf(`
 SALTMARSH ASSURANCE                     CERTIFICATE OF WORKERS' COMPENSATION
 7501 E Larkfield Blvd                                              INSURANCE
 Certificate holder:                     Insured:
 Osprey Haul Brokers                     Tern Trucking LLC
 Policy Number  4118842                  Date of issue 10/02/2026
 Employers' Liability                    Each accident $100,000`), 'state_fund_certificate')
  assert.equal(classOf(`
 STATE OF LARKFIELD  CONTRACTORS BOARD
           CONTRACTOR'S LICENSE
 License No. 0044188  Classification A-7   Monetary limit $950,000
 TERN EXCAVATION LLC   Expires 06/30/2027`), 'not_insurance')
})

test('what continues until it is cancelled by notice to an office is filed with that, whatever its title', () => {
  assert.equal(classOf(`
 STATE OF LARKFIELD   DEPARTMENT OF MOTOR VEHICLES
 CERTIFICATE OF INSURANCE
 MOTOR CARRIER: Osprey Drayage Inc
 INSURER: Saltmarsh Casualty Company     POLICY NO. CSA 4418842  EFFECTIVE 07/01/2026
 The insurer certifies that it has issued a policy covering liability for $750,000 combined single limit
 and that the policy continues in effect until cancelled on 30 days notice to the department.`), 'filing')
})

test('a second page that says so, under the same number and insured, goes on with the declarations; so does the list of filings on their last page', () => {
  const classes = (text: string): string[] => classifyPages(printedPages(text)).map((c) => c.doc_type)
  assert.deepEqual(classes(`
 SALTMARSH CASUALTY COMPANY                       MOTOR CARRIER POLICY DECLARATIONS
 POLICY NUMBER   MCP 41188B
 NAMED INSURED   OSPREY EXPRESS INC
 POLICY PERIOD   FROM 06-15-26 TO 06-15-27
 COVERAGES                  LIMIT OF LIABILITY             DEDUCTIBLE
 AUTO LIABILITY             $1,000,000 EACH ACCIDENT       NONE
 UNINSURED MOTORIST         $   50,000 EACH ACCIDENT
=
 MCP 41188B                 OSPREY EXPRESS INC                    PAGE 2
 SCHEDULE OF AUTOS
 NO  YR  MAKE             VIN                  STATED AMT   COLL DED
 1   21  PETERBILT 579    1XPBD49X4MD118842    $ 98,000     $2,500
 2   19  GREAT DANE       1GRAA0622KB441882    $ 31,000     $2,500`), ['declarations', 'declarations'])
  assert.deepEqual(classes(`
 Policy number: 04418822-3                                         Page 1 of 2
 Commercial Auto Insurance Coverage Summary
 This is your Renewal Declarations Page
 Policy Period: Aug 11, 2026 - Aug 11, 2027
 Liability To Others      $750,000 combined single limit     $9,441
 Medical Payments         $2,000 each person                     41
=
 Policy number: 04418822-3                                         Page 2 of 2
 Osprey Hauling LLC
 Lienholder information
 Lienholder: First Larkfield Bank, Auto 1
 Federal filing information
 Form BMC91X issued`), ['declarations', 'declarations'])
})

test('a certificate by whatever name, with its holder, a policy’s number and limits, is one; a request for one is none', () => {
  const paper = (head: string, policy: string): string => `
 Osprey Cover     ${head}
 Business                        Certificate holder            Issued
 Tern Window Cleaning LLC        Larkfield Mall LLC            June 3, 2026
 General liability
 Saltmarsh Insurance Company
 ${policy}
 May 29, 2026 - May 29, 2027
 Per occurrence      $1,000,000
 General aggregate   $2,000,000`
  assert.equal(classOf(paper('Live certificate', 'Policy NX-0044188-GL')), 'coi')
  assert.notEqual(classOf(paper('Certificate quote', 'Policy to be assigned')), 'coi')
})

test('conditions on a page of a policy, without any heading, are its wording; drivers and vehicles on one schedule', () => {
  assert.equal(classOf(`
 In the event of accident, claim or suit you must give us or our authorized representative prompt notice of the
 accident or loss. No one may bring a legal action against us under this coverage form until there has been full
 compliance with all the terms of this coverage form. If any person to or for whom we make payment has rights to
 recover damages from another, those rights are transferred to us.`), 'policy')
  assert.equal(classOf(`
 POLICY NUMBER: A0118842001                 SCHEDULE OF DRIVERS AND VEHICLES
 INSURED: OSPREY CARRIERS INC
 1  OLAF BRANDT        WI  B653-1188-4421
 1  2020 VOLVO VNL     4V4NC9EH8LN118842    STATED VALUE $98,000`), 'schedule')
})

test('policies listed each on its line under a title that says so are a schedule; the same list in an umbrella’s declarations is what that lies over', () => {
  const list = `
 Line of Coverage     Carrier                        Policy #        Eff         Exp         Limit
 General Liability    Osprey Casualty Company        GL-118820-6     01/01/26    01/01/27    $1,000,000
 Automobile           Tern Insurance Company         CA-118821-6     01/01/26    01/01/27    $1,000,000
 Excess               Larkmoor Insurance Company     XS-118822-6     01/01/26    01/01/27    $5,000,000`
  assert.equal(classOf(` Schedule of Insurance\n Insured: Harbor Point Engineers, Inc.   As of 03/05/2026\n${list}`), 'schedule')
  assert.equal(classOf(` COMMERCIAL UMBRELLA DECLARATIONS\n Policy Number UX-118823-6   Policy period 01/01/26 to 01/01/27\n Larkmoor Insurance Company\n Each occurrence limit   $5,000,000\n Aggregate limit   $5,000,000\n Schedule of Insurance (underlying)\n${list}`), 'declarations')
})

test('a certificate by a maker’s own name whose number holds the year in brackets', () => {
  assert.equal(classOf(`
 Osprey Mutual - Certificate
 For: Ridge Plumbing Inc.      Holder: Dayton Public Schools
 Company                 Osprey Casualty Insurance Company
 Policy                  BKO(26)58 18 82 04
 In force                10/03/2026 - 10/03/2027
 Occurrence limit        $1,000,000
 General aggregate limit $2,000,000
 This certificate of insurance is for information only.`), 'coi')
})

test('a caption of answers that its cell breaks heads no endorsement, and a health plan’s evidence of coverage certifies nothing', () => {
  assert.equal(classOf(`
 Certificate Summary
 Prepared for: Ironwood Mall LP
                     General Liability        Workers Compensation
 Carrier             West Bend Mutual         SECURA Insurance
 Policy #            A311882-06               20-WC-003344871-1
 Policy period       3/3/26 - 3/3/27          3/3/26 - 3/3/27
 Per occurrence      $1,000,000               $500,000
 Additional insured  Yes                      No
 Waiver of           No                       Yes
 subrogation`), 'coi')
  assert.equal(classOf(`
 Evidence of coverage - health plan
 Member: Rosa Lind. Group 88120. This Evidence of Coverage explains your benefits, copayments and deductibles
 under the Blue Prairie HMO plan. Annual deductible $1,500; out-of-pocket maximum $6,000.`), 'unknown')
})

test('quotes compared prove nothing, be the paper called a policy summary, and a driver’s record is none of insurance', () => {
  assert.equal(classOf(`
 Policy Summary Quote Comparison
 For Red Dirt Pumping. Option 1 Berkley: GL $1,000,000/$2,000,000 premium $14,220. Option 2 Nautilus: GL $1,000,000/$2,000,000
 premium $13,881. Please advise which option you would like us to bind effective 05/01/2027.`), 'unknown')
  assert.equal(classOf(`
 Driver Vehicle Record (MVR)
 State: KS. License number K00-11-8820 Class A. Expires 08/08/2028. Violations: 03/04/2025 speeding 10 over. Accidents: none.`), 'not_insurance')
})
