const HIDDEN = '***'
const CREDENTIALS = /^([a-z]+:\/\/[^/?#:]*):([^/?#]*)(?=@[^/?#@]*(?:[/?#]|$))/i

/** A webhook's address as the configuration shows it: as it was sent, but for a password in it, which never comes out. */
export const hidePassword = (url: string): string => url.replace(CREDENTIALS, `$1:${HIDDEN}`)

/** Whether an address is one that was shown and sent back, so that its password is not known. */
export const isHidden = (url: string): boolean => CREDENTIALS.exec(url)?.[2] === HIDDEN
