import { CheckmarkCircleIcon } from '@sanity/icons'
import { type DocumentActionComponent, useCurrentUser } from 'sanity'
import { ANSWER_TYPE } from '#config/review'
import { useDatasetClient } from '../components/use-dataset-client'
import { useTask } from '../components/use-task'
import { createActionWrapper } from '../components/wrap-action'
import { useLastAuthor } from '../home/use-last-author'
import { useCanHandleRequests } from '../requests/access'
import { isApproved, useReview } from './review'
import { t } from './texts'

/** Approves what another member of staff wrote, where that is needed (PLAN-03). */
export const ApproveAction: DocumentActionComponent = ({ id, type, draft, version }) => {
  const shown = version ?? draft
  const revision = shown?._rev ?? ''
  const review = useReview(id)
  const client = useDatasetClient()
  const user = useCurrentUser()
  const author = useLastAuthor(shown?._id ?? id, revision)
  const canApprove = useCanHandleRequests()
  const { isBusy, run } = useTask()
  if (!canApprove || shown === null || review?.isListed !== true || isApproved(review, revision)) {
    return null
  }
  const isOwn = author === user?.id
  const send = () =>
    client.create({
      _id: `${ANSWER_TYPE}.${id}.${crypto.randomUUID()}`,
      _type: ANSWER_TYPE,
      document: id,
      documentType: type,
      kind: 'approved',
      revision,
      name: user?.name ?? '',
      text: '',
      place: '',
      createdAt: new Date().toISOString(),
    })
  return {
    label: t('approve'),
    icon: CheckmarkCircleIcon,
    title: isOwn ? t('approveOwn') : t('approveHint'),
    disabled: isOwn || author === undefined || isBusy,
    onHandle: () => void run(send, { done: t('approvedToast'), failed: t('failed') }),
  }
}

/** Wraps the publish action: without an approval that it needs, it says so. The lake enforces it. */
export const publishWhenApproved = createActionWrapper((usePublish) => {
  return function PublishWhenApprovedAction(props) {
    const review = useReview(props.id)
    const publish = usePublish(props)
    const isMissing = review?.isListed === true && !isApproved(review, props.draft?._rev)
    if (publish === null || props.draft === null || !isMissing) return publish
    return { ...publish, disabled: true, shortcut: null, title: t('needed') }
  }
})
