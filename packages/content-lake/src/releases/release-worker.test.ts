import { expect, onTestFinished, test } from 'vitest'
import { createLake } from '../server'
import { transact } from '../mutations/transact'
import type { Caller } from '../types'
import { createTempFolder } from '../testing/temp-folder'
import { startReleaseWorker } from './release-worker'

const now = new Date('2026-12-07T12:00:00Z')
const editor: Caller = { kind: 'user', userId: 'ana', role: 'editor' }

function openLake() {
  const names = { projectId: 'embedded', dataset: 'production', publicUrl: 'http://localhost' }
  const lake = createLake({ dir: createTempFolder(), ...names, clock: () => now })
  onTestFinished(() => lake.close())
  const addRelease = (name: string, fields: object) =>
    transact(lake.context, { kind: 'actionError', caller: editor, dryRun: false }, [
      (workspace) => [
        workspace.writeRelease({ _id: `_.releases.${name}`, _type: 'system.release', ...fields }),
      ],
    ])
  return { lake, addRelease }
}

test('logs what cannot be published, and publishes the other datasets (PLAN-01)', () => {
  const { lake, addRelease } = openLake()
  addRelease('r1', { state: 'scheduled', publishAt: '2026-12-07T09:00:00.000Z' })
  lake.datasets.create('damaged', 'public', 'ana')
  const logged: string[] = []
  const datasets = {
    ...lake.datasets,
    findDatabase: (name: string) => {
      if (name === 'damaged') throw new Error('the disk failed')
      return lake.datasets.findDatabase(name)
    },
  }
  const log = (message: string) => logged.push(message)
  startReleaseWorker(datasets, { clock: () => now, log })()
  expect(logged).toEqual(['a due release could not be published'])
  expect(lake.context.documents.get('_.releases.r1')).toMatchObject({
    state: 'published',
    publishedAt: now.toISOString(),
  })
  const { _rev = '' } = lake.context.documents.get('_.releases.r1') ?? {}
  expect(lake.context.history.transaction(_rev)?.author).toBe('ana')
})
