import { readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createSchema, isObjectSchemaType, type SchemaType } from 'sanity'
import { expect, test, vi } from 'vitest'
import { Fields } from '~/routes/_site.inversores/form/fields/fields'
import { withoutContactData } from '~/services/analytics/events'
import { readInvestorRequest } from '~/services/investor-requests/form/definition'
import { readPostedForm } from '~/services/investor-requests/intake/posted-form.server'
import { createDatasetWriter } from '~/services/investor-requests/outbox/delivery-worker.server'
import { createStoredDocuments } from '~/services/investor-requests/deletion/stored-documents.server'
import { validForm } from '../../app/testing/investor-requests/valid-form'
import { fingerprint } from '../../config/fingerprint.server'
import type * as definition from '../../config/investor-fields'
import { createLogger } from '../../config/logger.server'
import { schemaTypes } from '../../schemas'
import { createExportFile, readRecords } from '../../studio/requests/export-file'
import { investorRequests } from '../../studio/requests/kinds'
import { requestTexts } from '../../studio/spanish'
import { KEY, NOON, startDataset } from './testing/start-dataset'
import { ids, sendForm, startRelay } from './testing/start-relay'

/** The one change of the recipe in docs/developing.md that the product's code needs. */
vi.mock('../../config/investor-fields', async (importOriginal) => {
  const { fieldDefinitions } = await importOriginal<typeof definition>()
  const { user_message, ...others } = fieldDefinitions
  const user_company = {
    title: 'Empresa',
    kind: 'line',
    isOptional: true,
    maxLength: 80,
    issue: 'tooLarge',
  }
  return { fieldDefinitions: { ...others, user_company, user_message } }
})

/** Of `validForm`, made by the form with five fields. */
const FINGERPRINT = '5ce60c02432952120ee7d780a92b09532e5b8ad947df81ea5334773f0d2a1aa5'

const company = 'Yerbatera «Ñandú» S. A.'
const typed = { ...validForm, user_company: ` ${company}\u200b ` }

/** What the form posts, as the server stores it. */
async function readPost() {
  const body = new URLSearchParams(typed)
  const request = new Request('http://site.example/inversores', { method: 'POST', body })
  const form = await readPostedForm(request)
  const read = typeof form === 'string' ? undefined : readInvestorRequest(form.typed)
  if (read?.ok !== true) throw new Error('The form was rejected.')
  return read.request
}

test('a field of the definition reaches form, dataset, Studio, export and e-mail (FORM-01, FORM-08)', async () => {
  const words = { labels: null, placeholders: null, currencies: null, optionalLabel: 'optativo' }
  const content = { words, messages: null }
  const shown = renderToStaticMarkup(createElement(Fields, { content, issues: {}, prefix: 'p' }))
  expect(shown).toMatch(/<label for="p-user_company">[^]*?optativo/)
  expect(shown).toMatch(/<input [^>]*maxLength="80" [^>]*name="user_company"/)

  const request = await readPost()
  expect(request).toEqual({ ...validForm, user_company: company })

  const { client, read } = await startDataset()
  const due = { key: KEY, change: 1, request, receivedAt: NOON, mailing: { attempts: 0 } }
  await createDatasetWriter(() => client)(due)
  expect(await read(KEY)).toMatchObject({ user_company: company })
  expect(await createStoredDocuments(() => client).fingerprints()).toEqual([fingerprint(request)])

  const filter = { search: 'nandu' }
  const records = await readRecords(client, investorRequests, filter, NOON)
  const { text } = createExportFile(investorRequests, records, (key) => requestTexts[key], NOON)
  expect(text).toMatch(/"Moneda","Empresa","Mensaje"[^]*"USD","Yerbatera «Ñandú» S\. A\."/)

  const relay = await startRelay()
  expect(await sendForm(relay.site, { ...ids, ...request })).toEqual([200, 'OK'])
  const [mail] = await relay.messages()
  expect(mail?.fingerprint).toBe(fingerprint(request))
  const eml = await PostalMime.parse(readFileSync(path.join(relay.dir, `${mail?.id}.eml`)))
  expect(eml.text).toMatch(/^Empresa: {3}Yerbatera «Ñandú» S\. A\.$/m)
})

test('a field of the definition is in the schemas, with a label and an example (CMS-02)', () => {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const find = (type: SchemaType | undefined, [first, ...rest]: string[]): unknown => {
    if (first === undefined || !isObjectSchemaType(type)) return type
    return find(type.fields.find(({ name }) => name === first)?.type, rest)
  }
  const stored = find(schema.get('investorRequest'), ['user_company'])
  expect(stored).toMatchObject({ title: 'Empresa', readOnly: true })
  for (const group of ['labels', 'placeholders']) {
    const text = find(schema.get('investorsPage'), ['form', group, 'user_company'])
    expect(text, group).toMatchObject({ title: 'Empresa' })
  }
})

test('a field of the definition is personal, and leaves stored fingerprints as they are (FORM-08)', () => {
  expect(withoutContactData({ user_company: company })).toEqual({ has_user_company: true })
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  createLogger({ process: 'test', level: 'info', write }).info({ user_company: company }, 'x')
  expect(lines.join()).toContain('[personal]')
  const filled = { ...validForm, user_company: company }
  const empty = { ...validForm, user_company: '' }
  expect(fingerprint(empty)).toBe(FINGERPRINT)
  expect(fingerprint(filled)).not.toBe(FINGERPRINT)
})
