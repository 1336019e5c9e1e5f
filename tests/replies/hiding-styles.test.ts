import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayHideMore } from '../../src/outreach/replies/message/hiding-styles.ts'
import { htmlToText, takeHidden } from '../../src/outreach/replies/message/html-to-text.ts'
import { plainText } from '../../src/outreach/replies/message/fold-text.ts'

const shown = (html: string): string => takeHidden(htmlToText(html)).shown.trim()

test('what a style sheet hides or strikes out is not shown', () => {
  for (const html of [
    '<style>.q{display:none}</style><p class="q r">word</p>',
    '<style><!-- #q {visibility: hidden} --></style><p id=q>word</p>',
    '<STYLE>P.Q{DISPLAY:NONE}</STYLE><P CLASS="Q">word</P>',
    '<style>.a .q{color:#fff}</style><span class="q">word</span>',
    '<style>.q{text-decoration:underline line-through}</style><span class="q">word</span>',
  ])
    assert.equal(shown(html), '', html)
})

test('nor is what is made too small or without a colour', () => {
  for (const style of ['color:rgba(0,0,0,0)', 'color:rgb(9 9 9 / 0)', 'color:#12345600', 'color:hsl(0,0%,100%)', 'transform:scale(0)', 'font-size:1%']) assert.equal(shown(`<p style="${style}">word</p>`), '', style)
  for (const style of ['visibility:collapse', 'opacity: 0%', 'opacity:1e-9', 'filter:opacity(0)', 'clip-path:circle(0)', 'position:absolute;right:-9999px', 'margin-top:-999px', 'text-indent:-99em', 'transform:translateX(-9999px)', 'transform:rotateY(90deg)', 'zoom:0', 'font-size:0rem', 'font-size:calc(1px - 1px)', 'color:rgb(255 255 255)', 'color:rgb(100%,100%,100%)', 'color:oklch(1 0 0)', 'background:#123456;color:#123457', '-webkit-text-fill-color:#fff', 'displ\\61y:none', 'dis/**/play:none', 'height:1px;overflow:hidden', 'letter-spacing:-1000px', 'mask:linear-gradient(transparent,transparent)']) assert.equal(shown(`<p style="${style}">word</p>`), '', style)
  for (const open of ['<p style=display:none>', '<p data-style="x" style="display:none">', `<p title='style="color:red"' style="display:none">`, '<p hidden>', '<p hidden="false">', '<dialog>', '<details>', '<div popover>', '<noembed>']) assert.equal(shown(`${open}word`), '', open)
  for (const tag of ['iframe', 'datalist', 'canvas']) assert.equal(shown(`<${tag}>word</${tag}>`), '', tag)
})

test('what holds on small screens, or has a ground of its own, is', () => {
  for (const html of [
    '<style>@media (max-width:600px){.q{display:none}}</style><p class="q">word</p>',
    '<style type="text/css" style="display:none;"> P {margin-top:0;} </style><p>word</p>',
    '<style>a{color:#fff;background:#06c}</style><a href="x">word</a>',
    '<style>.q:hover{display:none}</style><p class="q">word</p>',
    '<p style="color:rgba(0,0,0,1)">word</p>',
    '<p style="color:#000000">word</p>',
    // No colour, but a member of every object.
    '<p style="color:constructor"><font color="constructor">word</font></p>',
    '<p style="font-size:85%">word</p>',
    '<p style="line-height:1;overflow:hidden">word</p>',
    '<p style="color:red" style="display:none">word</p>',
    '<dialog open>word</dialog>',
    '<p style="margin-top:-10px;letter-spacing:-1px">word</p>',
  ])
    assert.equal(shown(html), 'word', html)
})

test('letters of other alphabets for mathematics are read as letters', () => assert.equal(plainText('\u{1d41c}\u{1d41a}\u{1d427}\u{1d41c}\u{1d41e}\u{1d425}'), 'cancel'))

test('a sheet may hide words by a rule whose reach is not told', () => {
  const page = '<p class="q r" data-x=1>word</p><p>other</p>'
  for (const sheet of ['@media screen{.q{display:none}}', '@supports (display:grid){.q{display:none}}', '@media (max-width:90000px){.q{display:none}}', '@media screen and (min-width:10px){.q{display:none}}', '[data-x]{display:none}', 'p:nth-child(2){display:none}', '.q.r{display:none}', 'p:not(.k){display:none}', '@keyframes x{from{opacity:0}to{opacity:0}}', '.q{display:var(--d)}', '.q{font-size:calc(0px)}', 'p::first-line{color:transparent}']) assert.equal(mayHideMore(`<style>${sheet}</style>${page}`), true, sheet)
  for (const sheet of ['@media screen{.away{display:none}}', '@media only screen and (max-width:600px){.q{display:none!important}}', '@media print{.q{display:none}}', '.q{display:none}', '@media (prefers-color-scheme:dark){.q{color:#fff}}', '.q:hover{display:none}', 'v\\:* {behavior:url(#default#VML);}', 'p{margin:0}', '@font-face{font-family:x;src:url(y)}', '@media print{.noprint{display:none}}']) assert.equal(mayHideMore(`<style>${sheet}</style>${page}`), false, sheet)
})

test('letters turned round are read as they are seen', () => assert.equal(shown('<p><bdo dir="rtl">evitca ton</bdo></p><p style="unicode-bidi:bidi-override;direction:rtl">esle</p>'), 'not active\n\nelse'))
