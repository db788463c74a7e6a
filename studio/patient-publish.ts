import { useCallback, useLayoutEffect, useState } from 'react'
import {
  useSyncState,
  useTranslation,
  useValidationStatus,
  type DocumentActionComponent,
} from 'sanity'
import { structureLocaleNamespace } from 'sanity/structure'

/** Made once for each: the Studio keeps the state of an action by its function. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * The Studio's publish action, with a press that is never lost (CMS-05). While what was typed is
 * being stored or judged, the action itself (sanity 4, `usePublishAction`) puts a press off until the
 * judged revision is another than the stored one; where both are the same by then it says
 * 'Publicando…' until somebody edits again. So a press waits here, and reaches the action when there
 * is nothing left to wait for.
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
    const { isValidating } = useValidationStatus((draft ?? published)?._id ?? id, type)
    const [isAsked, setAsked] = useState(false)
    // Buttons are given their handlers a moment late: this one is right whatever has changed since.
    const ask = useCallback(() => setAsked(true), [])
    const publish = usePublish(props)
    const isReady = !isSyncing && !isValidating

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
