import type { EditAction } from '@sanity/client'
import { useToast } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { getDraftId, Translate, useTranslation } from 'sanity'
import { structureLocaleNamespace, useDocumentTitle } from 'sanity/structure'
import { APPROVAL_NEEDED } from '#config/lake-errors'
import { useDatasetClient } from './components/use-dataset-client'

const RESULTS = 'panes.document-operation-results'

/** Whether the lake wants an approval first; its other errors are of little use to editors. */
const isApprovalError = (error: unknown): error is Error =>
  error instanceof Error && error.message === APPROVAL_NEEDED

/**
 * Publishes a draft and reports the result. Unlike the Studio's operation, the request continues
 * when the user types meanwhile.
 * @param revision of the published document
 * @param prepare returns changes that are published together with the draft, or not at all;
 *   undefined if the draft has errors, which its form shows
 */
export function usePublication(
  id: string,
  revision: string | undefined,
  prepare: () => Promise<EditAction[] | undefined>,
) {
  const { t } = useTranslation(structureLocaleNamespace)
  const toast = useToast()
  const client = useDatasetClient()
  const { title = t(`${RESULTS}.operation-undefined-title`) } = useDocumentTitle()
  /** The revision that is being replaced; the Studio receives the new one after the answer. */
  const [replaced, setReplaced] = useState<{ readonly revision: string | undefined }>()

  // A document that is unpublished later has no revision again.
  if (replaced !== undefined && replaced.revision !== revision) setReplaced(undefined)

  const publishDraft = useCallback(async () => {
    setReplaced({ revision })
    try {
      const changes = await prepare()
      if (changes === undefined) {
        setReplaced(undefined)
        toast.push({
          // Another click shows no second one.
          id: `errors-${id}`,
          closable: true,
          status: 'warning',
          title: 'No se publicó: hay errores',
          description: 'Corregilos y volvé a publicar.',
        })
        return
      }
      await client.action(
        [
          ...changes,
          {
            actionType: 'sanity.action.document.publish',
            draftId: getDraftId(id),
            publishedId: id,
            // The second of two users who publish at once gets an error.
            ...(revision !== undefined && { ifPublishedRevisionId: revision }),
          },
        ],
        { tag: 'document.publish' },
      )
      const text = {
        context: 'publish',
        i18nKey: `${RESULTS}.operation-success`,
        values: { title },
      }
      toast.push({
        closable: true,
        status: 'success',
        title: <Translate t={t} {...text} components={{ Strong: 'strong' }} />,
      })
    } catch (error) {
      setReplaced(undefined)
      toast.push({
        closable: true,
        duration: 30_000,
        ...(isApprovalError(error) && { description: error.message }),
        status: 'error',
        title: t(`${RESULTS}.operation-error`, { context: 'publish' }),
      })
    }
  }, [client, id, prepare, revision, t, title, toast])

  return { isPublishing: replaced !== undefined, publishDraft }
}
