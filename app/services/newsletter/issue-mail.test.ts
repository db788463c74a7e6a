import { expect, test } from 'vitest'
import { newsletterIssueQuery } from '~/sanity/site-queries'
import { runQuery } from '~/testing/run-query'
import { LEAVE_LINK, renderIssue } from './issue-mail'

const place = {
  siteUrl: 'https://yapa.example',
  images: { baseUrl: '/lake', projectId: 'p', dataset: 'd' },
  now: Date.parse('2026-03-01T12:00:00Z'),
}

const span = (text: string, ...marks: string[]) => ({ _key: text, _type: 'span', text, marks })
const paragraph = (...children: object[]) => {
  return { _key: 'p', _type: 'block', style: 'normal', children }
}
const linked = {
  ...paragraph(span('Leé '), span('la guía', 'l'), span(' y '), span('esto', 'x')),
  markDefs: [
    { _key: 'l', _type: 'textLink', href: '/biblioteca' },
    { _key: 'x', _type: 'textLink', href: 'javascript:alert(1)' },
  ],
}
const asset = { _id: 'image-0a1b-1200x900-jpg', _type: 'sanity.imageAsset' }
const body = [
  {
    _key: 'a',
    _type: 'richTextSection',
    body: [
      linked,
      { ...paragraph(span('Uno')), listItem: 'bullet' },
      { ...paragraph(span('Dos')), listItem: 'bullet' },
    ],
  },
  {
    _key: 'p',
    _type: 'pictureSection',
    picture: { asset: { _ref: asset._id }, alt: 'El techo & la lluvia', caption: 'Un sábado' },
  },
  {
    _key: 'n',
    _type: 'notice',
    title: 'Solo <b>antes</b>',
    text: [paragraph(span('De {product}'))],
    visibleUntil: '2026-02-01T00:00:00Z',
  },
]

const footer = {
  reason: 'Te anotaste en {product}.',
  leave: 'Baja',
  archive: 'Leer',
  postal: 'Rivadavia 1',
}
const issue = {
  _id: 'marzo',
  _type: 'newsletterIssue',
  title: 'Marzo <en> {product}',
  lead: 'Resumen',
  slug: { current: 'boletin/marzo' },
  body,
}
const dataset = [
  { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Yapa' },
  { _id: 'newsletterTexts', _type: 'newsletterTexts', emailFooter: footer },
  issue,
  asset,
]
const result = await runQuery(newsletterIssueQuery, dataset, { ids: ['marzo'] })

test('renders an issue as HTML with complete, safe addresses (NEWS-06)', () => {
  const { subject, html = '' } = renderIssue(result, place) ?? {}
  expect(subject).toBe('Marzo <en> Yapa')
  expect(html).toContain('Marzo &lt;en&gt; Yapa')
  expect(html).toContain('href="https://yapa.example/biblioteca"')
  expect(html).toContain('src="https://yapa.example/lake/images/p/d/0a1b-1200x900.jpg?')
  expect(html).toContain('alt="El techo &amp; la lluvia"')
  expect(html).toContain('href="https://yapa.example/boletin/marzo"')
  expect(html).toContain('Rivadavia 1')
  expect(html).not.toContain('javascript:')
  // A section whose time is over.
  expect(html).not.toContain('antes')
  // One picture, and none that tells who opened the message.
  expect(html.match(/<img/g)).toHaveLength(1)
})

test('renders an issue as text with its links (NEWS-06)', () => {
  const mail = renderIssue(result, place)
  expect(mail?.text).toBe(
    [
      'Marzo <en> Yapa',
      'Leé la guía (https://yapa.example/biblioteca) y esto',
      '- Uno\n- Dos',
      'Un sábado',
      'Leer: https://yapa.example/boletin/marzo',
      `-- \nTe anotaste en Yapa.\nBaja: ${LEAVE_LINK}\nRivadavia 1`,
    ].join('\n\n'),
  )
})

test('an issue without subject or footer has no e-mail (NEWS-06, CMS-08)', () => {
  expect(renderIssue({ ...result, issue: null }, place)).toBeUndefined()
  expect(
    renderIssue({ ...result, issue: result.issue && { ...result.issue, title: null } }, place),
  ).toBeUndefined()
  expect(renderIssue({ ...result, texts: null }, place)).toBeUndefined()
})
