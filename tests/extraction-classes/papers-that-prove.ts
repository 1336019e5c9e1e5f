import type { DocType } from '../../src/vocabulary/index.ts'

/** Insurance papers that state something of a policy, by their class. Names and numbers invented, wording our own. */
export const PROVE: [name: string, docType: DocType, text: string][] = [
  ['certificate in an insurer\'s own layout', 'coi', `
 Granite Fork Insurance Company
 CERTIFICATE OF INSURANCE                                     Issued 10/02/2026
 This is to certify that the policy listed below has been issued to the insured named below.
 Insured: Dusty Well Drilling Inc, PO Box 92, Casper WY 82601
 Certificate holder: Corwin Tools Inc.
 Type of insurance       Policy number     Policy period              Limits
 Automobile liability    BAP-2219047-11    10/01/2026 - 10/01/2027    $1,000,000 each accident
 This certificate confers no rights upon the certificate holder.`],
  ['declaration certificate of an automobile club', 'declarations', `
 Longline Auto Club Insurance Company
 Automobile Insurance                                         Declaration Certificate
 Policy Number AUT 099310440        Policy Period 05/02/2026 12:01 A.M. to 11/02/2026 12:01 A.M.
 Named Insured THEA ROOKWOOD        Agent WELL STREET AGENCY
 COVERAGES                          LIMITS OF LIABILITY              VEH 1
 Residual Bodily Injury Liability   $250,000 Each Person             $91.00
 TOTAL 6 MONTH PREMIUM   $570.00`],
  ['letter that verifies coverage', 'coi', `
 March 9, 2027
 To whom it may concern:
 VERIFICATION OF INSURANCE
 This letter confirms that Basin Run Transport LLC is insured with Longline Indemnity Company under
 policy LTX0093817, effective 03/22/2026 to 03/22/2027, for automobile liability with a combined
 single limit of $1,000,000 and motor truck cargo of $100,000. Certificate holder: Corwin Logistics.`],
  ['certificate named after a trucker\'s cargo', 'coi', `
 LONGLINE INDEMNITY COMPANY
 CERTIFICATE OF MOTOR TRUCK CARGO INSURANCE
 Assured            Basin Run Transport LLC
 Policy             LTC0093818
 In force           03/22/2026 to 03/22/2027
 Each vehicle       $100,000      Deductible $2,500
 Delivered to       Corwin Logistics`],
  ['binder in a carrier\'s own words', 'binder', `
 TEMPORARY INSURANCE BINDER                                  Binder number B-4471
 Insurer: Ironwood National Insurance Company
 Insured: Prairie Bend Haulers, LLC
 Coverage is bound effective 12/15/2026 12:01 a.m. and this binder expires 02/13/2027
 Auto liability $750,000 each accident      Trailer interchange $30,000
 This binder is subject to the terms of the policy when issued.`],
  ['two identification cards on a sheet', 'id_card', `
 OHIO INSURANCE IDENTIFICATION CARD          OHIO INSURANCE IDENTIFICATION CARD
 Meadowlark Casualty Company NAIC 00000      Meadowlark Casualty Company NAIC 00000
 Policy number PA 0047 221 98                Policy number PA 0047 221 98
 Effective 05/14/2026 Expires 11/14/2026     Effective 05/14/2026 Expires 11/14/2026
 2019 SUBARU OUTBACK VIN 4S4BSANC0K0000000   2014 HONDA FIT VIN JHMGE8H30EC000000
 Insured: Corinne A Voss                     Insured: Corinne A Voss
 This card must be kept in the insured vehicle and shown upon demand.`],
  ['notice of cancellation for nonpayment', 'cancellation_notice', `
 NOTICE OF CANCELLATION FOR NONPAYMENT OF PREMIUM
 North Harbor Casualty Company                        Date mailed 02/28/2027
 Policy number CAP 4471902-03       Named insured: Brindle Freight LLC
 You are hereby notified that your policy will be cancelled at 12:01 a.m. on 03/15/2027
 for the following reason: nonpayment of premium. Amount needed to keep the policy: $951.17`],
  ['notice of nonrenewal', 'cancellation_notice', `
 NOTICE OF NONRENEWAL OF INSURANCE
 Redstone Surplus Lines Insurance Company
 Policy RSL-GL-0098142-02 issued to Copper Basin Framing Inc will not be renewed when it expires on 09/30/2027.
 Reason: change in underwriting guidelines. Coverage ends at 12:01 a.m. standard time on that date.`],
  ['reinstatement', 'reinstatement_notice', `
 NOTICE OF REINSTATEMENT
 North Harbor Casualty Company
 Policy number CAP 4471902-03     Brindle Freight LLC
 Your policy, previously cancelled effective 03/15/2027, has been reinstated effective 03/15/2027 without lapse in coverage.
 Please disregard the notice of cancellation that was mailed to you.`],
  ['motor carrier filing endorsement', 'mcs_90', `
 FORM MCS-90
 ENDORSEMENT FOR MOTOR CARRIER POLICIES OF INSURANCE FOR PUBLIC LIABILITY
 UNDER SECTIONS 29 AND 30 OF THE MOTOR CARRIER ACT OF 1980
 Issued to Basin Run Transport LLC of Amarillo, TX      Dated at Dallas this 22 day of March 2026
 Amending Policy No. LTX0093817   Effective Date 03/22/2026
 Name of insurance company Longline Indemnity Company
 The policy to which this endorsement is attached provides primary insurance. The company is liable
 for amounts up to $750,000 for each accident.`],
  ['uniform filing with the agency', 'filing', `
 FORM E  UNIFORM MOTOR CARRIER BODILY INJURY AND PROPERTY DAMAGE LIABILITY CERTIFICATE OF INSURANCE
 Filed with the Public Service Commission (hereinafter called Commission)
 This is to certify, that the Longline Indemnity Company has issued to Basin Run Transport LLC
 a policy or policies of insurance effective from 03/22/2026 12:01 a.m. and continuing until cancelled as provided herein.
 Insurance company file no. LTX0093817        Executed in triplicate`],
  ['filing by its form number', 'filing', `
 FORM BMC-91X
 Federal Motor Carrier Safety Administration
 MOTOR CARRIER AUTOMOBILE BODILY INJURY AND PROPERTY DAMAGE LIABILITY
 CERTIFICATE OF INSURANCE
 Docket Number: MC-000441        Filed with the agency named above
 This is to certify that Longline Indemnity Company has issued to Basin Run Transport LLC a policy
 of insurance effective from March 22, 2026 and continuing until cancelled.
 Policy Number: LTX0093817`],
  ['state fund certificate', 'state_fund_certificate', `
 BUREAU OF WORKERS' COMPENSATION
 CERTIFICATE OF OHIO WORKERS' COMPENSATION
 This certifies that the employer listed below participates in the state insurance fund as required by law.
 Policy number and employer: 00112233  BRINDLE FREIGHT LLC
 Period specified below: 07/01/2026 to 07/01/2027`],
  ['additional insured endorsement, carrier\'s own', 'endorsement', `
 GRANITE FORK INSURANCE COMPANY
 BLANKET ADDITIONAL INSURED ENDORSEMENT
 This endorsement modifies insurance provided under the business auto coverage form.
 Policy number BAP-2219047-11     Endorsement effective 10/01/2026
 Any person you agreed in a written contract to include is an insured, for your acts only.
 All other terms and conditions of this policy remain unchanged.`],
  ['waiver endorsement of workers compensation', 'endorsement', `
 WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY            WC 00 03 13
 WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT
 We have the right to recover our payments from anyone liable for an injury covered by this policy. We will
 not enforce our right against the person or organization named in the Schedule.
 Schedule: Corwin Tools Inc.
 This endorsement changes the policy to which it is attached. Endorsement effective 04/01/2026
 Policy No. WC 88-40917-26    Insured Harrow Street Roofing Co    Insurance Company Anvil Point Insurance Company`],
  ['schedule of vehicles', 'schedule', `
 SCHEDULE OF COVERED AUTOS YOU OWN
 Policy Number BAP-2219047-11       Dusty Well Drilling Inc
 Unit #  Year  Make model             VIN                 Stated amount   Garage ZIP
 1       2020  Kenworth T880          1NKZXPEX000000000   $112,000        82601
 2       2017  Ford F-450             1FDUF4HT000000000   $41,000         82601
 3       2015  Ford F-150             1FTEW1EF000000000   $16,500         82601`],
  ['requirements of a broker', 'sop', `
 CARRIER INSURANCE REQUIREMENTS
 Before a first load every carrier must have on file with us:
 - Automobile liability with a combined single limit of not less than $1,000,000
 - Motor truck cargo of not less than $100,000; carriers of refrigerated goods must carry reefer breakdown
 - General liability is required for drop trailers
 Corwin Logistics must be listed as certificate holder. The insurer must have a rating of A- or better.`],
  ['claims-made policy wording', 'policy', `
 MISCELLANEOUS PROFESSIONAL LIABILITY POLICY
 I. INSURING AGREEMENT
 We will pay on behalf of the insured those sums that the insured becomes legally obligated to pay as damages
 because of a claim first made during the policy period for a wrongful act in rendering professional services.
 II. DEFENSE
 We will have the right and duty to defend any claim, even if it is groundless.
 III. DEFINITIONS  Claim means: a written demand for money or services.
 IV. EXCLUSIONS  This insurance does not apply to any claim arising out of dishonest acts of the insured.`],
  ['confirmation that is a binder too', 'binder', `
 KNOTS WHOLESALE UNDERWRITERS                     CONFIRMATION OF COVERAGE / BINDER
 Date: May 21, 2026                               Policy Number: 101 GL 0903317-00
 Insured: Turnstone Paving Inc, 3 Quarry Rd, Mobile AL
 Company: Dunlin Insurance Company
 Policy Term: 05/22/2026 to 05/22/2027
 In accordance with your instructions we have bound the following coverage. This binder expires when replaced by the policy.
 Commercial General Liability - Occurrence
 $1,000,000   Each Occurrence
 $2,000,000   General Aggregate`],
  ['cancel notice, as one carrier calls it', 'cancellation_notice', `
 CANCEL NOTICE FOR NONPAYMENT OF PREMIUM
 Policy Number: 09033177-0                        Policy period: Mar 1, 2026 - Mar 1, 2027
 Named insured: Cobble Lane Landscaping LLC       Date of notice: Jun 3, 2026
 We have not received your payment of $412.18. Your policy will be canceled at 12:01 a.m. on June 16, 2026
 unless we receive your payment before that time. No coverage will be provided after that date.
 Minimum amount due $412.18`],
  ['licence bond in its own words', 'policy', `
 LICENSE AND PERMIT BOND
 KNOW ALL PERSONS BY THESE PRESENTS:                              Bond No. 90331772
 That we, Fern Tire and Brake LLC, as Principal, and Dunlin Surety Company, as Surety, are held and firmly bound unto
 the City of Ashby, as Obligee, in the penal sum of Ten Thousand Dollars ($10,000.00), lawful money of the United States.
 THE CONDITION OF THE ABOVE OBLIGATION IS SUCH that the Principal has been licensed as a repair shop by the Obligee.
 Dated this 10th day of January, 2026.        Dunlin Surety Company, by its Attorney-in-Fact`],
  ['schedule of forms, the declarations among them', 'schedule', `
 SCHEDULE OF FORMS AND ENDORSEMENTS
 Policy Number: TPS9033177     Effective Date: 04-09-2026    Named Insured: Windlass Quay LLC
 COMMON POLICY
 OPS-D-1 08-10       Common policy declarations
 IL 00 17 11-98      Common policy conditions
 GENERAL LIABILITY
 CG 00 01 04-13      Commercial general liability coverage form
 CG 21 47 12-07      Employment-related practices exclusion`],
  ['filing for a driver, by its whole name', 'filing', `
 SR-22 FINANCIAL RESPONSIBILITY INSURANCE CERTIFICATE
 Insured: Dashiell Roe     License No. 000118
 Policy Number TN 9033177    Effective from 06/01/2026
 This certification is effective from the date above and continues until cancelled or terminated in accordance with the
 financial responsibility laws and regulations of this State.
 Name of insurance company: Turnstone Assurance Corporation`],
]
