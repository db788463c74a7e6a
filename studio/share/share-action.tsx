import { ShareIcon } from '@sanity/icons'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { useCanHandleRequests } from '../requests/access'
import { findPath } from './review'
import { ShareDialog } from './share-dialog'
import { texts } from './texts'

/** Shows a draft or version to somebody without an account, by a link (PLAN-03). */
export const ShareAction: DocumentActionComponent = ({ id, type, draft, version }) => {
  const canShare = useCanHandleRequests()
  const [isOpen, setOpen] = useState(false)
  const shown = version ?? draft
  const path = findPath(id, shown)
  if (!canShare || shown === null || path === undefined) return null
  return {
    label: texts.share,
    icon: ShareIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: texts.share,
      width: 'medium',
      onClose: () => setOpen(false),
      content: <ShareDialog subject={{ id, type, path }} shown={shown} />,
    },
  }
}
ShareAction.displayName = 'ShareAction'
