import { UnpublishIcon } from '@sanity/icons'
import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  useDocumentOperation,
  useDocumentPairPermissions,
  useSetPerspective,
} from 'sanity'
import { createConfirmation } from '../components/confirm-footer'
import { listPaths } from './former-slugs'
import { LinkingDocuments } from './linking-documents'
import { fill, texts } from './texts'

/**
 * Replaces the Studio's action, which is missing beside drafts and leaves an empty form. It says what
 * visitors will see, and returns to the draft, which the list shows.
 */
export const UnpublishAction: DocumentActionComponent = ({ id, type, published }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const setPerspective = useSetPerspective()
  const [permissions, isLoading] = useDocumentPairPermissions({ id, type, permission: 'unpublish' })
  const [isConfirming, setConfirming] = useState(false)
  if (published === null) return null

  const isDenied = !isLoading && permissions?.granted !== true
  const [path] = listPaths(published)
  return {
    label: texts.unpublish,
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: unpublish.disabled !== false || isLoading || isDenied,
    ...(isDenied && { title: texts.unpublishDenied }),
    onHandle: () => setConfirming(true),
    dialog:
      isConfirming &&
      createConfirmation({
        header: texts.unpublish,
        cancel: texts.cancel,
        confirm: texts.unpublishNow,
        onClose: () => setConfirming(false),
        onConfirm: () => {
          if (unpublish.disabled === false) unpublish.execute()
          setPerspective('drafts')
        },
        content: (
          <Stack gap={4}>
            <Text size={1}>
              {path === undefined ? texts.hidden : fill(texts.unpublished, { path })}
            </Text>
            <Text size={1}>{texts.draftStays}</Text>
            <LinkingDocuments
              id={id}
              published={published}
              consequence={path === undefined ? texts.references : texts.brokenLinks}
            />
          </Stack>
        ),
      }),
  }
}
UnpublishAction.action = 'unpublish'
