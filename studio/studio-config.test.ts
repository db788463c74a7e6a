import { createClient } from '@sanity/client'
import { createMockAuthStore, resolveConfig, type Workspace } from 'sanity'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clientConfig } from '../config/client-config'
import { collections, schemaTypes, singletons } from '../schemas'
import { missingContentBadge } from './missing-content-badge'
import { locationsOf } from './presentation'
import { deliveryBadge } from './requests/delivery-badge'
import { studioConfig } from './studio-config'

const apiHost = 'http://127.0.0.1:9/lake'
const address = clientConfig({
  kind: 'embedded',
  projectId: 'embedded',
  dataset: 'production',
  apiHost,
  publicApiHost: apiHost,
})

/** The Studio as it is for a person with a role; no request is made. */
async function studioOf(role: string): Promise<Workspace> {
  const currentUser = {
    id: 'person',
    name: 'Persona',
    email: 'persona@example.org',
    role,
    roles: [{ name: role, title: role }],
  }
  const config = studioConfig(
    {
      projectId: 'embedded',
      dataset: 'production',
      auth: createMockAuthStore({ client: createClient(address), currentUser }),
      unstable_clientFactory: (options) => createClient({ ...address, ...options }),
    },
    [{ name: 'plugin', tools: [{ name: 'console', title: 'Consola', component: () => null }] }],
  )
  const [workspace] = await new Promise<Workspace[]>((resolve, reject) => {
    resolveConfig(config).subscribe({ next: resolve, error: reject })
  })
  if (!workspace) throw new Error('The configuration has no workspace.')
  return workspace
}

let studio: Workspace

// The Studio's parts come as one large module, and expect a window to listen to.
beforeAll(async () => {
  vi.stubGlobal('window', new EventTarget())
  studio = await studioOf('editor')
}, 60_000)

afterAll(() => vi.unstubAllGlobals())

function documentActions(schemaType: string) {
  return studio.document.actions({
    schemaType,
    documentId: 'a',
    releaseId: undefined,
    versionType: 'draft',
  })
}

const actionsOf = (schemaType: string) => documentActions(schemaType).map(({ action }) => action)

test('the schemas have no error or warning of the Studio', () => {
  const problems = (studio.schema._validation ?? []).flatMap((group) => group.problems)
  expect(problems).toEqual([])
})

test('CMS-04 every document type has exactly one place in the structure', () => {
  const placed = [...singletons, ...collections].map(({ type }) => type)
  const documentTypes = schemaTypes.filter(({ type }) => type === 'document')
  expect([...placed].sort()).toEqual(documentTypes.map(({ name }) => name).sort())
})

test('CMS-04 singletons cannot be created, duplicated, unpublished or deleted', () => {
  for (const { type } of singletons) {
    expect(actionsOf(type)).toEqual(['publish', 'restore', 'discardChanges'])
  }
})

test('CMS-04 other documents can be', () => {
  expect(actionsOf('faqEntry')).toEqual(expect.arrayContaining(['duplicate', 'delete']))
})

test('CMS-05 whatever can be published is by the action that loses no press, made once', () => {
  const publish = (type: string) => documentActions(type).find(({ action }) => action === 'publish')
  for (const type of ['homePage', 'faqEntry']) {
    expect(publish(type)?.displayName).toBe('PatientPublishAction')
    expect(publish(type)).toBe(publish('footer'))
  }
})

test('FORM-08 requests and sign-ups are never made by hand, and are marked and erased alone', () => {
  const creatable = studio.document
    .resolveNewDocumentOptions({ type: 'global' })
    .map(({ templateId }) => templateId)
  expect(creatable).toContain('faqEntry')
  for (const { type } of singletons) expect(creatable).not.toContain(type)
  const names = (type: string) => documentActions(type).map(({ displayName }) => displayName)
  const marks = (count: number) => Array.from({ length: count }, () => 'MarkRequestAction')
  expect(names('investorRequest')).toEqual([...marks(3), 'EraseRequestAction'])
  expect(names('newsletterSignup')).toEqual([...marks(2), 'EraseRequestAction'])
  for (const type of ['investorRequest', 'newsletterSignup']) {
    expect(creatable).not.toContain(type)
    expect(studio.schema.get(type)?.liveEdit, 'edited as they stand').toBe(true)
  }
})

test('ANA-05 CMS-04 what the server counts is neither made, edited nor deleted by hand', () => {
  const creatable = studio.document
    .resolveNewDocumentOptions({ type: 'global' })
    .map(({ templateId }) => templateId)
  expect(creatable).not.toContain('visitDay')
  expect(documentActions('visitDay')).toEqual([])
  expect(studio.document.badges({ schemaType: 'visitDay', documentId: 'a' })).toEqual([])
  expect(studio.schema.get('visitDay')).toMatchObject({ readOnly: true, liveEdit: true })
})

test('FORM-08 the badge of a request tells of its e-mail, and no draft is spoken of', () => {
  const badges = (schemaType: string) => studio.document.badges({ schemaType, documentId: 'a' })
  expect(badges('investorRequest')).toEqual([deliveryBadge])
  expect(badges('newsletterSignup')).toEqual([])
  expect(badges('faqEntry')).toContain(missingContentBadge)
})

test('the tools of developers are for administrators alone', async () => {
  const names = ({ tools }: Workspace) => tools.map(({ name }) => name)
  expect(names(studio)).toEqual(['structure', 'presentation'])
  expect(names(await studioOf('administrator'))).toContain('console')
})

test('CMS-04 Spanish is the language that the Studio starts in', () => {
  // The Studio takes the last one until a person chooses another.
  expect(studio.i18n.locales.at(-1)?.id).toBe('es-ES')
})

test('CMS-06 every page and what it shows is found on the site', () => {
  for (const { type, path, title } of singletons) {
    if (path !== undefined) {
      expect(locationsOf(type)).toEqual({ locations: [{ title, href: path }] })
    }
  }
  expect(locationsOf('campaignLink')?.locations?.map(({ href }) => href)).toEqual([
    '/sosBahia',
    '/todos-por-bahia-blanca',
  ])
  expect(locationsOf('siteSettings')?.message).toBe('Se usa en todas las páginas.')
  expect(locationsOf('investorRequest')).toBeNull()
})
