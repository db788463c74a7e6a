import { BufferedDocument, Mutation } from '@sanity/mutator'
import { describe, expect, test, vi } from 'vitest'
import { deferChanges } from './defer-changes'

const id = 'drafts.footer'
const published = { _id: id, _type: 'footer', title: 'a1' }

/** A document of the Studio's store, patched by config/patches/, with its requests to the server. */
function openDraft(title: string, publishedTitle: string | null = 'a1') {
  const document = new BufferedDocument({ _id: id, _type: 'footer', _rev: 'r1', title })
  const requests: Parameters<NonNullable<BufferedDocument['commitHandler']>>[0][] = []
  document.commitHandler = (request) => requests.push(request)
  const type = (text: string) => {
    const base = { createIfNotExists: { ...published, title: publishedTitle } }
    const patch = { patch: { id, set: { title: text } } }
    document.add(
      new Mutation({ mutations: publishedTitle === null ? [patch] : [{ ...base }, patch] }),
    )
  }
  const deleteDraft = () => {
    const event = { transactionId: 't1', previousRev: 'r1', resultRev: 't1' }
    document.arrive(new Mutation({ ...event, mutations: [{ delete: { id } }] }))
  }
  /** Answers the oldest request like the server, with its current draft. */
  const answer = (draft: { title: string }) => {
    const request = requests.shift()
    const { transactionId = '' } = request?.mutation.params ?? {}
    const created = { create: { _id: id, _type: 'footer', ...draft } }
    const previousRev = document.document.HEAD?._rev ?? ''
    const params = { transactionId, previousRev, resultRev: transactionId, mutations: [created] }
    document.arrive(new Mutation(params))
    request?.success()
  }
  return { document, requests, type, deleteDraft, answer }
}

describe('when a publication deletes the draft (EDIT-02)', () => {
  test.each([
    ['keeps changes that were not sent, and sends them', 'a1 b2 c3'],
    ['shows the new draft of the server where it differs', 'a1 b2 c3 z9'],
  ])('%s', (_what, title) => {
    const { document, requests, type, deleteDraft, answer } = openDraft('a1 b2')
    type('a1 b2 c3')
    deleteDraft()
    expect(document.LOCAL).toMatchObject({ title: 'a1 b2 c3' })
    void document.commit()
    expect(requests).toHaveLength(1)
    answer({ title })
    expect(document.LOCAL).toMatchObject({ title })
    expect(document.document.isConsistent()).toBe(true)
  })

  test('keeps changes in flight, queued changes and unsent changes', () => {
    const { document, requests, type, deleteDraft, answer } = openDraft('a1 b2')
    type('a1 b2 c3')
    void document.commit()
    type('a1 b2 c3 d4')
    void document.commit()
    type('a1 b2 c3 d4 e5')
    deleteDraft()
    expect(document.LOCAL).toMatchObject({ title: 'a1 b2 c3 d4 e5' })
    answer({ title: 'a1 b2 c3' })
    expect(document.LOCAL).toMatchObject({ title: 'a1 b2 c3 d4 e5' })
    expect(requests).toHaveLength(1)
  })

  test('keeps changes of a document that was never published before', () => {
    const { document, type, deleteDraft } = openDraft('a1 b2', null)
    type('a1 b2 c3')
    deleteDraft()
    expect(document.LOCAL).toMatchObject({ _id: id, _type: 'footer', title: 'a1 b2 c3' })
  })

  test('drops a draft without local changes', () => {
    const { document, deleteDraft } = openDraft('a1 b2')
    deleteDraft()
    expect(document.LOCAL).toBeNull()
  })
})

test('sends only the local changes when somebody discards the draft (EDIT-02)', () => {
  const { document, requests, type, deleteDraft, answer } = openDraft('a1 b2')
  type('a1 b2 c3')
  deleteDraft()
  void document.commit()
  expect(requests[0]?.mutation.apply({ ...published })).toMatchObject({ title: 'a1 c3' })
  answer({ title: 'a1 c3' })
  expect(document.LOCAL).toMatchObject({ title: 'a1 c3' })
})

test('drops local changes that the server rejects, because there is no document any more', () => {
  const { document, requests, type, deleteDraft } = openDraft('a1 b2')
  type('a1 b2 c3')
  document.commit().catch(() => undefined)
  deleteDraft()
  requests[0]?.cancel(new Error('not found'))
  expect(document.LOCAL).toBeNull()
  type('d4')
  expect(document.LOCAL).toMatchObject({ title: 'd4' })
})

test('deferred changes stay in the browser until they are saved (EDIT-02)', () => {
  const { document, requests, type } = openDraft('a1')
  const report = vi.fn()
  document.onConsistencyChanged = report
  type('a1 b2')
  const save = deferChanges(id)
  void document.commit()
  expect(requests).toHaveLength(1)
  report.mockClear()
  type('a1 b2 c3')
  void document.commit()
  expect(document.LOCAL).toMatchObject({ title: 'a1 b2 c3' })
  expect(requests).toHaveLength(1)
  expect(report).not.toHaveBeenCalled()
  requests[0]?.success()
  save()
  expect(requests).toHaveLength(2)
})

test('deferred changes are not saved together with earlier ones (EDIT-02)', () => {
  const { document, requests, type } = openDraft('a1')
  type('a1 b2')
  const save = deferChanges(id)
  type('a1 b2 c3')
  void document.commit()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.mutation.apply({ ...published })).toMatchObject({ title: 'a1 b2' })
  save()
})

test('a document with deferred changes is not saved while an earlier one is queued (EDIT-02)', () => {
  const { document, requests, type, answer } = openDraft('a1 b2')
  const isSaved = vi.fn()
  document.onConsistencyChanged = isSaved
  type('a1 b2 c3')
  void document.commit()
  type('a1 b2 c3 d4')
  const save = deferChanges(id)
  type('a1 b2 c3 d4 e5')
  answer({ title: 'a1 b2 c3' })
  expect(isSaved).not.toHaveBeenCalledWith(true)
  expect(requests).toHaveLength(1)
  answer({ title: 'a1 b2 c3 d4' })
  expect(isSaved).toHaveBeenLastCalledWith(true)
  save()
})

test('deferred changes survive the publication that they wait for (EDIT-02)', () => {
  const { document, requests, type, deleteDraft } = openDraft('a1 b2')
  type('a1 b2 c3')
  const first = deferChanges(id)
  first()
  const save = deferChanges(id)
  type('a1 b2 c3 d4')
  deleteDraft()
  expect(document.LOCAL).toMatchObject({ title: 'a1 b2 c3 d4' })
  save()
  expect(requests.length).toBeGreaterThan(0)
})
