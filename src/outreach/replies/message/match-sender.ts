import { domainToUnicode } from 'node:url'

export type SenderMatch = boolean | 'lookalike' | 'freemail'

/** Mailbox providers whose domain says nothing of who writes. */
const FREEMAIL = new Set(
  (
    'gmail.com googlemail.com yahoo.com ymail.com rocketmail.com yahoo.ca yahoo.co.uk yahoo.com.mx yahoo.es yahoo.com.ar outlook.com outlook.es hotmail.com hotmail.es ' +
    'hotmail.co.uk hotmail.ca live.com live.com.mx msn.com passport.com windowslive.com aol.com aim.com verizon.net icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.com ' +
    'gmx.net gmx.us gmx.de mail.com email.com usa.com inbox.com zoho.com zohomail.com yandex.com yandex.ru mail.ru tutanota.com tuta.io tuta.com fastmail.com fastmail.fm ' +
    'hushmail.com comcast.net xfinity.com sbcglobal.net att.net bellsouth.net ameritech.net pacbell.net swbell.net cox.net charter.net spectrum.net rr.com roadrunner.com ' +
    'earthlink.net mindspring.com juno.com netzero.net netzero.com frontier.com frontiernet.net centurylink.net windstream.net optonline.net optimum.net suddenlink.net ' +
    'tds.net q.com embarqmail.com rediffmail.com qq.com 163.com 126.com naver.com web.de libero.it orange.fr free.fr btinternet.com shaw.ca rogers.com sympatico.ca ' +
    'telus.net prodigy.net prodigy.net.mx duck.com hey.com mailinator.com guerrillamail.com yopmail.com 10minutemail.com'
  ).split(' '),
)

/** Is the sender's domain the agent's own? Subdomains of it are; a resemblance is named as one. Domains compare case-folded, IDN decoded. */
export function matchSender(fromAddress: string | null, agentDomain: string): SenderMatch {
  const domain = domainOf(fromAddress)
  const agent = cleanDomain(agentDomain)
  if (!domain) return false
  if (isFreemail(domain)) return 'freemail'
  if (!agent) return false
  if (domain === agent || domain.endsWith(`.${agent}`)) return true
  return resembles(domain, agent) ? 'lookalike' : false
}

export function isFreemail(domain: string): boolean {
  for (let own = domain; own !== ''; own = own.slice(own.indexOf('.') + 1 || own.length)) if (FREEMAIL.has(own)) return true
  return false
}

export function domainOf(address: string | null): string | null {
  const at = address?.lastIndexOf('@') ?? -1
  return at === -1 ? null : cleanDomain(address!.slice(at + 1)) || null
}

function cleanDomain(domain: string): string {
  return domain.trim().toLowerCase().replace(/\.$/, '')
}

/** Does one domain imitate another: look-alike letters, a slip or two, added words, another ending, or the other's name as a label of its own? */
function resembles(domain: string, agent: string): boolean {
  const shown = skeleton(domain)
  const own = skeleton(agent)
  if (shown === own) return true
  if (`.${shown}.`.includes(`.${own}.`) || shown.replaceAll('.', '').includes(own.replaceAll('.', ''))) return true
  const name = mainLabel(shown)
  const agentName = mainLabel(own)
  if (name === agentName) return true
  const squeezed = name.replaceAll('-', '')
  const agentSqueezed = agentName.replaceAll('-', '')
  if (agentSqueezed.length < 4) return squeezed === agentSqueezed
  if (squeezed === agentSqueezed) return true
  if (
    squeezed.includes(agentSqueezed) ||
    (agentSqueezed.includes(squeezed) && squeezed.length >= 6 && squeezed.length * 2 >= agentSqueezed.length)
  )
    return true
  const slips = agentSqueezed.length >= 10 ? 3 : agentSqueezed.length >= 6 ? 2 : 1
  if (editDistance(squeezed, agentSqueezed, slips) <= slips) return true
  const mine = nameWords(squeezed)
  const theirs = nameWords(agentSqueezed)
  return mine.length >= 5 && mine === theirs
}

/** Trade words that imitators add, drop or swap. */
function nameWords(label: string): string {
  return label.replace(
    /(?:insurance|insur|seguros|agency|agencies|brokers?|brokerage|partners|group|services?|associates|risk|ins|inc|llc|corp|usa|online|certs?|mail|team|co)+$/g,
    '',
  )
}

const TWO_PART = /\.(?:co|com|org|net|gov|ac|edu)\.[a-z]{2}$/
function mainLabel(domain: string): string {
  const labels = domain.split('.')
  return labels.at(TWO_PART.test(domain) ? -3 : -2) ?? labels[0]!
}

const GLYPHS: Record<string, string> = {
  '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '|': 'l', i: 'l',
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'l', ѕ: 's', ј: 'j', ԁ: 'd', ո: 'n', ս: 'u', һ: 'h', ɡ: 'g', ı: 'l', ο: 'o', α: 'a', ν: 'v', κ: 'k', ρ: 'p', τ: 't', υ: 'u', ε: 'e', в: 'b', к: 'k', м: 'm', т: 't', н: 'h', г: 'r', ł: 'l', ø: 'o', đ: 'd', ß: 'b',
}
function skeleton(domain: string): string {
  const unicode = domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? domainToUnicode(label) || label : label))
    .join('.')
  const plain = unicode.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...plain]
    .map((char) => GLYPHS[char] ?? char)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
}

/** Edits and swaps of neighbours between two words, at most `limit` + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || a.length > 80 || b.length > 80) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + same)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, before[column - 2]! + 1)
      current.push(cost)
    }
    before = previous
    previous = current
  }
  return Math.min(previous[b.length]!, limit + 1)
}
