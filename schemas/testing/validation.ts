import { validateDocument } from 'sanity'
import { vi } from 'vitest'
import type { CheckedDocument } from '../content-check/finding'
import { startOfflineDataset } from '../offline/dataset'
import { createWorkspace } from '../offline/workspace'

export interface ValidationIssue {
  readonly level: string
  readonly path: string
  readonly message: string
}

const systemFields = { _rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '' }

/** The Studio's validation over a dataset in memory. */
export interface Validator {
  readonly validate: (document: CheckedDocument) => Promise<ValidationIssue[]>
  readonly close: () => Promise<void>
}

/**
 * Starts the Studio's validation with these schemas.
 * @param documents for checks that query the dataset
 */
export async function startValidator(
  documents: readonly CheckedDocument[] = [],
): Promise<Validator> {
  const dataset = await startOfflineDataset(documents)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }))
  const workspace = await createWorkspace(dataset.client)
  return {
    close: async () => {
      vi.unstubAllGlobals()
      await dataset.close()
    },
    validate: async (document) => {
      const markers = await validateDocument({
        document: { ...systemFields, ...document },
        workspace,
        environment: 'studio',
        getDocumentExists: () => Promise.resolve(true),
      })
      return markers.map(({ level, path, message }) => {
        return { level, path: path.map(segmentText).join('.'), message }
      })
    },
  }
}

function segmentText(segment: unknown): string {
  if (typeof segment === 'object' && segment !== null && '_key' in segment) {
    return String(segment._key)
  }
  return String(segment)
}
