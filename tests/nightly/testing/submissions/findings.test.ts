import { describe, expect, test } from 'vitest'
import {
  type RequestErrors,
  compareRequests,
  hasNoErrors,
  type StoredState,
  type StoredRequest,
} from './findings'
import { type Visit, createVisitor } from './visitor'

const [ana, bruno] = [createVisit(1), createVisit(2)]

function createVisit(number: number): Visit {
  const visitor = createVisitor(number, 'closesTab')
  return {
    visitor,
    stored: true,
    tries: 1,
    unansweredPosts: 0,
    reported: false,
    mayBeMailedAgain: false,
  }
}

function createDocument({ visitor }: Visit, changed: Partial<StoredRequest> = {}): StoredRequest {
  return { ...visitor.typed, state: 'sent', ...changed }
}

const createMail = ({ visitor: { typed } }: Visit) => `Nombre: ${typed.user_name}\n`
const getName = ({ visitor: { typed } }: Visit) => typed.user_name

/** What is stored without errors, with some parts replaced. */
function stored(changed: Partial<StoredState> = {}): StoredState {
  const all = [ana, bruno]
  return {
    documents: all.map((one) => createDocument(one)),
    messages: all.map(createMail),
    ...changed,
  }
}

const noErrors: RequestErrors = {
  unanswered: [],
  lost: [],
  duplicated: [],
  unknown: [],
  notMailed: [],
  mailedAgain: [],
  notShownAsSent: [],
}

test('finds no errors when each request is stored and e-mailed once (FORM-08, FORM-09)', () => {
  const findings = compareRequests([ana, bruno], stored())
  expect(findings).toEqual({ errors: noErrors, documents: 2, messages: 2, mailedTwice: 0 })
  expect(hasNoErrors(findings)).toBe(true)
})

describe('reports (FORM-08, FORM-09)', () => {
  test.each<[string, StoredState, Partial<RequestErrors>]>([
    [
      'a request that is not in the dataset',
      stored({ documents: [createDocument(bruno)] }),
      { lost: [getName(ana)], notShownAsSent: [getName(ana)] },
    ],
    [
      'a request with changed fields',
      stored({
        documents: [createDocument(ana, { user_email: 'x@correo.example' }), createDocument(bruno)],
      }),
      { lost: [getName(ana)], notShownAsSent: [getName(ana)], unknown: [getName(ana)] },
    ],
    [
      'a request that is stored twice',
      stored({ documents: [ana, bruno, bruno].map((one) => createDocument(one)) }),
      { duplicated: [getName(bruno)] },
    ],
    [
      'a request that was not e-mailed',
      stored({ messages: [createMail(ana)] }),
      { notMailed: [getName(bruno)] },
    ],
    [
      'a request that was e-mailed twice without a cause',
      stored({ messages: [ana, ana, bruno].map(createMail) }),
      { mailedAgain: [getName(ana)] },
    ],
    [
      'a request that the Studio shows as pending',
      stored({ documents: [createDocument(ana, { state: 'pending' }), createDocument(bruno)] }),
      { notShownAsSent: [getName(ana)] },
    ],
  ])('%s', (_name, state, errors) => {
    const findings = compareRequests([ana, bruno], state)
    expect(findings.errors).toEqual({ ...noErrors, ...errors })
    expect(hasNoErrors(findings)).toBe(false)
  })

  test('a visitor without an answer, whose request may be stored once but not twice', () => {
    const gone = { ...ana, stored: false }
    const once = compareRequests([gone, bruno], stored())
    expect(once.errors).toEqual({ ...noErrors, unanswered: [getName(ana)] })
    expect(hasNoErrors(once)).toBe(false)
    const twice = stored({ documents: [ana, ana, bruno].map((one) => createDocument(one)) })
    expect(compareRequests([gone, bruno], twice).errors.duplicated).toEqual([getName(ana)])
  })
})

test('counts a second e-mail after a lost report, but not as an error (FORM-09)', () => {
  const unreported = { ...ana, mayBeMailedAgain: true }
  const findings = compareRequests(
    [unreported, bruno],
    stored({ messages: [ana, ana, bruno].map(createMail) }),
  )
  expect(findings).toMatchObject({ errors: noErrors, messages: 3, mailedTwice: 1 })
  expect(hasNoErrors(findings)).toBe(true)
})
