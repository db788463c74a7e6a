import { investorFields, type TypedFields } from '../../app/lib/investor-form/definition'
import type { Visit, Visitor } from './visitor'

/** A request as the dataset has it. */
export interface StoredRequest extends TypedFields {
  /** Of the e-mail, as staff see it. */
  state: string
}

/** What is found in the dataset and in the relay's folder. */
export interface Seen {
  documents: readonly StoredRequest[]
  /** Texts of the e-mails. */
  messages: readonly string[]
}

/** What is wrong, each by the names of those whom it befell. */
export interface Faults {
  /** Never answered with success, although they tried for a minute. */
  unanswered: string[]
  /** Answered with success, but not in the dataset as they were written. */
  lost: string[]
  /** In the dataset more than once. */
  doubled: string[]
  /** In the dataset, but written by nobody. */
  foreign: string[]
  /** Answered with success, but not mailed. */
  unmailed: string[]
  /** Mailed more than once, although nothing came between e-mail and report. */
  mailedAgain: string[]
  /** Not shown as sent in the Studio. */
  unsent: string[]
}

/** What has become of the visitors' requests. */
export interface Findings {
  faults: Faults
  documents: number
  messages: number
  /** Mailed more than once, whatever the cause. */
  mailedTwice: number
}

/** Compares what visitors were told with what there is. */
export function findingsOf(visits: readonly Visit[], { documents, messages }: Seen): Findings {
  const answered = visits.filter(({ stored }) => stored)
  const documentsOf = ({ visitor }: Visit) => documents.filter((one) => isBy(visitor, one))
  const mailsOf = ({ visitor: { typed } }: Visit) =>
    messages.filter((text) => text.includes(typed.user_name)).length
  const faults = {
    unanswered: visits.filter(({ stored }) => !stored),
    lost: answered.filter((one) => documentsOf(one).length === 0),
    // Whoever gave up may have been heard, too, but once.
    doubled: visits.filter((one) => documentsOf(one).length > 1),
    unmailed: answered.filter((one) => mailsOf(one) === 0),
    mailedAgain: visits.filter((one) => mailsOf(one) > 1 && !one.mayBeMailedAgain),
    unsent: answered.filter((one) => !documentsOf(one).some(({ state }) => state === 'sent')),
  }
  const foreign = documents.filter((one) => !visits.some(({ visitor }) => isBy(visitor, one)))
  const { unanswered, lost, doubled, unmailed, mailedAgain, unsent } = faults
  return {
    faults: {
      unanswered: namesOf(unanswered),
      lost: namesOf(lost),
      doubled: namesOf(doubled),
      foreign: foreign.map((one) => one.user_name),
      unmailed: namesOf(unmailed),
      mailedAgain: namesOf(mailedAgain),
      unsent: namesOf(unsent),
    },
    documents: documents.length,
    messages: messages.length,
    mailedTwice: visits.filter((one) => mailsOf(one) > 1).length,
  }
}

/** True when nothing is lost, stored twice, or not mailed. */
export function isInOrder({ faults }: Findings): boolean {
  return Object.values(faults).flat().length === 0
}

function isBy({ typed }: Visitor, stored: StoredRequest): boolean {
  return investorFields.every((field) => stored[field] === typed[field])
}

const namesOf = (visits: readonly Visit[]) => visits.map(({ visitor }) => visitor.typed.user_name)
