/** Papers that arrive among certificates, by what they must be called. Names and numbers invented, wording our own. */
export const PROVE_NOTHING: Record<string, string> = {
  'analysis of losses, a claim a block': `
 Osprey Mutual Insurance Company                          Valued as of: 11/10/2026
               Workers' Compensation Loss Analysis Report
 Insured   Brindle Freight LLC          Policy Number  WCO 7712044 01
 Claim Number: 2026000441      Claimant Name: withheld       Claim Status: Open
 Date of Injury  11/01/2026        Nature of Injury  strain       Body Part  shoulder
 Medical $412.00     Indemnity $0.00     Total Incurred $412.00
 Accident Description   reached for a load strap`,
  'summary of claims of a staffing firm': `
 TALLOW STAFFING                          Workers' Compensation Claims Summary
 Valued as of 01/28/2027
 Claim Number   Employee Name   Claim Type   Status   Loss Date   Report Date   Paid   Reserve   Incurred
 Accident Description
 M100441        withheld        Incident     Closed   9/18/2026   9/19/2026     0.00   0.00      0.00
 Grand Totals - 1 Claim                                                         0.00   0.00      0.00`,
  'exemption of an officer from compensation': `
 STATE OF FLORIDA   DEPARTMENT OF FINANCIAL SERVICES   DIVISION OF WORKERS' COMPENSATION
 CERTIFICATE OF ELECTION TO BE EXEMPT FROM FLORIDA WORKERS' COMPENSATION LAW
 CONSTRUCTION INDUSTRY EXEMPTION
 The person below has elected to be exempt.
 EFFECTIVE DATE:  4/14/2026          EXPIRATION DATE:  4/13/2028
 PERSON:  BASIL TALLOW               FEIN: 000000000
 BUSINESS NAME AND ADDRESS:  BRINDLE STONE LLC, 9 Plover Ct, Ocala FL
 SCOPE OF BUSINESS OR TRADE:  Stone, marble or mosaic work`,
  'application with general information questions': `
 COMMERCIAL INSURANCE APPLICATION                                DATE 02/03/2027
 AGENCY  Tallow Ridge Insurance        CARRIER  North Harbor Casualty     NAIC CODE 00000
 APPLICANT INFORMATION
 NAME (First named insured)  Brindle Freight LLC        GL CODE      SIC      NAICS
 STATUS OF TRANSACTION   [ ] quote  [x] issue policy    PROPOSED EFF DATE 03/01/2027  PROPOSED EXP DATE 03/01/2028
 LINES OF BUSINESS  [x] commercial auto  [x] motor truck cargo  [ ] umbrella
 GENERAL INFORMATION   EXPLAIN ALL "YES" RESPONSES
 1a. Is the applicant a subsidiary of another entity?   N
 2.  Is a formal safety program in operation?           Y
 PRIOR CARRIER INFORMATION   2026  North Harbor Casualty   CAP 4471902-02   premium 10,900
 Applicant's signature                                      Producer's signature`,
  'carrier supplemental questionnaire': `
 TRUCKING SUPPLEMENTAL APPLICATION
 Applicant name: Basin Run Transport LLC          USDOT: 0000000
 Effective date requested: 04/01/2027
 How many power units do you operate? 6     Radius: 500 miles
 Commodities hauled: dry goods 70%, paper 30%
 List drivers with date of birth and licence number:
 Limits desired: auto liability $1,000,000; cargo $100,000
 Any coverage declined, cancelled or non-renewed in the last three years? No
 I have answered these questions truthfully. Signature of applicant: ______________  Date: ________`,
  'placement slip of a reinsurance': `
 A/C: Tallow Steel Works                                        UMBRELLA LIABILITY
 From: N. Osprey                                                July 2, 2026
 POLICY PERIOD:          July 1, 2026 To July 1, 2027
 REINSURED PERIOD:       July 1, 2026 To July 1, 2027
 COMPANY POLICY LIMIT:   $5,000,000 each occurrence / $5,000,000 aggregate
 COMPANY RETENTION:      $250,000 each occurrence, net and treaty
 REINSURANCE PREMIUM:    please quote, gross less ceding commission of 25.0%
 REINSURANCE CONDITIONS: follow form company policy except as stated
 ORIGINAL CANCELLATION CLAUSE: 90 days       Losses and exposures on the pages behind.`,
  'loss run without claims': `
 Granite Fork Insurance Company
 Policy Loss Experience                                   Valued as of 01/15/2027
 Insured: Dusty Well Drilling Inc
 Policy           Line           Effective    Expiration   Claims   Paid     Outstanding   Incurred
 BAP-2219047-10   Business auto  10/01/2025   10/01/2026   0        0.00     0.00          0.00
 BAP-2219047-09   Business auto  10/01/2024   10/01/2025   1        2,210    0.00          2,210
 No claims reported for the current term.`,
  'loss run whose heading is torn off': `
 Granite Fork Insurance Company
 Policy Summary                                           Named insured: Dusty Well Drilling Inc
 BAP-2219047-09    Policy period 10/01/2024 - 10/01/2025
 Policy            Losses paid     Expenses paid    Reserves     Recoveries    Total incurred
 Totals            $2,210.00       $0.00            $0.00        $0.00         $2,210.00
 Summary for all policies
                   $2,210.00       $0.00            $0.00        $0.00         $2,210.00`,
  'quote that looks like declarations': `
 HIGHMOOR INSURANCE COMPANY
 COMMERCIAL UMBRELLA QUOTATION
 Quote number: Q7719920          Quote expires: 03/15/2027
 Prospective insured: Larkin Bros Grading, Inc.
 Proposed policy period: 04/01/2027 to 04/01/2028
 Limits of insurance
   Each occurrence         $5,000,000
   Aggregate               $5,000,000
   Self-insured retention  $10,000
 Quoted premium            $12,400
 This quotation is subject to underwriting approval. It is not a binder and no coverage is in force.`,
  'insurance proposal by an agency': `
 Ramp Street Insurance Services
 Commercial Insurance Proposal
 Prepared for: Copper Basin Framing Inc        Presented: September 2, 2026
 Proposed effective date: 9/30/2026
 Coverage                   Carrier                         Limit                    Annual premium
 General liability          Redstone Surplus Lines          $1,000,000 / $2,000,000  $8,604
 Commercial auto            Granite Fork                    $1,000,000               $18,442
 To bind coverage please sign and return with a deposit. This proposal is a summary only; it does not bind coverage.`,
  'request to change the agent': `
 BROKER OF RECORD LETTER
 To: North Harbor Casualty Company                                 Date: 01/30/2027
 Please be advised that we have appointed Tallow Ridge Insurance Agency as our exclusive
 broker of record for policy CAP 4471902-03 effective immediately.
 This appointment rescinds all previous appointments.
 Sincerely, Brindle Freight LLC`,
  'statement of no loss': `
 STATEMENT OF NO LOSS
 Insured: Brindle Freight LLC        Policy number: CAP 4471902-03
 I certify that there have been no losses, accidents or circumstances that might give rise to a claim
 from 12:01 A.M. on 02/10/2027 to the time of signing this statement.
 I understand that the company is relying on this statement to reinstate my policy.
 Signature of named insured: __________________     Date and time: ______________`,
  'health plan summary': `
 Summary of Benefits and Coverage: what this plan covers       Coverage Period: 01/01/2027 - 12/31/2027
 Important questions            Answers
 What is the overall deductible?    $1,500 individual
 What is the out-of-pocket limit?   $6,000
 Primary care visit                 $25 copay        Not covered
 Specialist visit                   $50 copay        40% coinsurance
 Generic drugs                      $10 copay`,
  'privacy letter of an insurer': `
 PRIVACY NOTICE
 Granite Fork Insurance Company values your trust. We collect information about you from your applications,
 from your transactions with us and from consumer reporting agencies. We do not sell it.
 We may share information as permitted by law with our affiliates and with companies that service your policy.
 If you have questions about this notice, please call the number on your policy.`,
  'experience rating of a bureau': `
 WORKERS COMPENSATION EXPERIENCE RATING
 Risk Name: TALLOW CARPENTRY INC   Risk ID: 040118447   Rating Effective Date: 01/01/2027   Production Date 10/04/2026
 State: CA   Carrier 12904  Policy No. WSA9033177  Eff-date 01/01/2025 Exp-date 01/01/2026
 Code ELR D-Ratio Payroll Expected losses Exp prim losses Claim data IJ OF Act inc losses Act prim losses
 5437 3.11 .38 402,000 12,502 4,751
 Experience Modification 0.94`,
}

