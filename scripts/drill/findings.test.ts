import { describe, expect, test } from 'vitest'
import { type Faults, findingsOf, isInOrder, type Seen, type StoredRequest } from './findings'
import { type Visit, visitorOf } from './visitor'

const [ana, bruno] = [visitOf(1), visitOf(2)]

function visitOf(number: number): Visit {
  const visitor = visitorOf(number, 'leaves')
  return { visitor, stored: true, tries: 1, cutOff: 0, reported: false, mayBeMailedAgain: false }
}

function documentOf({ visitor }: Visit, changed: Partial<StoredRequest> = {}): StoredRequest {
  return { ...visitor.typed, state: 'sent', ...changed }
}

const mailOf = ({ visitor: { typed } }: Visit) => `Nombre: ${typed.user_name}\n`
const nameOf = ({ visitor: { typed } }: Visit) => typed.user_name

/** What there is when everything is in order, with something else in its place. */
function seen(changed: Partial<Seen> = {}): Seen {
  const all = [ana, bruno]
  return {
    documents: all.map((one) => documentOf(one)),
    messages: all.map(mailOf),
    ...changed,
  }
}

const inOrder: Faults = {
  unanswered: [],
  lost: [],
  doubled: [],
  foreign: [],
  unmailed: [],
  mailedAgain: [],
  unsent: [],
}

test('FORM-08 FORM-09 everything stored and mailed once is in order', () => {
  const findings = findingsOf([ana, bruno], seen())
  expect(findings).toEqual({ faults: inOrder, documents: 2, messages: 2, mailedTwice: 0 })
  expect(isInOrder(findings)).toBe(true)
})

describe('FORM-08 FORM-09 the drill finds', () => {
  test.each<[string, Seen, Partial<Faults>]>([
    [
      'a request that is not in the dataset',
      seen({ documents: [documentOf(bruno)] }),
      { lost: [nameOf(ana)], unsent: [nameOf(ana)] },
    ],
    [
      'one that is there with other words',
      seen({ documents: [documentOf(ana, { user_email: 'x@correo.example' }), documentOf(bruno)] }),
      { lost: [nameOf(ana)], unsent: [nameOf(ana)], foreign: [nameOf(ana)] },
    ],
    [
      'one that is there twice',
      seen({ documents: [ana, bruno, bruno].map((one) => documentOf(one)) }),
      { doubled: [nameOf(bruno)] },
    ],
    ['one that was not mailed', seen({ messages: [mailOf(ana)] }), { unmailed: [nameOf(bruno)] }],
    [
      'one that was mailed twice without cause',
      seen({ messages: [ana, ana, bruno].map(mailOf) }),
      { mailedAgain: [nameOf(ana)] },
    ],
    [
      'one that staff see as waiting',
      seen({ documents: [documentOf(ana, { state: 'pending' }), documentOf(bruno)] }),
      { unsent: [nameOf(ana)] },
    ],
  ])('%s', (_name, there, faults) => {
    const findings = findingsOf([ana, bruno], there)
    expect(findings.faults).toEqual({ ...inOrder, ...faults })
    expect(isInOrder(findings)).toBe(false)
  })

  test('a visitor who never got an answer, whose request may be stored once, not twice', () => {
    const gone = { ...ana, stored: false }
    const heard = findingsOf([gone, bruno], seen())
    expect(heard.faults).toEqual({ ...inOrder, unanswered: [nameOf(ana)] })
    expect(isInOrder(heard)).toBe(false)
    const twice = seen({ documents: [ana, ana, bruno].map((one) => documentOf(one)) })
    expect(findingsOf([gone, bruno], twice).faults.doubled).toEqual([nameOf(ana)])
  })
})

test('FORM-09 a second e-mail after a lost report is counted, and no fault', () => {
  const unreported = { ...ana, mayBeMailedAgain: true }
  const findings = findingsOf(
    [unreported, bruno],
    seen({ messages: [ana, ana, bruno].map(mailOf) }),
  )
  expect(findings).toMatchObject({ faults: inOrder, messages: 3, mailedTwice: 1 })
  expect(isInOrder(findings)).toBe(true)
})
