import { UnpublishIcon } from '@sanity/icons'
import { Stack, Text } from '@sanity/ui'
import {
  type DocumentActionComponent,
  useDocumentOperation,
  useDocumentPairPermissions,
  useSetPerspective,
} from 'sanity'
import { useConfirmation } from '../components/confirm-footer'
import { listPaths } from './former-slugs'
import { LinkingDocuments } from './linking-documents'
import { t } from './texts'

/**
 * Replaces the Studio's action, which is missing beside drafts and leaves an empty form. It says what
 * visitors will see, and returns to the draft, which the list shows.
 */
export const UnpublishAction: DocumentActionComponent = ({ id, type, published }) => {
  const { unpublish } = useDocumentOperation(id, type)
  const setPerspective = useSetPerspective()
  const [permissions, isLoading] = useDocumentPairPermissions({ id, type, permission: 'unpublish' })
  const { ask, showDialog } = useConfirmation()
  if (published === null) return null

  const isDenied = !isLoading && permissions?.granted !== true
  const [path] = listPaths(published)
  return {
    label: t('unpublish'),
    icon: UnpublishIcon,
    tone: 'critical',
    disabled: unpublish.disabled !== false || isLoading || isDenied,
    ...(isDenied && { title: t('unpublishDenied') }),
    onHandle: ask,
    dialog: showDialog({
      header: t('unpublish'),
      cancel: t('cancel'),
      confirm: t('unpublishNow'),
      onConfirm: () => {
        if (unpublish.disabled === false) unpublish.execute()
        setPerspective('drafts')
      },
      content: (
        <Stack gap={4}>
          <Text size={1}>{path === undefined ? t('hidden') : t('unpublished', { path })}</Text>
          <Text size={1}>{t('draftStays')}</Text>
          <LinkingDocuments
            id={id}
            published={published}
            consequence={path === undefined ? t('references') : t('brokenLinks')}
          />
        </Stack>
      ),
    }),
  }
}
UnpublishAction.action = 'unpublish'