export const NOT_INSURANCE: Record<string, string> = {
  'subcontract with an article on insurance': `
 SUBCONTRACT AGREEMENT
 This Agreement is made between Osprey Builders Inc (Contractor) and Brindle Floors LLC (Subcontractor).
 Article 9 Insurance. Subcontractor keeps general liability insurance of $1,000,000 each occurrence.
 Article 10 Indemnification. To the fullest extent permitted by law, Subcontractor shall indemnify Contractor.
 Article 11 Payment. Retainage of ten percent is withheld.`,
  'invoice of a carrier': `
 BASIN RUN TRANSPORT LLC                                     INVOICE
 Invoice # 7712                 Invoice date 03/04/2027      Terms Net 30
 Bill to: Corwin Tools Inc., 12 Forge Rd, Akron OH
 Description                       Qty     Rate        Amount
 Line haul Akron to Tulsa          1       2,150.00    2,150.00
 Detention                         2       50.00       100.00
 Total due                                             2,250.00
 Please remit to our factoring company.`,
  'premium bill': `
 NORTH HARBOR CASUALTY COMPANY
 BILLING STATEMENT
 Account number 88-110-4471          Statement date 02/20/2027
 Policy CAP 4471902-03  Commercial auto   Policy term 03/01/2026 to 03/01/2027
 Previous balance          $951.17
 Payment received          -$951.17
 Installment 12 of 12      $951.17
 Minimum amount due        $951.17         Due date 03/12/2027
 Please return this portion with your payment.`,
  'payment receipt': `
 Tallow Ridge Insurance Agency
 PAYMENT RECEIPT
 Received from: Brindle Freight LLC           Date: 03/01/2027
 Amount: $2,282.80      Method: check 1182
 Applied to policy CAP 4471902-03, down payment
 Thank you for your payment.`,
  'taxpayer form': `
 Form W-9                Request for Taxpayer                      Give form to the
 (Rev. March 2024)       Identification Number and Certification   requester.
 1 Name of entity/individual   Brindle Freight LLC
 3a Check the appropriate box for federal tax classification  [x] LLC
 4 Exemptions   Exempt payee code (if any)
 Part I Taxpayer Identification Number (TIN)     Employer identification number 00-1234567
 Part II Certification  Under penalties of perjury, I certify that the number shown is correct and
 I am not subject to backup withholding.`,
  'motor vehicle record': `
 STATE OF OHIO BUREAU OF MOTOR VEHICLES
 DRIVER RECORD ABSTRACT                                   Date 02/11/2027
 Name: OSEI ADJEI        DOB 01/01/1980       License number RX000000
 License class: A CDL    Status: VALID        Expires: 01/01/2029
 Endorsements: N T       Restrictions: NONE
 VIOLATIONS / CONVICTIONS
 Viol date    Conv date    Description                      Points
 04/02/2025   05/10/2025   Speed 68 in 55 zone              2
 ACCIDENTS: none on record        SUSPENSIONS: none`,
  'rate confirmation with insurance clause': `
 CARRIER RATE CONFIRMATION                                Load # 5519207
 Broker: Corwin Logistics            Carrier: Basin Run Transport LLC   MC 000000
 Pickup: 03/06/2027 08:00  Akron, OH     Shipper: Corwin Tools
 Delivery: 03/08/2027 07:00 Tulsa, OK    Consignee: Red Fork Supply
 Commodity: hand tools, 31,200 lbs, 22 pallets      Equipment: 53 ft van
 Line haul $2,150.00     Fuel included     Total rate $2,150.00
 Carrier agrees to maintain auto liability insurance of $1,000,000 and cargo insurance of $100,000.
 Detention must be reported to the dispatcher. Double brokering voids this agreement.`,
  'bill of lading': `
 STRAIGHT BILL OF LADING - SHORT FORM              BOL number 0042291
 Ship from: Corwin Tools, Akron OH      Ship to: Red Fork Supply, Tulsa OK
 Carrier name: Basin Run Transport      Trailer number 5312     Seal 00871
 Handling units   Package   Weight    Commodity description        NMFC   Class
 22 pallets       880 ctn   31,200    Hand tools                   186960 70
 Freight charge terms: prepaid          Shipper signature    Carrier signature / pickup date`,
  'driver licence': `
 OHIO  DRIVER LICENSE
 CDL  4d LIC NO RX000000
 1 ADJEI  2 OSEI
 8 12 TERMINAL WAY AKRON OH 44301
 3 DOB 01/01/1980   4b EXP 01/01/2029   9 CLASS A
 15 SEX M  16 HGT 5-11  18 EYES BRO   9a END NT  12 RESTR NONE   DONOR`,
  'vehicle registration': `
 APPORTIONED CAB CARD                          STATE OF OKLAHOMA
 Registrant: BASIN RUN TRANSPORT LLC           Registration expires 12/31/2027
 VIN 1FUJGLDR000000000   Year 2021   Make FRHT   Plate 2XX111
 Unit 14   Fuel D   Unladen weight 17,800   Gross weight 80,000
 Jurisdictions: OK 80,000  TX 80,000  KS 80,000  AR 80,000`,
  'lease contract': `
 COMMERCIAL LEASE AGREEMENT
 This lease is made on January 4, 2027 between Quarry Street Storage LP ("Landlord") and Brindle Freight LLC ("Tenant").
 1. Premises. Landlord leases to Tenant unit 14 at 77 Quarry St.
 2. Term. Three years beginning February 1, 2027. 3. Rent. Monthly rent $2,800 due on the first.
 4. Security deposit $5,600. 9. Insurance. Tenant will keep liability insurance for the premises.
 14. Governing law. The laws of Ohio apply. The parties have signed below.`,
  'pay stub': `
 BASIN RUN TRANSPORT LLC                 EARNINGS STATEMENT
 Employee: Osei Adjei      Pay period 02/15/2027 - 02/28/2027     Pay date 03/05/2027
 Earnings       Rate     Hours    Current     YTD
 Regular        28.00    80.00    2,240.00    9,100.00
 Federal income tax               -212.00     -861.00
 Social security                  -138.88     -564.20
 Medicare                          -32.48     -131.95
 Net pay                          1,856.64    7,542.85`,
  'email': `
 From: dispatch@basinrun.example
 To: onboarding@corwin.example
 Subject: RE: carrier packet
 Sent: Monday, March 1, 2027 4:12 PM

 Hi Dana,
 Our agent said she will send the certificate tomorrow morning. The truck is ready whenever you are.
 Let me know if you need anything else for the setup. Thanks, Mo`,
  'operating authority': `
 U.S. DEPARTMENT OF TRANSPORTATION
 FEDERAL MOTOR CARRIER SAFETY ADMINISTRATION
 SERVICE DATE March 3, 2019
 CERTIFICATE   MC-000000-C
 BASIN RUN TRANSPORT LLC   AMARILLO, TX
 This certificate is evidence of the carrier's authority to engage in transportation as a common carrier of
 property (except household goods) by motor vehicle in interstate or foreign commerce.`,
  'bank letter': `
 FIRST VALLEY BANK                                      Business Checking
 Statement period 02/01/2027 through 02/28/2027         Account number ending 4471
 Beginning balance        $18,220.14
 Deposits and additions   $41,870.00
 Checks paid              -$9,118.40
 Electronic withdrawals   -$33,007.00
 Ending balance           $17,964.74
 Member FDIC`,
  'restaurant menu': `
 LANTERN HILL BAKERY
 Breakfast served until eleven
 Buttermilk pancakes with maple syrup   9.50
 Two eggs any style, toast, potatoes    8.75
 Omelette of the day with salad        11.00
 Coffee, bottomless                     3.25
 Ask us about cakes for weddings and birthdays. We bake every morning but Tuesday. Dogs welcome on the porch.`,
}

