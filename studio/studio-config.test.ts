import type { DocumentActionComponent, Workspace } from 'sanity'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { singletons } from '../schemas'
import { missingContentBadge } from './missing-content-badge'
import { findLocations, findPageLocations } from './presentation'
import { deliveryBadge, privateBadge } from './requests/delivery-badge'
import { resolveStudio } from './testing/resolve-studio'

/** Resolves the Studio for a user with a role. */
function resolveFor(role: string, dataset = 'production'): Promise<Workspace> {
  const currentUser = {
    id: 'person',
    name: 'Persona',
    email: 'persona@example.org',
    role,
    roles: [{ name: role, title: role }],
  }
  const console = { name: 'console', title: 'Consola', component: () => null }
  return resolveStudio(currentUser, dataset, {
    administratorTools: [{ name: 'plugin', tools: [console] }],
    isOfSite: dataset === 'production',
  })
}

let studio: Workspace

// The Studio is one large module, and registers listeners on the window.
beforeAll(async () => {
  vi.stubGlobal('window', new EventTarget())
  studio = await resolveFor('editor')
}, 60_000)

afterAll(() => vi.unstubAllGlobals())

/** The Studio's own actions have a name of their own; a build shortens that of the function. */
const nameOf = ({ displayName, name }: DocumentActionComponent) => displayName ?? name

type VersionType = Parameters<Workspace['document']['actions']>[0]['versionType']

function documentActions(
  schemaType: string,
  documentId = schemaType,
  versionType: VersionType = 'draft',
) {
  return studio.document.actions({ schemaType, documentId, releaseId: undefined, versionType })
}

const listNames = (...document: Parameters<typeof documentActions>) =>
  documentActions(...document).map(nameOf)

const listCreatable = () =>
  studio.document.resolveNewDocumentOptions({ type: 'global' }).map((option) => option.templateId)

/** Without those that only this site has. */
const listActions = (...document: Parameters<typeof documentActions>) =>
  documentActions(...document).flatMap(({ action }) => action ?? [])

test('singletons cannot be created, duplicated, unpublished or deleted (CMS-04)', () => {
  for (const { type, id } of singletons) {
    expect(listActions(type, id)).toEqual(['publish', 'schedule', 'restore', 'discardChanges'])
    expect(listActions(type, id, 'version')).toEqual(['discardVersion'])
  }
})

test('other documents can be duplicated, unpublished by one action, and deleted (CMS-04)', () => {
  for (const type of ['faqEntry', 'page']) {
    const actions = listActions(type)
    expect(actions).toContain('duplicate')
    expect(actions.filter((action) => action === 'unpublish')).toHaveLength(1)
    expect(actions.slice(-2)).toEqual(['unpublish', 'delete'])
  }
})

test('scheduled drafts have the Studio’s actions and a pause, private documents have none (PLAN-01)', () => {
  const scheduled = ['PublishScheduledDraftAction', 'EditScheduledDraftAction']
  const others = ['DeleteScheduledDraftAction', 'PauseScheduleAction']
  const actions = listNames('faqEntry', 'faqEntry', 'scheduled-draft')
  expect(actions).toEqual([...scheduled, ...others])
  for (const type of ['investorRequest', 'investorAccess', 'newsletterSignup', 'visitDay']) {
    for (const versionType of ['draft', 'version', 'scheduled-draft'] as const) {
      const actions = documentActions(type, type, versionType)
      expect(actions.filter(({ action }) => action !== undefined)).toEqual([])
    }
  }
})

test('every type has the waiting publish action, created once (CMS-05)', () => {
  const publish = (type: string) => documentActions(type).find(({ action }) => action === 'publish')
  for (const type of ['navigation', 'faqEntry']) {
    expect(publish(type)).toHaveProperty('name', 'PublishWhenSavedAction')
    expect(publish(type)).toBe(publish('footer'))
  }
  expect(publish('homePage')).toHaveProperty('name', 'PublishWhenApprovedAction')
  expect(publish('homePage')).toBe(publish('investorsPage'))
})

