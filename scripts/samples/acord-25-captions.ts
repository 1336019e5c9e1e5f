/** What changed on the form between its editions: short captions, and where the general liability box stands. */
export const EDITIONS = ['2009/09', '2010/05', '2014/01', '2016/03', '2016/03', '2016/03', '2025/12'] as const

export function captionsOf(edition: string) {
  const year = Number(edition.slice(0, 4))
  const recent = year >= 2014
  const autosOnly = year >= 2016
  return {
    additionalInsured: recent ? 'ADDL\nINSD' : 'ADDL\nINSR',
    /** Up to 2010 a heading stands over the boxes; later the box itself is the heading. */
    generalLiabilityHead: !recent,
    otherAggregate: recent,
    owned: autosOnly ? 'OWNED\nAUTOS ONLY' : 'ALL OWNED\nAUTOS',
    scheduled: 'SCHEDULED\nAUTOS',
    hired: autosOnly ? 'HIRED\nAUTOS ONLY' : 'HIRED AUTOS',
    nonOwned: autosOnly ? 'NON-OWNED\nAUTOS ONLY' : 'NON-OWNED\nAUTOS',
    statutory: recent ? 'PER\nSTATUTE' : 'WC STATU-\nTORY LIMITS',
  }
}
