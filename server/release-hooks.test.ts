import type { DueRelease } from 'content-lake/types'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startStandIn } from '#app/testing/stand-in'
import { createReleaseHooks } from './release-hooks'

const figure = { _type: 'figure', _key: 'f', source: 's/d' }
const system = { _rev: '1', _createdAt: '2026-05-01T08:00:00Z', _updatedAt: '2026-05-01T08:00:00Z' }
const version = {
  ...{ _id: 'versions.r1.a', _type: 'page', title: 'El puerto', body: [figure] },
  ...system,
}

const release = (fields: object): DueRelease => ({
  ...{ dataset: 'production', releaseId: 'r1', title: '' },
  documents: [{ version: { ...version, ...fields }, published: undefined }],
  query: () => Promise.resolve({ brandName: null, pages: [] }),
})

test('finds the errors of a due release, and tells staff through the relay (PLAN-02)', async () => {
  const host = await startStandIn()
  onTestFinished(host.close)
  const relay = { ...{ port: 1, dir: '', from: '', to: '', keepDays: 1 }, showsPages: false }
  const { check, report } = createReleaseHooks(
    { relay: { ...relay, smtpUrl: undefined, origin: host.origin }, siteUrl: 'https://yapa.test' },
    () => undefined,
  )
  expect(await check(release({ body: [] }))).toBeUndefined()
  const reason = await check(release({}))
  expect(reason).toBe('El puerto: Escribí la fuente: de dónde sale el dato.')

  report(release({}), 'Document "a" references non-existent document "b"')
  await vi.waitFor(() => expect(host.received).toHaveLength(1), { timeout: 15_000 })
  expect(host.received[0]).toMatchObject({
    path: '/api/v1.0/email/send',
    body: {
      template_id: 'release',
      template_params: {
        title: 'El puerto',
        reason: '"a" usa "b", que no existe o no está publicado.',
        link: 'https://yapa.test/studio/intent/edit/id=a;type=page',
      },
    },
  })
})
