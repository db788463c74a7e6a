import { Text } from '@sanity/ui'
import { Fragment, useCallback } from 'react'
import { type DocumentActionProps, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { CheckedDocument } from '#schemas/content-check/finding'
import { useDatasetClient } from '../components/use-dataset-client'
import { checkedTypes } from '../content-check/document-report'
import { useResult } from '../components/use-result'
import { BulletList } from './bullet-list'
import { findLinkingDocuments, listOnce } from './find-links'
import { listPaths } from './former-slugs'
import { t } from './texts'

const OTHERS = '!(_id in [$id, "drafts." + $id])'
const LINKING = `*[_type in $types && ${OTHERS}]`
const REFERRING = `*[references($id) && ${OTHERS}] { _id, _type, title, from }`

interface LinkingDocumentsProps extends Pick<DocumentActionProps, 'id' | 'published'> {
  /** What happens to the links. */
  readonly consequence: string
}

/** Lists the documents that link to a page, or refer to another document. */
export function LinkingDocuments({ id, published, consequence }: LinkingDocumentsProps) {
  const schema = useSchema()
  const { result: links, failed } = useLinks(id, published)
  if (failed) return <Text size={1}>{t('failed')}</Text>
  if (links === undefined) return <Text size={1}>{t('loading')}</Text>
  if (links.length === 0) return null
  return (
    <>
      <Text size={1}>
        {links.length === 1 ? t('linksOne') : t('linksMany', { count: links.length })}
      </Text>
      <BulletList>
        {links.map(({ id, type, title }) => {
          const kind = schema.get(type)?.title ?? type
          return (
            <Fragment key={id}>
              <IntentLink intent="edit" params={{ id, type }}>
                {title === '' ? kind : title}
              </IntentLink>
              {title === '' || title === kind ? null : ` (${kind})`}
            </Fragment>
          )
        })}
      </BulletList>
      <Text size={1}>{consequence}</Text>
    </>
  )
}

function useLinks(id: string, published: DocumentActionProps['published']) {
  const client = useDatasetClient()
  const read = useCallback(async () => {
    const paths = listPaths(published)
    const documents = await client.fetch<CheckedDocument[]>(
      paths.length > 0 ? LINKING : REFERRING,
      { types: [...checkedTypes], id },
      { perspective: 'raw', tag: 'pages.links' },
    )
    return paths.length > 0
      ? findLinkingDocuments(documents, paths, window.location.origin)
      : listOnce(documents)
  }, [client, id, published])
  return useResult(read)
}
