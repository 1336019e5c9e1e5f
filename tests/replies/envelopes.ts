import { type OutreachContext, showDollars } from '../../src/vocabulary/index.ts'

/** Ways in which mail programs put an answer above, around or below what it answers. */
export type Style = 'outlook' | 'gmail' | 'apple' | 'phone' | 'android' | 'yahoo' | 'exchange' | 'original' | 'webmail' | 'bottom'
export const STYLES: readonly Style[] = ['outlook', 'gmail', 'apple', 'phone', 'android', 'yahoo', 'exchange', 'original', 'webmail']

const money = (amount: number | null): string => (amount === null ? 'included' : showDollars(amount))
const us = (iso: string | null): string => (iso ? `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}` : '')

/** The request as it went out. */
export function requestText(context: OutreachContext): string {
  const blocks = context.lines.map((line, at) =>
    [
      `${at + 1}. ${line.coverage_type.replaceAll('_', ' ').toUpperCase()}`,
      `   ${line.carrier}, policy ${line.policy_number}`,
      `   ${us(line.effective_date)} to ${us(line.expiration_date)}`,
      ...line.limits.map((limit) => `   ${limit.label.replaceAll('_', ' ')}: ${money(limit.amount)}`),
    ].join('\n'),
  )
  return `Hello,\n\nPlease tell us whether these policies of ${context.insured_name} are in force as shown. If one is cancelled,\nor a value is wrong, tell us which. A plain "yes, all correct" is enough.\n\n${blocks.join('\n\n')}\n\nOr answer here, no account needed: https://answers.example.test/t/${context.thread_token}\n\nThank you\nVerification Desk`
}

export type Message = { style: Style; from?: string; subject?: string; headers?: string[]; token?: string; date?: string }

export function replyMail(context: OutreachContext, text: string, message: Message): Buffer {
  const token = message.token ?? context.thread_token
  const from = message.from ?? `${context.agent.name?.normalize('NFD').replace(/[^\w ]/g, '')} <${context.agent.email}>`
  const head = [
    `Return-Path: <${context.agent.email}>`,
    `From: ${from}`,
    `To: Verification Desk <reply+${token}@mail.example.test>`,
    `Subject: ${message.subject ?? `RE: Coverage of ${context.insured_name}`}`,
    `Date: ${message.date ?? 'Wed, 18 Nov 2026 10:15:00 -0600'}`,
    'Message-ID: <4411aa@mailer.example>',
    `In-Reply-To: <thr.${token}@mail.example.test>`,
    `References: <thr.${token}@mail.example.test>`,
    ...(message.headers ?? []),
    'MIME-Version: 1.0',
  ]
  const { plain, html } = bodies(context, text, message.style)
  if (html === null)
    return Buffer.from(
      [...head, 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', wrap64(plain ?? ''), ''].join('\r\n'),
    )
  if (plain === null)
    return Buffer.from(
      [...head, 'Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: base64', '', wrap64(html), ''].join('\r\n'),
    )
  const part = (type: string, body: string): string =>
    `--b1\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrap64(body)}\r\n`
  return Buffer.from(
    `${[...head, 'Content-Type: multipart/alternative; boundary="b1"', ''].join('\r\n')}\r\n${part('text/plain', plain)}${part('text/html', html)}--b1--\r\n`,
  )
}

const wrap64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n')
const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const paragraphs = (text: string, tag: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? `<${tag}><br></${tag}>` : `<${tag}>${asHtml(line)}</${tag}>`))
    .join('\n')

function bodies(context: OutreachContext, text: string, style: Style): { plain: string | null; html: string | null } {
  const request = requestText(context)
  const us2 = `Verification Desk <reply+${context.thread_token}@mail.example.test>`
  const header = `From: ${us2}\nSent: Tuesday, November 17, 2026 9:00 AM\nTo: ${context.agent.name} <${context.agent.email}>\nSubject: Coverage of ${context.insured_name}`
  const attribution = `On Tue, Nov 17, 2026 at 9:00 AM Verification Desk\n<reply+${context.thread_token}@mail.example.test> wrote:`
  const htmlHeader = `<div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> ${asHtml(us2)}<br><b>Sent:</b> Tuesday, November 17, 2026 9:00 AM<br><b>Subject:</b> Coverage of ${asHtml(context.insured_name)}</p></div>${paragraphs(request, 'p')}`
  switch (style) {
    case 'outlook':
      return {
        plain: `${text}\n\n${header}\n\n${request}\n`,
        html: `<html><body><div class="WordSection1">${paragraphs(text, 'p')}${htmlHeader}</div></body></html>`,
      }
    case 'exchange':
      return {
        plain: null,
        html: `<html><head><style>p{margin:0}</style></head><body>${paragraphs(text, 'p')}<hr>${htmlHeader}</body></html>`,
      }
    case 'gmail':
      return {
        plain: `${refill(text)}\n\n${attribution}\n\n${quote(request)}\n`,
        html: `<div dir="ltr">${paragraphs(text, 'div')}</div><br><div class="gmail_quote"><div class="gmail_attr">${asHtml(attribution)}<br></div><blockquote class="gmail_quote">${paragraphs(request, 'div')}</blockquote></div>`,
      }
    case 'apple':
      return {
        plain: `${text}\n\n> On Nov 17, 2026, at 9:00 AM, Verification Desk <reply+x@mail.example.test> wrote:\n> \n${quote(request)}\n`,
        html: null,
      }
    case 'phone':
      return {
        plain: `${text}\n\nSent from my iPhone\n\n> On Nov 17, 2026, at 9:00 AM, Verification Desk <reply+x@mail.example.test> wrote:\n> \n${quote(request)}\n`,
        html: `<html><body dir="auto">${paragraphs(text, 'div')}<br><div>Sent from my iPhone</div><blockquote type="cite">${paragraphs(request, 'div')}</blockquote></body></html>`,
      }
    case 'android':
      return {
        plain: `${text}\n\nGet Outlook for Android<https://aka.ms/x>\n________________________________\n${header}\n\n${request}\n`,
        html: null,
      }
    case 'yahoo':
      return {
        plain: `${text}\n\nOn Tuesday, November 17, 2026 at 09:00:11 AM CST, Verification Desk <reply+x@mail.example.test> wrote: \n \n${request}\n`,
        html: null,
      }
    case 'original':
      return { plain: `${text}\n\n-----Original Message-----\n${header}\n\n${request}\n`, html: null }
    case 'webmail':
      return {
        plain: `${text}\n\n-------- Original message --------\nFrom: ${us2}\nDate: 11/17/26 9:00 AM (GMT-06:00)\nTo: ${context.agent.email}\nSubject: Coverage\n\n${request}\n`,
        html: null,
      }
    case 'bottom':
      return { plain: `${attribution}\n\n${quote(request)}\n\n${text}\n`, html: null }
  }
}

/** Gmail breaks its text part at 72 columns. */
function refill(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/(.{1,72})(?:\s+|$)/g, '$1\n').trimEnd())
    .join('\n')
}
