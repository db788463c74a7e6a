import { validateDocument } from 'sanity'
import { afterAll, beforeAll, vi } from 'vitest'
import type { CheckedDocument } from '../content-check/finding'
import { startOfflineDataset } from '../offline/dataset'
import { createWorkspace } from '../offline/workspace'

const systemFields = { _rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '' }

/**
 * Starts the Studio's validation over a dataset in memory, for the tests of a file.
 * @param documents for checks that query the dataset
 * @returns reports the issues of a document, each once, as `level path: message`
 */
export function startValidation(documents: readonly CheckedDocument[] = []) {
  let dataset: Awaited<ReturnType<typeof startOfflineDataset>>
  let workspace: Awaited<ReturnType<typeof createWorkspace>>

  beforeAll(async () => {
    dataset = await startOfflineDataset(documents)
    vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }))
    workspace = await createWorkspace(dataset.client)
  })

  afterAll(async () => {
    vi.unstubAllGlobals()
    await dataset.close()
  })

  return async (document: CheckedDocument): Promise<string[]> => {
    const markers = await validateDocument({
      document: { ...systemFields, ...document },
      workspace,
      environment: 'studio',
      getDocumentExists: () => Promise.resolve(true),
    })
    const issues = markers.map(({ level, path, message }) => {
      return `${level} ${path.map(segmentText).join('.')}: ${message}`
    })
    return [...new Set(issues)]
  }
}

function segmentText(segment: unknown): string {
  if (typeof segment === 'object' && segment !== null && '_key' in segment) {
    return String(segment._key)
  }
  return String(segment)
}
