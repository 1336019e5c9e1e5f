/**
 * Why a private key cannot be used to log in, null when it can: seen when it is configured, not at the first delivery. Keys are
 * taken as ssh2 reads them (OpenSSH, PEM, PuTTY), without a passphrase, for none is kept.
 */
export async function privateKeyFault(text: string): Promise<string | null> {
  const { default: ssh2 } = await import('ssh2')
  const parsed = ssh2.utils.parseKey(text)
  const keys = Array.isArray(parsed) ? parsed : [parsed]
  for (const key of keys) {
    if (key instanceof Error) return /encrypted|passphrase/i.test(key.message) ? 'is protected by a passphrase; send a key without one' : 'is not a private key in OpenSSH, PEM or PuTTY format'
    if (key.isPrivateKey()) return null
  }
  return 'is a public key; send the private one'
}