test('pages and their versions can be shared for a review, other documents cannot (PLAN-03)', () => {
  for (const type of ['homePage', 'page', 'reviewSettings']) {
    expect(listNames(type)).toEqual(expect.arrayContaining(['ApproveAction', 'ShareAction']))
    expect(listNames(type, type, 'version')).toContain('ShareAction')
  }
  for (const type of ['faqEntry', 'footer', 'investorRequest']) {
    expect(listNames(type)).not.toContain('ShareAction')
  }
  for (const type of ['shareLink', 'reviewAnswer']) {
    expect(listNames(type)).toEqual(['DeleteRequestAction'])
  }
})

test('staff cannot create requests or sign-ups, only change their status and delete (FORM-08)', () => {
  const creatable = listCreatable()
  expect(creatable).toContain('faqEntry')
  for (const { id } of singletons) expect(creatable).not.toContain(id)
  const marks = (count: number) => Array.from({ length: count }, () => 'MarkRequestAction')
  const request = [...marks(3), 'GiveAccessAction', 'DeleteRequestAction']
  expect(listNames('investorRequest')).toEqual(request)
  expect(listNames('newsletterSignup')).toEqual([...marks(4), 'DeleteRequestAction'])
  for (const type of ['investorRequest', 'newsletterSignup']) {
    expect(creatable).not.toContain(type)
    expect(studio.schema.get(type)?.liveEdit, 'without drafts').toBe(true)
  }
})

test('staff cannot create, edit or delete what the server counts (ANA-05, CMS-04, NEWS-06)', () => {
  const creatable = listCreatable()
  for (const type of ['visitDay', 'newsletterDelivery']) {
    expect(creatable).not.toContain(type)
    expect(documentActions(type)).toEqual([])
    expect(studio.document.badges({ schemaType: type, documentId: 'a' })).toEqual([])
    expect(studio.schema.get(type)).toMatchObject({ readOnly: true, liveEdit: true })
  }
})

test('the badges of a request say that it is private, and whether its e-mail was sent (FORM-08)', () => {
  const badges = (schemaType: string) => studio.document.badges({ schemaType, documentId: 'a' })
  expect(badges('investorRequest')).toEqual([privateBadge, deliveryBadge])
  expect(badges('newsletterSignup')).toEqual([privateBadge])
  expect(badges('investorAccess')).toEqual([privateBadge])
  expect(badges('faqEntry')).toContain(missingContentBadge)
})

test('only administrators see the tools of developers', async () => {
  const names = ({ tools }: Workspace) => tools.map(({ name }) => name)
  expect(names(studio)).toEqual([
    ...['home', 'structure', 'presentation', 'revision', 'ayuda', 'releases'],
  ])
  expect(names(await resolveFor('administrator'))).toContain('console')
})

test('another dataset has a workspace without preview beside that of the site', async () => {
  const { basePath, name, title, tools } = await resolveFor('editor', 'staging')
  expect({ basePath, name, title }).toEqual({
    basePath: '/studio-staging',
    name: 'dataset-staging',
    title: 'Yapa: staging',
  })
  expect(tools.map((tool) => tool.name)).toEqual([
    ...['home', 'structure', 'revision', 'ayuda', 'releases'],
  ])
})

test('the Studio starts in Spanish (CMS-04)', () => {
  // The Studio uses the last locale until the user selects another.
  expect(studio.i18n.locales.at(-1)?.id).toBe('es-ES')
})

test('every page and the documents on it have a location (CMS-06)', () => {
  for (const { type, id, path, title } of singletons) {
    if (path === undefined) continue
    const found = type === 'page' ? findPageLocations({ id: `drafts.${id}` }) : findLocations(type)
    expect(found).toEqual({ locations: [{ title, href: path }] })
  }
  expect(findLocations('campaignLink')?.locations?.map(({ href }) => href)).toEqual([
    '/sosBahia',
    '/todos-por-bahia-blanca',
  ])
  expect(findLocations('siteSettings')?.message).toBe('Se usa en todas las páginas.')
  expect(findLocations('investorRequest')).toBeNull()
})
