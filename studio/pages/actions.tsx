import { Button, Flex, Grid, Stack, Text } from '@sanity/ui'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type DuplicateActionProps,
  useClient,
  useSchema,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { API_VERSION } from '../../config/client-config'
import { collections, singletons } from '../../schemas'
import { findLinkingDocuments, type LinkingDocument, type StoredDocument } from './find-links'
import { listPaths } from './former-slugs'
import { texts } from './texts'

/** Types whose documents can have links. */
const linkingTypes = [...singletons, ...collections.filter(({ writtenBySite }) => !writtenBySite)]
const LINKING = '*[_type in $types && !(_id in [$id, "drafts." + $id])]'

/** One wrapper for each action: the Studio stores the state of an action by its function. */
const cache = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Wraps an action of the Studio for pages that staff made: unpublishing and deleting warn about
 * links to the page, and a copy starts without an address (PAGE-01).
 */
export function adaptToPages(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'duplicate') return cached(action, withoutAddress)
  if (action.action === 'unpublish' || action.action === 'delete') {
    return cached(action, warnAboutLinks)
  }
  return action
}

function cached(
  action: DocumentActionComponent,
  wrap: (action: DocumentActionComponent) => DocumentActionComponent,
): DocumentActionComponent {
  const known = cache.get(action)
  if (known !== undefined) return known
  const wrapped = wrap(action)
  if (action.action !== undefined) wrapped.action = action.action
  cache.set(action, wrapped)
  return wrapped
}

function withoutAddress(useDuplicate: DocumentActionComponent): DocumentActionComponent {
  const mapDocument: DuplicateActionProps['mapDocument'] = (original) => {
    return { ...original, slug: undefined, formerSlugs: undefined }
  }
  const DuplicatePageAction: DocumentActionComponent = (props) => {
    const withMap: DuplicateActionProps = { ...props, mapDocument }
    return useDuplicate(withMap)
  }
  DuplicatePageAction.displayName = 'DuplicatePageAction'
  return DuplicatePageAction
}

interface Found {
  /** Undefined when the dataset did not answer. */
  readonly links: LinkingDocument[] | undefined
}

function warnAboutLinks(useAction: DocumentActionComponent): DocumentActionComponent {
  const WarningAction: DocumentActionComponent = (props) => {
    const original = useAction(props)
    const { id, published } = props
    const findLinks = useLinkFinder(id, published)
    const [path] = listPaths(published)
    const [isSearching, setSearching] = useState(false)
    const [found, setFound] = useState<Found>()
    const proceed = useLatest(original?.onHandle)

    if (original === null || path === undefined) return original
    const close = () => setFound(undefined)
    const check = async () => {
      setSearching(true)
      const links = await findLinks().catch(() => undefined)
      setSearching(false)
      if (links?.length === 0) proceed()
      else setFound({ links })
    }
    return {
      ...original,
      disabled: original.disabled === true || isSearching,
      onHandle: () => void check(),
      dialog: found
        ? {
            type: 'dialog',
            header: texts.header,
            onClose: close,
            content: <LinkList links={found.links} path={path} />,
            footer: (
              <Grid gridTemplateColumns={2} gap={2}>
                <Button mode="ghost" text={texts.cancel} onClick={close} />
                <Button
                  tone="critical"
                  text={texts.proceed}
                  onClick={() => {
                    close()
                    proceed()
                  }}
                />
              </Grid>
            ),
          }
        : (original.dialog ?? false),
    }
  }
  WarningAction.displayName = 'WarningAction'
  return WarningAction
}

/** Returns the function that finds the documents with links to a published page. */
function useLinkFinder(id: string, published: DocumentActionProps['published']) {
  const client = useClient({ apiVersion: API_VERSION })
  return useCallback(async () => {
    const types = linkingTypes.map(({ type }) => type)
    const documents = await client.fetch<StoredDocument[]>(
      LINKING,
      { types, id },
      { perspective: 'raw', tag: 'pages.links' },
    )
    return findLinkingDocuments(documents, listPaths(published), window.location.origin)
  }, [client, id, published])
}

/** Calls the handler of the latest render: the one of an earlier render may be out of date. */
function useLatest(handler: (() => void) | null | undefined): () => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback(() => latest.current?.(), [])
}

function LinkList({ links, path }: { links: LinkingDocument[] | undefined; path: string }) {
  const schema = useSchema()
  if (links === undefined) return <Text size={1}>{fill(texts.failed, path, 0)}</Text>
  return (
    <Stack gap={4}>
      <Text size={1}>
        {fill(links.length === 1 ? texts.linksOne : texts.linksMany, path, links.length)}
      </Text>
      <Stack gap={3} as="ul" style={{ paddingLeft: '1.25rem', margin: 0 }}>
        {links.map(({ id, type, title }) => {
          const kind = schema.get(type)?.title ?? type
          return (
            <Flex as="li" key={id} style={{ display: 'list-item' }}>
              <Text size={1}>
                <IntentLink intent="edit" params={{ id, type }}>
                  {title === '' ? kind : title}
                </IntentLink>
                {title === '' || title === kind ? null : ` (${kind})`}
              </Text>
            </Flex>
          )
        })}
      </Stack>
      <Text size={1}>{texts.consequence}</Text>
    </Stack>
  )
}

function fill(text: string, path: string, count: number): string {
  return text.replace('{path}', path).replace('{count}', String(count))
}
