import { isKnownCarrier } from './carrier-table.ts'

const COMPANY = /\b(?:insurance|ins|indemnity|casualty|assurance|underwriters|surety)\b.*\b(?:co|company|corp|corporation|inc|exchange|group)\b|\bcompensation\s+(?:insurance\s+)?fund\b/i
/** Whether a text is an insurer's name. */
export const isCompanyName = (text: string): boolean => COMPANY.test(text) || (text.length > 12 && isKnownCarrier(text))
