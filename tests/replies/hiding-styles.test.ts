import assert from 'node:assert/strict'
import { test } from 'node:test'
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
    '<p style="font-size:85%">word</p>',
  ])
    assert.equal(shown(html), 'word', html)
})

test('letters of other alphabets for mathematics are read as letters', () => assert.equal(plainText('\u{1d41c}\u{1d41a}\u{1d427}\u{1d41c}\u{1d41e}\u{1d425}'), 'cancel'))
