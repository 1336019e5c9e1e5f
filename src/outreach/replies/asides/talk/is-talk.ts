import { IN_SPANISH } from './rows-in-spanish.ts'
import { OF_ADVERTISING } from './rows-of-advertising.ts'
import { OF_ANSWERING, OF_LEADS } from './rows-of-answering.ts'
import { OF_CARRIERS } from './rows-of-carriers.ts'
import { OF_CHECKING, OF_NO_NEWS } from './rows-of-checking.ts'
import { OF_COMPANIONS, OF_MANNERS } from './rows-of-companions.ts'
import { OF_CONTACTS } from './rows-of-contacts.ts'
import { OF_DISCLAIMERS } from './rows-of-disclaimers.ts'
import { OF_FEATURES, OF_THE_PAYER } from './rows-of-features.ts'
import { OF_FOOTERS } from './rows-of-footers.ts'
import { OF_MAIL } from './rows-of-mail.ts'
import { OF_MINOR_CHANGES } from './rows-of-minor-changes.ts'
import { OF_OFFERS } from './rows-of-offers.ts'
import { OF_PAPERS } from './rows-of-papers.ts'
import { OF_PEOPLE } from './rows-of-people.ts'
import { OF_PREPARING, OF_THE_REPLY } from './rows-of-preparing.ts'
import { OF_THE_ACCOUNT } from './rows-of-the-account.ts'
import { OF_THE_NAME } from './rows-of-the-name.ts'
import { OF_THE_OFFICE } from './rows-of-the-office.ts'
import { isInNoPlace } from './in-no-place.ts'
import { OF_THE_TRADE, OF_TRADES_AND_PLACES } from './rows-of-the-trade.ts'
import { OF_RENEWALS } from './rows-of-renewals.ts'
import { OF_REQUESTS } from './rows-of-requests.ts'
import { OF_STANDING } from './rows-of-standing.ts'
import { OF_TICKETS } from './rows-of-tickets.ts'
import { OF_SPANISH_COMPANIONS } from './rows-of-spanish-companions.ts'
import { OF_UPKEEP } from './rows-of-upkeep.ts'
import { OF_VEHICLES } from './rows-of-vehicles.ts'
import { OF_WONDERING } from './rows-of-wondering.ts'

/** Of the insured, the office that looked it up, the companies and what a policy has: a yes may be to any of these. */
const OF_THEM = [OF_COMPANIONS, OF_CONTACTS, OF_CARRIERS, OF_CHECKING, OF_NO_NEWS, OF_FEATURES, OF_THE_PAYER, OF_MINOR_CHANGES, OF_PREPARING, OF_STANDING, OF_THE_TRADE, OF_TRADES_AND_PLACES, OF_VEHICLES]
const TABLES = [OF_MAIL, OF_DISCLAIMERS, OF_FOOTERS, OF_THE_OFFICE, OF_PEOPLE, OF_PAPERS, OF_OFFERS, OF_ADVERTISING, OF_TICKETS, OF_UPKEEP, OF_THE_ACCOUNT, OF_ANSWERING, OF_LEADS, OF_RENEWALS, OF_REQUESTS, OF_THE_REPLY, OF_MANNERS, ...OF_THEM.filter((table) => table !== OF_TRADES_AND_PLACES), OF_WONDERING, OF_THE_NAME, IN_SPANISH, OF_SPANISH_COMPANIONS]
const CHARS_MAX = 200

/** Whether a piece of a sentence, folded and trimmed, is a row of the tables of talk from its first word to its last; `raw` is the piece as written. */
export const isTalk = (piece: string, raw: string): boolean => piece.length <= CHARS_MAX && (TABLES.some((table) => table.test(piece)) || (OF_TRADES_AND_PLACES.test(piece) && !isInNoPlace(raw)))

/** "Yes, they are our client": what a yes before it may be to. */
export const tellsOfThem = (piece: string): boolean => piece.length <= CHARS_MAX && OF_THEM.some((table) => table.test(piece))

/** A sentence as the tables read it: without the signs around it and the word that ties it to the one before. */
export const pieceOfTalk = (folded: string): string => folded.slice(0, CHARS_MAX + 1).replace(/^[^a-z0-9]+/, '').replace(/[^a-z0-9)]+$/, '').replace(/^(?:and|but|so|because|since|as|although|though|unfortunately|sadly|fyi|btw),? (?=[a-z])/, '')
