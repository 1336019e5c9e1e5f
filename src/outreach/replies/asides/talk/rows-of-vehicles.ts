import { talkRows } from './talk-row.ts'

/** Trucks and drivers that come and go while a policy stands. A last truck sold, or coverage taken off one, is told in other words. */
export const OF_VEHICLES = talkRows(`
  [we|they|i|he|she|the insured|insured|the client|client] [have|has|'ve] [just|recently|also|since|then|now] {gotone} {someof} {vehicle} [(to|on|onto) {itspolicy}] [{when}]
  [we|they|i|he|she|the insured|insured|the client|client] [have|has|'ve] [just|recently|also|since|then|now] {gotone} {someof} {vehicle} [{when}] (to|on|onto) {itspolicy} [{when}]
  (we|they|i|he|she|the insured|insured|the client|client) [have|has|'ve] [just|recently|also|since|then|now] {gotone} {someof} {vehicle} [{when}](,| and) (we|i|it|it's|which) [have|has|was|were|got|is] [been] (added|put|scheduled|endorsed) [it|that] [on|onto] [{itspolicy}] [{when}]
  [we|they|i|he|she|the insured|insured|the client|client] [have|has|'ve] [just|recently|also|since|then|now] {gaveone} {someof} {vehicle} [(on|from|off|for|with) ({itspolicy}|{someof} {vehicle})] [{when}]
  (we|they|i|he|she|the insured|insured|the client|client)( is| are| am|'s|'re|'m) [just|currently|also|now] {gettingone} {someof} {vehicle} [(to|on|onto|from|off|for) {itspolicy}] [{when}]
  (we|they|i|he|she|the insured|insured|the client|client)( are| is| am|'re|'s|'m) [just|currently|also|now] (working on|in the (process|middle) of) {gettingone} {someof} {vehicle} [(to|on|onto|from|off|for) {itspolicy}],? (which|and that|but that|and it|but it|that) (does not|doesn't|won't|will not|should not|shouldn't) (change|affect|impact|alter) (anything|the limits|the dates|the coverages?|any of (this|these|it|that)|what is) [(above|here|below|listed|you (asked about|list|listed|have))]
  [we|they|he|she|the insured|insured|the client|client] [have|has|'ve] [just|recently|also|since|then|now] (traded|traded in|swapped|swapped out|switched|switched out|changed|replaced) [the|his|her|their|a few|some] {vehicle} [{when}]
  [he|she|it|they|we|the insured|insured|the client|client] [just|currently|now|also] (has|have|runs|run|has got|insures) [about] {vehicles}(,? ?(and|&|\/)? ?{vehicles})? [on (it|there|this one|{itspolicy})] [now|right now|currently|scheduled]
  {vehicles}(,? ?(and|&|\/)? ?{vehicles})? (scheduled|listed|insured|covered|on (it|{itspolicy})) [on (it|{itspolicy})] [now|right now|currently]
  {someof} {vehicle} (was|were|has been|have been|got) [just|recently|also|since|then|now] (added|endorsed|scheduled|put) [on|onto|to] [{itspolicy}] [{when}]
  {itspolicy} (was|were|has been|have been|got) [just|recently|also|since|then|now] (endorsed|amended|updated|changed|revised) [{when}] (to|and) (add|adds|added|include|pick up|schedule) {someof} ({vehicle}|loss payee|lienholder|additional insured|location|certificate holder) [{when}]
  {itspolicy} (was|were|has been|have been|got) [just|recently|also|since|then|now] (endorsed|amended|updated|changed|revised) [{when}] to (swap|replace|trade|remove|delete|change|update) [out] [{someof}|the] ({vehicle}|vehicle schedule|driver list|driver schedule|mailing address|loss payee|lienholder|vin|garaging address) [{when}]
  {itspolicy} (was|were|has been|have been|got) [just|recently|also|since|then|now] (endorsed|amended|updated|changed|revised) [{when}] for ({someof} {vehicle}|{someof} (vehicle change|loss payee)) [{when}]
`)
