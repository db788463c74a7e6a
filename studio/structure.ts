import {
  BarChartIcon,
  BookIcon,
  CogIcon,
  DocumentsIcon,
  EnvelopeIcon,
  HeartIcon,
  ImagesIcon,
  SearchIcon,
  StackCompactIcon,
  TrashIcon,
  TrendUpwardIcon,
  UserIcon,
} from '@sanity/icons'
import type { ComponentType } from 'react'
import type {
  DefaultDocumentNodeResolver,
  ListBuilder,
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
  UserComponent,
} from 'sanity/structure'
import { API_VERSION } from '#config/client-config'
import { generalPageIds } from '#config/site-pages'
import { collections, sections, singletons, type Collection, type Singleton } from '../schemas'
import { BinPane } from './bin/bin-pane'
import { binTexts } from './bin/texts'
import { BulkPane } from './bulk/bulk-pane'
import { bulkTexts } from './bulk/texts'
import { isCreatable } from './document-rules'
import { ISSUE_TYPE } from './newsletter/delivery'
import { MailView } from './newsletter/mail-view'
import { letterTexts } from './newsletter/texts'
import { STAFF_PAGE } from './pages/former-slugs'
import { canHandleRequests, canReadRequests } from './requests/access'
import { requestKinds } from './requests/kinds'
import { ReplacePane } from './replace/replace-pane'
import { replaceTexts } from './replace/texts'
import { PersonPane } from './requests/person/person-pane'
import { personTexts } from './requests/person/texts'
import { RequestListPane } from './requests/request-list'
import { VISIT_TYPE } from './visits/record'
import { VisitsPane } from './visits/visits-pane'

type Section = (typeof sections)[number]

const icons = {
  paginas: DocumentsIcon,
  inversores: TrendUpwardIcon,
  contenido: BookIcon,
  sosBahia: HeartIcon,
  galeria: ImagesIcon,
  solicitudes: EnvelopeIcon,
  visitas: BarChartIcon,
  ajustes: CogIcon,
} satisfies Record<Section['id'], unknown>

/**
 * The Studio's menu: an item for each section, with its singletons and collections (CMS-04). Users
 * who may not read requests see no section for them.
 */
export const structure: StructureResolver = (S, { currentUser }) => {
  const roles = currentUser?.roles ?? []
  return S.list()
    .id('root')
    .title('El sitio')
    .items([
      ...sections
        .filter(({ id }) => id !== 'solicitudes' || canReadRequests(roles))
        .map((section) =>
          S.listItem()
            .id(section.id)
            .title(section.title)
            .icon(icons[section.id])
            .child(
              // The visits are the sum of all days, never a single document (ANA-05).
              section.id === 'visitas'
                ? S.component(VisitsPane).id(VISIT_TYPE).title(section.title)
                : sectionList(S, section, roles),
            ),
        ),
      S.divider(),
      // Several documents at once, a word in all texts, deleted documents (PLAN-04).
      paneItem(S, 'varios', bulkTexts['pane.title'], StackCompactIcon, BulkPane),
      paneItem(S, 'reemplazar', replaceTexts['pane.title'], SearchIcon, ReplacePane),
      paneItem(S, 'papelera', binTexts['pane.title'], TrashIcon, BinPane),
    ])
}

/** An issue of the newsletter has a second view, with its e-mail (NEWS-06). */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  schemaType === ISSUE_TYPE
    ? S.document().views([
        S.view.form(),
        S.view.component(MailView).id('correo').title(letterTexts['view.title']).icon(EnvelopeIcon),
      ])
    : undefined

function sectionList(
  S: StructureBuilder,
  { id, title }: Section,
  roles: readonly { readonly name: string }[],
): ListBuilder {
  const documents = singletons.filter(({ section }) => section === id)
  const lists = collections.filter(({ section }) => section === id)
  // Finds, exports and erases what is stored about a person (FORM-08).
  const person = paneItem(S, 'person', personTexts['pane.title'], UserIcon, PersonPane)
  return S.list()
    .id(id)
    .title(title)
    .items([
      ...documents.map((singleton) => singletonItem(S, singleton)),
      ...(documents.length > 0 && lists.length > 0 ? [S.divider()] : []),
      ...lists.map((collection) => collectionItem(S, collection)),
      ...(id === 'solicitudes' && canHandleRequests(roles) ? [S.divider(), person] : []),
    ])
}

/** A list item for a single document, which shows whether there is a draft. */
function singletonItem(S: StructureBuilder, { type, id, title }: Singleton): ListItemBuilder {
  return S.documentListItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(S.document().schemaType(type).documentId(id).title(title))
}

function collectionItem(S: StructureBuilder, collection: Collection): ListItemBuilder {
  const { type, title } = collection
  if (requestKinds.has(type)) return requestsItem(S, collection)
  if (type === STAFF_PAGE) return staffPagesItem(S, collection)
  const list = S.documentTypeList(type).title(title)
  return S.documentTypeListItem(type)
    .title(title)
    .child(isCreatable(type) ? list : list.initialValueTemplates([]))
}

/** Without the built-in pages of the same type, which have items of their own. */
function staffPagesItem(S: StructureBuilder, { type, title }: Collection): ListItemBuilder {
  const builtIn = new Set(generalPageIds)
  return S.documentTypeListItem(type)
    .title(title)
    .child(
      S.documentTypeList(type)
        .title(title)
        .filter('_type == $type && !(_id in $builtIn)')
        .params({ type, builtIn: generalPageIds.flatMap((id) => [id, `drafts.${id}`]) })
        .apiVersion(`v${API_VERSION}`)
        .canHandleIntent(
          (_intent, params) => params.type === type && !builtIn.has(String(params.id)),
        ),
    )
}

/** A custom list, where staff change the status of requests and export them (FORM-08). */
function requestsItem(S: StructureBuilder, { type, title }: Collection): ListItemBuilder {
  return S.documentTypeListItem(type)
    .title(title)
    .child(
      S.component(RequestListPane)
        .id(type)
        .title(title)
        .canHandleIntent((intent, params) => intent === 'edit' && params.type === type)
        .child((id) => S.document().schemaType(type).documentId(id)),
    )
}

/** A list item that opens a pane of this project. */
function paneItem(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: ComponentType,
  pane: UserComponent,
): ListItemBuilder {
  return S.listItem().id(id).title(title).icon(icon).child(S.component(pane).id(id).title(title))
}
