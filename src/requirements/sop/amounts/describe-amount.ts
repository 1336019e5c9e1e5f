/** An amount as a question writes it. */
export const describeAmount = (n: number | null): string => (n === null ? 'statutory' : `$${String(n).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',')}`)
