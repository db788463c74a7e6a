import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  getDraftId,
  useEditState,
  useSyncState,
  useTranslation,
  useDocumentOperation,
  useValidationStatus,
  type DocumentActionComponent,
  type OperationsAPI,
} from 'sanity'
import { structureLocaleNamespace } from 'sanity/structure'
import { deferChanges } from './defer-changes'
import { listAddressActions } from './pages/former-slugs'
import { timeUntilRichTextIsSaved } from './rich-text-delay'
import { usePublication } from './use-publication'

/**
 * Validation starts at most 200 ms after the last published change (`DOC_UPDATE_DELAY` of sanity).
 */
const VALIDATION_DELAY_MS = 500
/** After this time the publish action waits no longer for a validation of the saved revision. */
const REVISION_DELAY_MS = 5_000

/** One for each publish action: the Studio stores the state of an action by its function. */
const cache = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Wraps the Studio's publish action: a click waits until the document is saved and validated
 * (CMS-05), and words typed after the click stay in the draft (EDIT-02). The action of sanity 4
 * (`usePublishAction`) has three bugs:
 * - It may wait for a revision that never comes, and show 'Publicando…' until the next edit.
 * - It may publish before validation.
 * - It may cancel its request at the next key.
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
    const shown = draft ?? published
    const { isValidating, revision, validation } = useValidationStatus(shown?._id ?? id, type)
    const { transactionSyncLock } = useEditState(id, type)
    const { commit, publish: operation } = useDocumentOperation(id, type)
    const listActions = useCallback(
      () => listAddressActions(type, draft, published),
      [type, draft, published],
    )
    const { isPublishing, publishDraft } = usePublication(id, published?._rev, listActions)
    const { isDeferring, defer, save } = useDeferredChanges(getDraftId(id), commit)
    const isSettled = useDelayed(isDeferring, VALIDATION_DELAY_MS)
    const publish = usePublish(props)
    const isSaved = !isSyncing && transactionSyncLock?.enabled !== true
    // An error of an earlier revision must not reject the click.
    const isOutdated = revision !== undefined && revision !== shown?._rev
    const hasWaited = useDelayed(isDeferring && isOutdated, REVISION_DELAY_MS)
    const isValidated = !isValidating && (!isOutdated || hasWaited)
    const isReady = isSettled && isSaved && isValidated && operation.disabled !== 'NOT_READY'
    // Not the button's `disabled`, which is also true for a moment when the document changes.
    const isRejected = draft === null || validation.some(({ level }) => level === 'error')
    const isSent = useRef(false)

    // A layout effect: in a later effect the action could be busy again.
    useLayoutEffect(() => {
      if (!isReady || isSent.current) return
      if (isRejected) {
        save()
        return
      }
      isSent.current = true
      void publishDraft().finally(() => {
        isSent.current = false
        save()
      })
    }, [isReady, isRejected, publishDraft, save])

    if (publish === null) return null
    if (!isDeferring && !isPublishing) return { ...publish, onHandle: defer }
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

/** `defer` keeps changes made from now on in the browser until `save`, or until the form closes. */
function useDeferredChanges(draftId: string, commit: OperationsAPI['commit']) {
  const [isDeferring, setDeferring] = useState(false)
  const resume = useRef<() => void>()
  const save = useCallback(() => {
    resume.current?.()
    resume.current = undefined
    setDeferring(false)
  }, [])
  useEffect(() => save, [draftId, save])
  // An earlier function works too, because the Studio updates the handlers of its buttons late.
  const defer = useCallback(() => {
    setDeferring(true)
    const start = () => {
      // Otherwise the Studio saves earlier changes up to a second later.
      if (commit.disabled === false) commit.execute()
      resume.current = deferChanges(draftId)
    }
    const delay = timeUntilRichTextIsSaved()
    if (delay === 0) {
      start()
      return
    }
    const timer = setTimeout(start, delay)
    resume.current = () => clearTimeout(timer)
  }, [commit, draftId])
  return { isDeferring, defer, save }
}

/** Whether a condition has held for this time. */
function useDelayed(condition: boolean, durationMs: number): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!condition) return
    const timer = setTimeout(() => setSettled(true), durationMs)
    return () => {
      clearTimeout(timer)
      setSettled(false)
    }
  }, [condition, durationMs])
  return condition && isSettled
}
