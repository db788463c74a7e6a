import { once } from 'node:events'
import { createReadStream, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLake, type Lake } from '../server'
import { createBackup, discardBackup, saveArchive } from './create-backup'
import { restoreBackup } from './restore-backup'
import { commitTexts } from '../testing/commit-texts'
import { createTempFolder } from '../testing/temp-folder'

const names = { projectId: 'embedded', publicUrl: 'http://localhost' }
const asset = `assets/files/0a4d55a8d778e5022fab701977c5d840bbc486d0.txt`

function openLake(dir: string, logged: string[] = []): Lake {
  const log = (message: string) => logged.push(message)
  return createLake({ dir, ...names, dataset: 'production', log })
}

const writeDocument = ({ datasets }: Lake, dataset: string) =>
  commitTexts(datasets.open(dataset).core.documents, 'tx', { a: dataset })

const textIn = ({ datasets }: Lake, dataset: string) =>
  datasets.open(dataset).core.documents.get('a')?.text

function saveBackup({ datasets, context }: Lake) {
  const { projectId, dataset, clock } = context
  return datasets.runBackup(async ({ folders, damaged }) => {
    const { dir } = datasets
    const archive = await createBackup({ dir, folders, projectId, dataset, clock })
    const file = path.join(createTempFolder(), 'backup.tar')
    await saveArchive(createReadStream(archive), file)
    await discardBackup(dir)
    return { file, damaged }
  })
}

const restore = (file: string, dir: string) => restoreBackup({ file, dir, replace: false })

test('backs up and restores all datasets with the bytes that they share', async () => {
  const dir = path.join(createTempFolder(), 'lake')
  const lake = openLake(dir)
  writeDocument(lake, 'production')
  writeFileSync(path.join(dir, asset), 'Hello World')
  lake.datasets.copy('production', 'staging', 'ana')
  lake.datasets.create('empty', 'private', 'ana')
  const { file } = await saveBackup(lake)
  await lake.close()

  const target = path.join(createTempFolder(), 'lake')
  const manifest = await restore(file, target)
  expect(manifest.databases.map(({ name }) => name)).toEqual([
    'backup/lake.sqlite',
    'backup/datasets/empty/lake.sqlite',
    'backup/datasets/staging/lake.sqlite',
  ])
  const restored = openLake(target)
  onTestFinished(() => restored.close())
  expect(textIn(restored, 'staging')).toBe('production')
  expect(textIn(restored, 'empty')).toBeUndefined()
  expect(restored.datasets.registry.find('empty')).toMatchObject({ aclMode: 'private' })
  const copies = ['', 'datasets/staging'].map((folder) => path.join(target, folder, asset))
  expect(copies.map((each) => statSync(each).nlink)).toEqual([2, 2])
})

test('rejects creating, copying and deleting datasets during a backup', async () => {
  const dir = path.join(createTempFolder(), 'lake')
  const lake = openLake(dir)
  onTestFinished(() => lake.close())
  const { datasets } = lake
  datasets.create('staging', 'public', 'ana')
  writeDocument(lake, 'production')
  const wait = new AbortController()
  const running = datasets.runBackup(() => once(wait.signal, 'abort'))
  expect(() => datasets.create('other', 'public', 'ana')).toThrow('A backup is running')
  expect(() => datasets.remove('staging')).toThrow('A backup is running')
  expect(() => datasets.copy('production', 'copy', 'ana')).toThrow('A backup is running')
  wait.abort()
  await running
  datasets.copy('production', 'copy', 'ana')
  expect(textIn(lake, 'copy')).toBe('production')
  datasets.remove('staging')
})

test('serves and backs up the other datasets when one is damaged', async () => {
  const dir = path.join(createTempFolder(), 'lake')
  const lake = openLake(dir)
  lake.datasets.create('staging', 'public', 'ana')
  writeDocument(lake, 'production')
  await lake.close()
  writeFileSync(path.join(dir, 'datasets/staging/lake.sqlite'), 'x'.repeat(5000))

  const logged: string[] = []
  const again = openLake(dir, logged)
  onTestFinished(() => again.close())
  expect(logged).toEqual(['could not open a dataset'])
  expect(textIn(again, 'production')).toBe('production')
  expect(() => again.datasets.open('staging')).toThrow(expect.objectContaining({ status: 503 }))
  const { file, damaged } = await saveBackup(again)
  expect(damaged).toEqual(['datasets/staging'])
  const target = path.join(createTempFolder(), 'lake')
  await restore(file, target)
  const restored = openLake(target, logged)
  onTestFinished(() => restored.close())
  expect(textIn(restored, 'production')).toBe('production')
  expect(() => restored.datasets.open('staging')).toThrow('The dataset "staging" is damaged')
  restored.datasets.remove('staging')
  expect((await saveBackup(restored)).damaged).toEqual([])
})

test('removes a dataset that an earlier process has not finished', async () => {
  const dir = path.join(createTempFolder(), 'lake')
  const lake = openLake(dir)
  lake.datasets.create('staging', 'public', 'ana')
  await lake.close()
  mkdirSync(path.join(dir, 'datasets/.new-copy'))
  writeFileSync(path.join(dir, 'datasets/.new-copy/lake.sqlite'), 'half')
  const logged: string[] = []
  const again = openLake(dir, logged)
  onTestFinished(() => again.close())
  expect(logged).toEqual(['removed unfinished datasets of an earlier run'])
  expect(again.datasets.registry.list().map(({ name }) => name)).toEqual(['production', 'staging'])
  expect(again.datasets.create('copy', 'public', 'ana').folder).toBe('datasets/copy')
})
