import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  getDraftId,
  useEditState,
  useSyncState,
  useTranslation,
  useDocumentOperation,
  useWorkspace,
  validateDocument,
  type OperationsAPI,
} from 'sanity'
import { structureLocaleNamespace } from 'sanity/structure'
import { createActionWrapper } from './components/wrap-action'
import { deferChanges } from './defer-changes'
import { listAddressActions } from './pages/former-slugs'
import { afterUnreportedText } from './unreported-text'
import { usePublication } from './use-publication'

/** Within this time after a click the Studio reports that the last letter is not saved yet. */
const SAVE_DELAY_MS = 500

/**
 * Wraps the Studio's publish action: a click waits until the document is saved and validated
 * (CMS-05), and words typed after the click stay in the draft (EDIT-02). A click on a draft with errors
 * says so. The action of sanity 4 (`usePublishAction`) has three bugs:
 * - It may wait for a revision that never comes, and show 'Publicando…' until the next edit.
 * - It may publish before validation.
 * - It may cancel its request at the next key.
 */
export const publishWhenSaved = createActionWrapper((usePublish) => {
  return function PublishWhenSavedAction(props) {
    const { id, type, draft, published } = props
    const { t } = useTranslation(structureLocaleNamespace)
    const { isSyncing } = useSyncState(id, type)
    const { transactionSyncLock } = useEditState(id, type)
    const { commit, publish: operation } = useDocumentOperation(id, type)
    const workspace = useWorkspace()
    // Not `useValidationStatus`, whose findings can be those of an earlier revision for long.
    const prepare = useCallback(async () => {
      if (draft === null) return undefined
      const current = await validateDocument({ document: draft, workspace })
      const isValid = !current.some(({ level }) => level === 'error')
      return isValid ? listAddressActions(type, draft, published) : undefined
    }, [draft, published, type, workspace])
    const { isPublishing, publishDraft } = usePublication(id, published?._rev, prepare)
    const { isWaiting, isDeferring, defer, save } = useDeferredChanges(getDraftId(id), commit)
    const isSettled = useDelayed(isDeferring, SAVE_DELAY_MS)
    const publish = usePublish(props)
    const isSaved = !isSyncing && transactionSyncLock?.enabled !== true
    const isReady = isSettled && isSaved && operation.disabled !== 'NOT_READY'
    const isSent = useRef(false)

    // A layout effect: in a later effect the action could be busy again.
    useLayoutEffect(() => {
      if (!isDeferring) isSent.current = false
      if (!isReady || isSent.current) return
      isSent.current = true
      void publishDraft().finally(save)
    }, [isDeferring, isReady, publishDraft, save])

    if (publish === null) return null
    if (!isWaiting && !isDeferring && !isPublishing) {
      // Not the action's `disabled`: it is true while there are errors, and a browser drops a click on
      // a disabled button, also when the error was in half a word and the word is complete.
      const isDisabled = publish.onHandle === undefined || operation.disabled !== false
      return { ...publish, disabled: isDisabled, shortcut: 'Ctrl+Alt+P', onHandle: defer }
    }
    return {
      ...publish,
      disabled: true,
      shortcut: null,
      label: t('action.publish.running.label'),
      title: t('action.publish.waiting'),
    }
  }
})

/**
 * `defer` waits for typed text, and keeps changes made from then on in the browser until `save`, or
 * until the form closes.
 */
function useDeferredChanges(draftId: string, commit: OperationsAPI['commit']) {
  const [state, setState] = useState<'saving' | 'waiting' | 'deferring'>('saving')
  const resume = useRef<() => void>()
  const save = useCallback(() => {
    resume.current?.()
    resume.current = undefined
    setState('saving')
  }, [])
  useEffect(() => save, [draftId, save])
  // An earlier function works too, because the Studio updates the handlers of its buttons late.
  const defer = useCallback(() => {
    setState('waiting')
    const stopWaiting = afterUnreportedText(() => {
      // Otherwise the Studio saves earlier changes up to a second later.
      if (commit.disabled === false) commit.execute()
      resume.current = deferChanges(draftId)
      setState('deferring')
    })
    // As a rule there was nothing to wait for.
    resume.current ??= stopWaiting
  }, [commit, draftId])
  return { isWaiting: state === 'waiting', isDeferring: state === 'deferring', defer, save }
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
