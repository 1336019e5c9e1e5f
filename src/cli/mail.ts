import type { Command } from 'commander'
import { readConfig } from '../kernel/index.ts'
import { dkimKeyOf, dkimRecord } from '../outreach/mail-setup.ts'
import { withContext } from './with-context.ts'

/** `ivs mail dns`: what to publish for the mail domain, so that agents' mail systems take what the service sends. */
export function register(program: Command): void {
  program
    .command('mail')
    .description('outgoing and incoming mail')
    .command('dns')
    .description('the DNS records of the mail domain: signing key, sender policy, and where replies go')
    .option('--json', 'print JSON')
    .action(async (o: { json?: boolean }) => {
      const config = readConfig(process.env)
      const domain = config.IVS_MAIL_DOMAIN
      const dkim = dkimRecord(await withContext((context) => dkimKeyOf(config, context)))
      const records = [
        { name: dkim.name, type: 'TXT', value: dkim.text },
        { name: domain, type: 'TXT', value: 'v=spf1 mx -all', note: 'name the servers that IVS_SMTP_URL sends from' },
        { name: `_dmarc.${domain}`, type: 'TXT', value: 'v=DMARC1; p=reject; adkim=s' },
        { name: domain, type: 'MX', value: `10 ${domain}.`, note: 'the host of the inbound mail server, or of the mailbox that is polled' },
      ]
      process.stdout.write(o.json ? `${JSON.stringify(records)}\n` : records.map((r) => `${r.name}  ${r.type}  ${r.value}${r.note ? `\n    (${r.note})` : ''}\n`).join(''))
    })
}