/** More of what arrives by mistake. */
export const MORE_NOT_INSURANCE: Record<string, string> = {
  'wage statement of the year': `
 Form W-2 Wage and Tax Statement 2026                    Copy B To be filed with employee's federal tax return
 a Employee's social security number 000-00-0000         OMB No. 1545-0008
 b Employer identification number 00-1234567             1 Wages, tips 58,120.00   2 Federal income tax withheld 5,210.00
 c Employer's name Brindle Freight LLC                   3 Social security wages 58,120.00  4 Social security tax 3,603.44
 e Employee's name OSEI ADJEI                            5 Medicare wages 58,120.00`,
  'income tax return': `
 Form 1040  U.S. Individual Income Tax Return  2026      Department of the Treasury - Internal Revenue Service
 Filing status  [x] Single
 Your first name Osei     Last name Adjei     Your social security number 000-00-0000
 1a Total amount from Form W-2, box 1    58,120
 11 Adjusted gross income                57,900
 15 Taxable income                       43,300`,
  'health claim form': `
 HEALTH INSURANCE CLAIM FORM            APPROVED BY NATIONAL UNIFORM CLAIM COMMITTEE
 1. MEDICARE  MEDICAID  TRICARE  GROUP HEALTH PLAN     1a. INSURED'S I.D. NUMBER
 2. PATIENT'S NAME   3. PATIENT'S BIRTH DATE   4. INSURED'S NAME
 10. IS PATIENT'S CONDITION RELATED TO: employment, auto accident, other accident
 11. INSURED'S POLICY GROUP OR FECA NUMBER
 21. DIAGNOSIS OR NATURE OF ILLNESS    24. A. DATE(S) OF SERVICE  B. PLACE OF SERVICE  D. PROCEDURES, SERVICES  F. $ CHARGES
 25. FEDERAL TAX I.D. NUMBER   33. BILLING PROVIDER INFO`,
  'loss notice': `
 AUTOMOBILE LOSS NOTICE                                  DATE 03/03/2027
 AGENCY Tallow Ridge    INSURED Brindle Freight LLC      POLICY NUMBER CAP 4471902-03
 DATE OF LOSS AND TIME 03/02/2027 10:20 AM               REPORTED TO: county sheriff
 LOSS LOCATION  I-75 mile 81
 DESCRIPTION OF ACCIDENT  Insured driver changed lanes and struck claimant.
 INJURED: none    WITNESSES: one     ADJUSTER ASSIGNED: pending`,
  'residential lease': `
 RESIDENTIAL LEASE
 Landlord: Quarry Street Storage LP          Tenant: Wren Castellanos
 Premises: 210 W 4th St Unit 9, Tulsa OK
 Term: January 1, 2027 to December 31, 2027     Monthly rent: $1,150     Security deposit: $1,150
 Tenant must carry renters insurance with liability of at least $100,000.`,
  'resume': `
 Mo Okafor
 Dispatcher
 WORK EXPERIENCE
 Basin Run Transport, Amarillo TX, 2021 to present: dispatch of six trucks, customer calls, billing
 Panhandle Freight, 2017 to 2021: driver manager
 EDUCATION  West Texas College, certificate in logistics
 SKILLS  TMS software, Spanish, negotiation        REFERENCES available`,
  'utility bill': `
 PANHANDLE ELECTRIC COOPERATIVE
 Account number 771-20-88        Billing date 02/18/2027
 Service address 9 Terminal Way
 Previous balance 210.44    Payment received 210.44
 Current charges  energy 1,882 kWh   188.20
 Total amount due 201.11    Due date 03/10/2027`,
  'inspection of a truck': `
 ANNUAL VEHICLE INSPECTION REPORT
 Motor carrier: Basin Run Transport LLC       Unit 14     VIN 1FUJGLDR0LL000000
 OK  Needs repair   Item
 x                  Brake system: service brakes, parking brake
 x                  Steering mechanism
 x                  Tires: tread depth
 Inspector's signature             Date 01/09/2027     This vehicle has passed all inspection items.`,
  'carrier and broker agreement': `
 BROKER-CARRIER AGREEMENT
 This agreement is between Corwin Logistics ("Broker") and Basin Run Transport LLC ("Carrier").
 1. Carrier agrees to transport freight tendered by Broker under its own operating authority.
 4. Insurance. Carrier shall maintain auto liability of $1,000,000 and cargo of $100,000 and furnish certificates.
 7. Payment within thirty days of proof of delivery. 9. Back solicitation. 12. Governing law.
 The parties have executed this agreement as of the date below.`,
  'bill for the next term of a policy': `
 RENEWAL BILL
 Turnstone Mutual Insurance Company    Billing account 900118447
 Policy 44-903-317-01  Auto policy  Renewal term 08-03-2026 to 02-03-2027
 Premium for renewal $435.47   Service charge $3.00   Amount due by 08-03-2026 $438.47
 Pay online, by phone or return this stub with your check.`,
  'estimate of what a repair costs': `
 TALLOW BAY COLLISION                             PRELIMINARY ESTIMATE        RO 20417
 CUSTOMER: withheld     INSURANCE COMPANY: NORTH HARBOR CASUALTY     CLAIM 26-0904471
 VEHICLE 2017 HATCHBACK          ODOMETER 61,204
 LINE  OPER  DESCRIPTION           PART NUMBER   QTY   EXT PRICE   LABOR   PAINT
 1     REPL  REAR BUMPER COVER     04715X1       1     388.20      1.4     2.6
 SUBTOTALS  PARTS 388.20   BODY LABOR 4.4 HRS @ 62.00   PAINT LABOR 4.8 HRS
 GRAND TOTAL  1,104.66     DEDUCTIBLE 500.00    NET COST OF REPAIRS 604.66`,
}
