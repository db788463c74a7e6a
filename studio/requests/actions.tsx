import { TrashIcon } from '@sanity/icons'
import { Button, Grid, Text, useToast } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import {
  useClient,
  useDocumentOperation,
  type DocumentActionComponent,
  type DocumentActionProps,
} from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { useMayHandleRequests } from './access'
import { API_VERSION } from '../../config/client-config'
import { requestKinds, statusOf, type RequestKind, type RequestStatus } from './kinds'
import { useWords } from './words'

/** Puts the document in a status; not offered when it is in it. */
function markAction(kind: RequestKind, status: RequestStatus): DocumentActionComponent {
  const MarkRequestAction: DocumentActionComponent = ({ id, type, published }) => {
    const say = useWords()
    const mayHandle = useMayHandleRequests()
    const { patch } = useDocumentOperation(id, type)
    const current = published?.status
    if (!mayHandle || published === null) return null
    if (statusOf(kind, typeof current === 'string' ? current : undefined) === status) return null
    return {
      label: say(status.action),
      icon: status.icon,
      tone: status.tone,
      disabled: Boolean(patch.disabled),
      onHandle: () => patch.execute([{ set: { status: status.value } }]),
    }
  }
  MarkRequestAction.displayName = 'MarkRequestAction'
  return MarkRequestAction
}

/**
 * Closes the pane of a document that somebody erases: it would go on showing what it held, and offer
 * to restore it.
 */
function useClosedOnceErased(published: DocumentActionProps['published']) {
  const { closeCurrentAndAfter } = usePaneRouter()
  const wasThere = useRef(false)
  useEffect(() => {
    if (published !== null) wasThere.current = true
    else if (wasThere.current) closeCurrentAndAfter()
  }, [published, closeCurrentAndAfter])
}

/** Deletes the document for good, once it has been confirmed (FORM-08). */
const EraseRequestAction: DocumentActionComponent = ({ id, draft, published }) => {
  const say = useWords()
  const toast = useToast()
  const client = useClient({ apiVersion: API_VERSION })
  const mayHandle = useMayHandleRequests()
  useClosedOnceErased(published)
  const [isAsking, setAsking] = useState(false)
  const [isErasing, setErasing] = useState(false)

  const erase = async () => {
    setAsking(false)
    setErasing(true)
    try {
      await client.action(
        {
          actionType: 'sanity.action.document.delete',
          publishedId: id,
          includeDrafts: draft === null ? [] : [draft._id],
          // The hosted service keeps the history of what is deleted, unless it is told to purge it.
          purge: true,
        },
        { tag: 'requests.erase' },
      )
      toast.push({ status: 'success', title: say('erase.done') })
    } catch {
      setErasing(false)
      toast.push({ status: 'error', title: say('erase.failed') })
    }
  }

  if (!mayHandle || published === null) return null
  return {
    label: say('erase.action'),
    icon: TrashIcon,
    tone: 'critical',
    disabled: isErasing,
    onHandle: () => setAsking(true),
    dialog: isAsking && {
      type: 'dialog',
      header: say('erase.action'),
      content: <Text size={1}>{say('erase.question')}</Text>,
      footer: <EraseFooter onCancel={() => setAsking(false)} onConfirm={() => void erase()} />,
      onClose: () => setAsking(false),
    },
  }
}

EraseRequestAction.displayName = 'EraseRequestAction'

interface EraseFooterProps {
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** The two ways out of the question; the keyboard stands on the harmless one. */
function EraseFooter({ onCancel, onConfirm }: EraseFooterProps) {
  const say = useWords()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // In the next frame the menu that led here is gone, and cannot take the focus back.
    const frame = requestAnimationFrame(() => cancel.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Grid gridTemplateColumns={2} gap={2}>
      <Button ref={cancel} mode="ghost" text={say('erase.cancel')} onClick={onCancel} />
      <Button tone="critical" text={say('erase.action')} onClick={onConfirm} />
    </Grid>
  )
}

function makeActions(kind: RequestKind): DocumentActionComponent[] {
  const [first, ...others] = kind.statuses
  return [...[...others, first].map((status) => markAction(kind, status)), EraseRequestAction]
}

/** Made once: the Studio keeps the state of an action by its function. */
const actionsByType: ReadonlyMap<string, DocumentActionComponent[]> = new Map(
  [...requestKinds.values()].map((kind) => [kind.type, makeActions(kind)]),
)

/**
 * What staff can do with a document that a visitor made: put it in another status, or erase it.
 * There is nothing to publish, because these documents are edited as they stand.
 * @returns undefined for documents of other types
 */
export function requestActions(type: string): DocumentActionComponent[] | undefined {
  return actionsByType.get(type)
}
