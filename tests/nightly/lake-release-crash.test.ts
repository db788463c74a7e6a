import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { kill } from '../contract/testing/child-process'
import { createAdminClient, startLakeProcess } from '../contract/testing/lake-process'
import {
  createRelease,
  page,
  readEvents,
  readRelease,
  waitForState,
} from '../contract/testing/releases'
import { createTempFolder } from 'content-lake/testing/temp-folder'

test('publishes completely and once after a kill around the due time (PLAN-01)', async () => {
  const dataDir = createTempFolder()
  let lake = await startLakeProcess(undefined, dataDir)
  // When the process is killed after the release was scheduled.
  const moments = {
    scheduled: () => Promise.resolve(),
    due: async (client: SanityClient, publishAt: Date) => {
      while (new Date() < publishAt) await client.createOrReplace(page('other', 'x'))
    },
    published: (client: SanityClient, _publishAt: Date, releaseId: string) =>
      waitForState(client, releaseId, 'published'),
  }
  for (const [releaseId, waitForMoment] of Object.entries(moments)) {
    const client = createAdminClient(lake)
    const ids = ['a', 'b', 'c'].map((name) => `${name}-${releaseId}`)
    const pages = ids.map((id) => page(id, releaseId))
    await createRelease(client, releaseId, pages)
    const publishAt = new Date(Date.now() + 2000)
    await client.releases.schedule({ releaseId, publishAt: publishAt.toISOString() })
    await waitForMoment(client, publishAt, releaseId)
    await kill(lake)
    lake = await startLakeProcess(undefined, dataDir)
    const restarted = createAdminClient(lake)
    await waitForState(restarted, releaseId, 'published')
    const { publishedAt = '' } = (await readRelease(restarted, releaseId)) ?? {}
    expect(new Date(publishedAt).getTime()).toBeGreaterThanOrEqual(publishAt.getTime())
    const documents = await restarted.getDocuments(ids)
    expect(documents).toMatchObject(pages)
    expect(new Set(documents.map((document) => document?._rev)).size).toBe(1)
    const { events } = await readEvents(restarted, releaseId)
    expect(events.filter(({ type }) => type === 'publishRelease')).toHaveLength(1)
  }
})
