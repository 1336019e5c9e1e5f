import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { renderToPng } from '../../src/extraction/render-to-png.ts'

export type PaperOptions = { password?: string }

/** A PDF set in fixed pitch from plain text, one string a page. */
export function printedPdf(pages: readonly string[], options: PaperOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    ...(options.password ? { userPassword: options.password, pdfVersion: '1.7' as const } : {}),
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
  })
  for (const page of pages) {
    doc.addPage()
    doc.font('Courier').fontSize(9.5)
    page.split('\n').forEach((line, i) => doc.text(line, 36, 44 + i * 13, { lineBreak: false }))
  }
  doc.end()
  return done
}

/** The same page as a JPEG of about 200 dots to the inch, as a phone or a scanner would send it. */
export async function photoOf(pdf: Buffer, page = 1): Promise<Buffer> {
  const png = await renderToPng(pdf, page, 200)
  return sharp(png!).flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer()
}

export const AUTO_DECLARATIONS = `NORTH HARBOR CASUALTY COMPANY
COMMERCIAL AUTO DECLARATIONS

Policy Number: CAP 4471902-03
Policy Period: From 03/01/2027 to 03/01/2028 at 12:01 A.M. standard time
Named Insured: Brindle Freight LLC
               418 Mill Road, Dayton, OH 45402

SCHEDULE OF COVERAGES AND COVERED AUTOS
Coverages                       Symbols     Limit of Insurance       Premium
Covered Autos Liability         7, 8, 9     $1,000,000 CSL           $11,204.00
Uninsured Motorists             7           $50,000                  $210.00

Total annual premium: $11,414.00
Forms and endorsements: CA 00 01 10 13, CA 20 48 10 13`

export const CARGO_DECLARATIONS = `NORTH HARBOR CASUALTY COMPANY
MOTOR TRUCK CARGO DECLARATIONS

Policy Number: MTC 88214-7
Policy Period: From 03/01/2027 to 03/01/2028 at 12:01 A.M. standard time
Named Insured: Brindle Freight LLC
               418 Mill Road, Dayton, OH 45402

Limits of Insurance
Limit any one vehicle                      $100,000
Limit any one occurrence                   $200,000
Deductible                                 $2,500
Total premium                              $1,850.00`

export const INVOICE = `BRINDLE FREIGHT LLC
INVOICE
Invoice number: 20417            Invoice date: 04/02/2027
Bill to: Corwin Tools Inc.

Description                  Qty        Unit price       Amount
Line haul Dayton to Toledo     1        $1,450.00        $1,450.00
Fuel surcharge                 1          $212.40          $212.40

Subtotal                                                 $1,662.40
Total due                                                $1,662.40
Payment terms: net 30 days. Please remit to the address above.`

export const APPLICATION = `COMMERCIAL INSURANCE APPLICATION
APPLICANT INFORMATION SECTION

Applicant (first named insured): Brindle Freight LLC
Proposed eff date: 03/01/2027      Proposed exp date: 03/01/2028
Nature of business: trucking       Years in business: 9

General liability limit requested: $1,000,000
Prior carrier information: North Harbor Casualty Company, policy CAP 4471902-02
Loss history: none in five years

Any person who knowingly and with intent to defraud any insurance company files an
application containing false information commits a crime.
Applicant's signature: ______________________   Date: 02/11/2027`

export const LOSS_RUN = `NORTH HARBOR CASUALTY COMPANY
LOSS RUN REPORT
Insured: Brindle Freight LLC           Valuation date: 02/01/2027

Policy number    Term                       Claim number   Date of loss   Total paid   Reserves   Total incurred
CAP 4471902-02   03/01/2026 to 03/01/2027   55-1029        07/14/2026     $4,120.00    $0.00      $4,120.00
CAP 4471902-01   03/01/2025 to 03/01/2026   no claims reported`

export const QUOTE = `TALLOW RIDGE INSURANCE AGENCY
COMMERCIAL AUTO QUOTE
Quote number: Q-55120        Quote date: 02/14/2027
Prepared for: Brindle Freight LLC
Proposed effective date: 03/01/2027

Covered autos liability        $1,000,000 CSL           $11,204.00
Motor truck cargo                $100,000                $1,850.00

This quote is valid for 30 days. No coverage is bound until the company accepts in writing.`

export const SOP_TEXT = `INSURANCE REQUIREMENTS FOR CARRIERS

1. Automobile liability: combined single limit of not less than $1,000,000.
2. Motor truck cargo: not less than $100,000 per vehicle.
3. Corwin Tools Inc. must be named as additional insured on the automobile liability policy.`
