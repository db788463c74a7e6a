import { expect, test } from 'vitest'
import { findBrokenLinks } from '#scripts/content-check/links'
import { createReport } from '#scripts/content-check/report'
import { validateDataset } from '#seed/validate'
import { getRejection } from './testing/lake-client'
import { startLake } from './testing/start-lake'
import { startReceiver, status } from './testing/receiver'

test('content:check finds errors, warnings and broken links of a dataset (CHECK-01)', async () => {
  const site = await startReceiver([status(404), status(404)])
  const lake = await startLake({ linkOrigins: [site.origin] })
  const client = lake.as('administrator', { perspective: 'raw' })
  const redirect = { _type: 'redirect', permanent: false }
  await client.create({ ...redirect, _id: 'redirect-a', from: '/vieja', to: `${site.origin}/a` })
  await client.create({ ...redirect, _id: 'drafts.redirect-b', from: '/otra', to: '/#nada' })
  await client.create({ _id: 'homePage', _type: 'homePage', title: 'Ini\u200Bcio' })
  const sections = [{ _key: 'a', _type: 'callToAction', anchor: 'nueva' }]
  await client.create({ _id: 'drafts.homePage', _type: 'homePage', sections })
  await client.create({ ...redirect, _id: 'redirect-c', from: '/nueva', to: '/#nueva' })

  const { documents, issues } = await validateDataset(client, { includeDrafts: true })
  const broken = await findBrokenLinks(client, documents)
  const { findings } = createReport('the test', documents.length, [...issues, ...broken])

  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'homePage', path: 'title', level: 'error' }),
  )
  expect(findings).toContainEqual(
    expect.objectContaining({ id: 'drafts.redirect-b', path: 'to', level: 'warning' }),
  )
  expect(findings.filter(({ id }) => id === 'redirect-a')).toEqual([
    {
      id: 'redirect-a',
      type: 'redirect',
      path: 'to',
      level: 'warning',
      message: `El enlace externo no responde (404): ${site.origin}/a`,
    },
  ])
  expect(findings.filter(({ id }) => id === 'redirect-c')).toEqual([])

  const urls = Array.from({ length: 21 }, (_, index) => `https://example.org/${index}`)
  const many = client.request({ method: 'POST', url: '/links/check', body: { urls } })
  expect((await getRejection(many)).statusCode, 'some at a time').toBe(400)

  const published = await validateDataset(client, { includeDrafts: false })
  expect(published.documents).toHaveLength(3)
  // Visitors do not have the section of the draft.
  expect(published.issues).toContainEqual(
    expect.objectContaining({ id: 'redirect-c', path: 'to', level: 'warning' }),
  )
})
