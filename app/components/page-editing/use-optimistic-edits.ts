import { getPublishedId } from '@sanity/client/csm'
import { emptyActor, type MutatorActor, useOptimisticActor } from '@sanity/visual-editing/react'
import { useEffect, useRef } from 'react'
import { type DocumentEdit, EDIT_CHANNEL } from '~/sanity/document-edit'

/** How long the dataset may take to confirm a change. */
const CONFIRMATION_MS = 10_000

/**
 * Shows changes that are made on the page at once, like those that are typed in the Studio. The
 * Studio writes them, and its change feed confirms them.
 * @param onLost called when a change was not confirmed in time; the page then shows what is saved
 */
export function useOptimisticEdits(onLost: () => void): void {
  const actor = useOptimisticActor()
  const lost = useRef(onLost)
  useEffect(() => {
    lost.current = onLost
  })

  useEffect(() => {
    if (!isMutator(actor)) return undefined
    const channel = new BroadcastChannel(EDIT_CHANNEL)
    const pending = new Map<string, { edit: DocumentEdit; timer: number }>()
    const send = (edit: DocumentEdit) => channel.postMessage(edit)
    const settle = (id: string) => {
      const found = pending.get(id)
      if (found === undefined) return
      window.clearTimeout(found.timer)
      pending.delete(id)
      // Loads the page's data again.
      send({ ...found.edit, isSaved: true })
    }
    const changes = actor.on('rebased.local', ({ id: documentId, document }) => {
      const id = getPublishedId(documentId)
      const edit = { id, document: { ...document }, isSaved: false }
      window.clearTimeout(pending.get(id)?.timer)
      const timer = window.setTimeout(() => {
        settle(id)
        lost.current()
      }, CONFIRMATION_MS)
      pending.set(id, { edit, timer })
      send(edit)
    })
    const confirmations = actor.on('mutation', ({ id }) => settle(getPublishedId(id)))
    // Other previews would otherwise keep what this page sent, and never load what is saved.
    const settleAll = () => [...pending.keys()].forEach(settle)
    addEventListener('pagehide', settleAll)
    return () => {
      removeEventListener('pagehide', settleAll)
      changes.unsubscribe()
      confirmations.unsubscribe()
      settleAll()
      channel.close()
    }
  }, [actor])
}

/** Without the Studio around the page there is no actor, and nothing can be changed. */
export function isMutator(actor: ReturnType<typeof useOptimisticActor>): actor is MutatorActor {
  return actor !== emptyActor
}
