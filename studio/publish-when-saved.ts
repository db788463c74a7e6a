import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import {
  useDocumentOperation,
  useEditState,
  useSyncState,
  useTranslation,
  useValidationStatus,
  type DocumentActionComponent,
} from 'sanity'
import { structureLocaleNamespace } from 'sanity/structure'

/**
 * Rich text reaches the document after 250 ms (@portabletext/editor, 'type debounce'). Validation
 * starts at most 200 ms later (sanity, `DOC_UPDATE_DELAY`).
 */
const VALIDATION_DELAY_MS = 500
/** Limits the wait while other editors type in the same document. */
const MAX_WAIT_MS = 5_000

/** One for each publish action: the Studio stores the state of an action by its function. */
const cache = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Wraps the Studio's publish action: a click waits until the document is saved and validated
 * (CMS-05). Alone, the action of sanity 4 (`usePublishAction`) may wait for a revision that never
 * comes and show 'Publicando…' until the next edit, or publish before validation.
 */
export function publishWhenSaved(usePublish: DocumentActionComponent): DocumentActionComponent {
  const cached = cache.get(usePublish)
  if (cached !== undefined) return cached
  const action = wrap(usePublish)
  cache.set(usePublish, action)
  return action
}

function wrap(usePublish: DocumentActionComponent): DocumentActionComponent {
  const PublishWhenSavedAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const { t } = useTranslation(structureLocaleNamespace)
    const { isSyncing } = useSyncState(id, type)
    const document = draft ?? published
    const { isValidating } = useValidationStatus(document?._id ?? id, type)
    const { transactionSyncLock } = useEditState(id, type)
    const operation = useDocumentOperation(id, type).publish
    const [isRequested, setRequested] = useState(false)
    const isUnchanged = useIsStable(isRequested ? document : undefined, VALIDATION_DELAY_MS)
    const isOverdue = useIsStable(isRequested, MAX_WAIT_MS)
    // Stable, because the Studio updates the handlers of its buttons late.
    const request = useCallback(() => setRequested(true), [])
    const publish = usePublish(props)
    const isSaved = !isSyncing && transactionSyncLock?.enabled !== true
    const isValidated = (isUnchanged || isOverdue) && !isValidating
    const isReady = isSaved && isValidated && operation.disabled !== 'NOT_READY'

    // A layout effect: in a later effect the action could be busy again.
    useLayoutEffect(() => {
      if (!isRequested || !isReady) return
      setRequested(false)
      if (publish?.disabled !== true) publish?.onHandle?.()
    }, [isRequested, isReady, publish])

    if (publish === null || !isRequested) return publish && { ...publish, onHandle: request }
    return {
      ...publish,
      disabled: true,
      shortcut: null,
      label: t('action.publish.running.label'),
      title: t('action.publish.waiting'),
    }
  }
  PublishWhenSavedAction.action = 'publish'
  PublishWhenSavedAction.displayName = 'PublishWhenSavedAction'
  return PublishWhenSavedAction
}

/** Whether a value has not changed for this time. */
function useIsStable(value: unknown, durationMs: number): boolean {
  const [settled, setSettled] = useState<{ readonly value: unknown }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), durationMs)
    return () => clearTimeout(timer)
  }, [value, durationMs])
  return settled !== undefined && settled.value === value
}
