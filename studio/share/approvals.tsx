import { CheckmarkCircleIcon } from '@sanity/icons'
import { useToast } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity'
import { API_VERSION } from '#config/client-config'
import { useLastAuthor } from '../home/use-last-author'
import { useCanHandleRequests } from '../requests/access'
import { isApproved, useReview } from './review'
import { approve } from './share-requests'
import { texts } from './texts'

/** Approves what another member of staff wrote, where that is needed (PLAN-03). */
export const ApproveAction: DocumentActionComponent = ({ id, type, draft, version }) => {
  const shown = version ?? draft
  const revision = shown?._rev ?? ''
  const review = useReview(id)
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const author = useLastAuthor(shown?._id ?? id, revision)
  const canApprove = useCanHandleRequests()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  if (!canApprove || shown === null || review?.isListed !== true || isApproved(review, revision)) {
    return null
  }
  const isOwn = author === user?.id
  const send = async () => {
    setSending(true)
    try {
      await approve(client, { id, type }, { revision, name: user?.name ?? '' })
      toast.push({ status: 'success', title: texts.approvedToast })
    } catch {
      toast.push({ status: 'error', title: texts.failed })
    } finally {
      setSending(false)
    }
  }
  return {
    label: texts.approve,
    icon: CheckmarkCircleIcon,
    title: isOwn ? texts.approveOwn : texts.approveHint,
    disabled: isOwn || author === undefined || isSending,
    onHandle: () => void send(),
  }
}
ApproveAction.displayName = 'ApproveAction'

/** One for each publish action: the Studio stores the state of an action by its function. */
const cache = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Wraps the publish action: without an approval that it needs, it says so. The lake enforces it. */
export function publishWhenApproved(usePublish: DocumentActionComponent): DocumentActionComponent {
  const cached = cache.get(usePublish)
  if (cached !== undefined) return cached
  const PublishWhenApprovedAction: DocumentActionComponent = (props) => {
    const review = useReview(props.id)
    const publish = usePublish(props)
    const isMissing = review?.isListed === true && !isApproved(review, props.draft?._rev)
    if (publish === null || props.draft === null || !isMissing) return publish
    return { ...publish, disabled: true, shortcut: null, title: texts.needed }
  }
  PublishWhenApprovedAction.action = 'publish'
  PublishWhenApprovedAction.displayName = 'PublishWhenApprovedAction'
  cache.set(usePublish, PublishWhenApprovedAction)
  return PublishWhenApprovedAction
}
