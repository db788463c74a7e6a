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
 * What is typed into rich text reaches the document 250 ms later (@portabletext/editor, 'type
 * debounce'), and is judged from 200 ms after that on at the latest (sanity, `DOC_UPDATE_DELAY`).
 */
const UNTIL_JUDGED_MS = 500
/** Others may be typing in the same document all the while. */
const LONGEST_MS = 5_000

/** Made once for each: the Studio keeps the state of an action by its function. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The Studio's publish action, with a press that is never lost (CMS-05). While what was typed is
 * being stored or judged, the action itself (sanity 4, `usePublishAction`) puts a press off until the
 * judged revision is another than the stored one: where both are the same by then it says
 * 'Publicando…' until somebody edits again, and where nothing has been judged yet it publishes all
 * the same. So a press waits here, and reaches the action when there is nothing left to wait for.
 */
export function patientPublish(usePublish: DocumentActionComponent): DocumentActionComponent {
  const known = made.get(usePublish)
  if (known !== undefined) return known
  const action = makePatient(usePublish)
  made.set(usePublish, action)
  return action
}

function makePatient(usePublish: DocumentActionComponent): DocumentActionComponent {
  const PatientPublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const { t } = useTranslation(structureLocaleNamespace)
    const { isSyncing } = useSyncState(id, type)
    const document = draft ?? published
    const { isValidating } = useValidationStatus(document?._id ?? id, type)
    const { transactionSyncLock } = useEditState(id, type)
    const operation = useDocumentOperation(id, type).publish
    const [isAsked, setAsked] = useState(false)
    const isStill = useSameFor(isAsked ? document : undefined, UNTIL_JUDGED_MS)
    const isLong = useSameFor(isAsked, LONGEST_MS)
    // Buttons are given their handlers a moment late: this one is right whatever has changed since.
    const ask = useCallback(() => setAsked(true), [])
    const publish = usePublish(props)
    const isStored = !isSyncing && transactionSyncLock?.enabled !== true
    const isJudged = (isStill || isLong) && !isValidating
    const isReady = isStored && isJudged && operation.disabled !== 'NOT_READY'

    // Before anything else happens: in a later effect the action could be busy again.
    useLayoutEffect(() => {
      if (!isAsked || !isReady) return
      setAsked(false)
      if (publish?.disabled !== true) publish?.onHandle?.()
    }, [isAsked, isReady, publish])

    if (publish === null || !isAsked) return publish && { ...publish, onHandle: ask }
    return {
      ...publish,
      disabled: true,
      shortcut: null,
      label: t('action.publish.running.label'),
      title: t('action.publish.waiting'),
    }
  }
  PatientPublishAction.action = 'publish'
  PatientPublishAction.displayName = 'PatientPublishAction'
  return PatientPublishAction
}

/** Whether a value has been the same for a while, in milliseconds. */
function useSameFor(value: unknown, whileMs: number): boolean {
  const [settled, setSettled] = useState<{ readonly value: unknown }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), whileMs)
    return () => clearTimeout(timer)
  }, [value, whileMs])
  return settled !== undefined && settled.value === value
}
