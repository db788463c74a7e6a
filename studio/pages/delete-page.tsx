import { Stack, Text, useToast } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { type DocumentActionComponent } from 'sanity'
import { toPagePath } from '#config/page-address'
import { useDatasetClient } from '../components/use-dataset-client'
import { singletons } from '../../schemas'
import { Choice } from '../components/choice'
import { useConfirmation } from '../components/confirm-footer'
import { Labelled } from '../components/field'
import { useCloseAfterDeletion } from '../components/use-close-after-deletion'
import { useResult } from '../components/use-result'
import { listPaths, STAFF_PAGE } from './former-slugs'
import { LinkingDocuments } from './linking-documents'
import { t } from './texts'

interface StaffPage {
  readonly title: string
  readonly slug: string
}

const STAFF_PAGES = `*[_type == "${STAFF_PAGE}" && defined(slug.current) && _id != $id] | order(title)
  { title, "slug": slug.current }`

/**
 * Wraps the Studio's delete action for published pages: it names the links to the page, and offers
 * where its addresses lead from then on (PAGE-01).
 */
export function deletePage(useDelete: DocumentActionComponent): DocumentActionComponent {
  return function DeletePageAction(props) {
    const { id, draft, published } = props
    const original = useDelete(props)
    const client = useDatasetClient()
    const toast = useToast()
    const { ask, showDialog } = useConfirmation()
    const [isDeleting, setDeleting] = useState(false)
    const [target, setTarget] = useState('')
    useCloseAfterDeletion(!isDeleting || draft !== null || published !== null)
    const paths = listPaths(published)
    if (original === null || paths.length === 0) return original

    const deleteWithRedirects = async () => {
      setDeleting(true)
      const change = client.transaction().delete(id)
      if (draft !== null) change.delete(draft._id)
      if (target !== '') {
        for (const from of paths) {
          change.create({ _type: 'redirect', from, to: target, permanent: false })
        }
      }
      try {
        await change.commit({ tag: 'pages.delete' })
        toast.push({ status: 'success', title: t('deleteDone') })
      } catch {
        setDeleting(false)
        toast.push({ status: 'error', title: t('deleteFailed') })
      }
    }
    return {
      ...original,
      disabled: original.disabled === true || isDeleting,
      onHandle: ask,
      dialog: showDialog({
        header: t('deleteHeader'),
        cancel: t('cancel'),
        confirm: t('deleteNow'),
        onConfirm: () => void deleteWithRedirects(),
        content: (
          <Stack gap={4}>
            <Text size={1}>
              {t(paths.length === 1 ? 'deletedOne' : 'deleted', {
                paths: paths.join(', '),
              })}
            </Text>
            <LinkingDocuments id={id} published={published} consequence={t('brokenLinks')} />
            <TargetField id={id} target={target} onChange={setTarget} />
          </Stack>
        ),
      }),
    }
  }
}

interface TargetFieldProps {
  readonly id: string
  readonly target: string
  readonly onChange: (path: string) => void
}

/** Selects a page of the site, or none. */
function TargetField({ id, target, onChange }: TargetFieldProps) {
  const client = useDatasetClient()
  const read = useCallback(() => {
    const options = { perspective: 'published', tag: 'pages.targets' } as const
    return client.fetch<StaffPage[]>(STAFF_PAGES, { id }, options)
  }, [client, id])
  // Without an answer the pages of the site itself are enough.
  const { result: staffPages } = useResult(read)
  const pages = [
    ...singletons.map(({ title, path }) => ({ title, path })),
    ...(staffPages ?? []).map(({ title, slug }) => ({ title, path: toPagePath(slug) })),
  ]
  const options = pages.flatMap(({ title, path }) =>
    path === undefined ? [] : [[path, `${title} · ${path}`] as const],
  )
  return (
    <Labelled label={t('target')} hint={t('targetHint')}>
      {(id) => (
        <Choice
          id={id}
          value={target}
          options={[['', t('noTarget')], ...options]}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}
