/** Without a word of the trade or of change in it, a sentence that was not understood is talk. */
export const RISK =
  /^(?:pay|paid|premium|bill|balanc|owe|due|money|audit|claim|loss|accident|driv|truck|vehic|fleet|unit|trailer|equip|job|project|locat|stat(?:e|us)|work|operat|s[oe]ld?l?|clos|shut|bankrupt|stop|end|quit|leav|left|mov|chang|new|replac|re-?writ|quot|renew|market|remarket|switch|transfer|broker|carrier|underwrit|insur|polic|cover|limit|endors|exclu|schedul|requir|condition|restrict|holder|additional|waiver|primary|dec|form|term|date|expir|effect|cancel|laps|notic|reinstat|suspend|non|problem|issue|concern|wrong|error|mistake|differ|confus|verif|careful|however|although|despite|soon|futur|previous|old|temp|short|trust|rel(?:y|ian)|guarant|warrant|liab|respons|legal|court|disput|fraud|fak|forg|bar|absen|minus|sans|haul|author|filing|fil|mcs|dot|lien|leas|own|pass|died|death|merg|acqui|dba|name|pag|deuda|cambi|vend|cerr|asegur|poliz|cobert|limit|licen|registr|suspen|lawsuit|depos|financ|refus|declin|reject|den(?:y|ied)|drop|remov|delet|add)/
export const HANDLING = new Set(
  "i've we've up over through you me just personally myself reviewed review checked looked verified pulled email e-mail request letter your listed message below above shown referenced mentioned know familiar is are in on for to the and a it write writes wrote written handle handles service services place places placed insure insures have got has had manage manages client clients insured customer account accounts our office agency policy policies with us since through thru by these those all of we i they insured-name year years one as well also both maintains maintain maintained carries carry above-captioned above-referenced above-named captioned via el la los las es son de del su sus con un una s".split(
    ' ',
  ),
)
export const COURTESY = new Set(
  'hi hello hey dear good morning afternoon evening thanks thank you your for the to this that and so much very best regards have a great day week weekend please note it is here i we am are my our me us sent from team all regarding re in on of request email letter message hola gracias por su buenos dias buenas tardes saludos checking reaching out asking attached find see copy certificate certificates cert coi enclosed file records reference following update sorry delay apologies welcome'.split(
    ' ',
  ),
)
