import { investorFields, type TypedFields } from '#app/services/investor-requests/form/definition'
import type { Visit, Visitor } from './visitor'

/** A request in the dataset. */
export interface StoredRequest extends TypedFields {
  /** Delivery state of the e-mail, as the Studio shows it. */
  state: string
}

/** Contents of the dataset and of the relay's folder. */
export interface StoredState {
  documents: readonly StoredRequest[]
  /** Texts of the e-mails. */
  messages: readonly string[]
}

/** Errors by kind, each with the names of the visitors concerned. */
export interface RequestErrors {
  /** Got no success answer within a minute of retries. */
  unanswered: string[]
  /** Answered with success, but not in the dataset with the same fields. */
  lost: string[]
  /** In the dataset more than once. */
  duplicated: string[]
  /** In the dataset, but sent by no visitor. */
  unknown: string[]
  /** Answered with success, but not e-mailed. */
  notMailed: string[]
  /** E-mailed more than once although the browser's report arrived. */
  mailedAgain: string[]
  /** Not shown as sent in the Studio. */
  notShownAsSent: string[]
}

export interface Findings {
  errors: RequestErrors
  documents: number
  messages: number
  /** Number of requests e-mailed more than once, with or without an error. */
  mailedTwice: number
}

/** Compares the answers that visitors got with what is stored and e-mailed. */
export function compareRequests(
  visits: readonly Visit[],
  { documents, messages }: StoredState,
): Findings {
  const answered = visits.filter(({ stored }) => stored)
  const getDocuments = ({ visitor }: Visit) => documents.filter((one) => isWrittenBy(visitor, one))
  const getMails = ({ visitor: { typed } }: Visit) =>
    messages.filter((text) => text.includes(typed.user_name)).length
  const errors = {
    unanswered: visits.filter(({ stored }) => !stored),
    lost: answered.filter((one) => getDocuments(one).length === 0),
    // A visitor without an answer may have one stored request.
    duplicated: visits.filter((one) => getDocuments(one).length > 1),
    notMailed: answered.filter((one) => getMails(one) === 0),
    mailedAgain: visits.filter((one) => getMails(one) > 1 && !one.mayBeMailedAgain),
    notShownAsSent: answered.filter(
      (one) => !getDocuments(one).some(({ state }) => state === 'sent'),
    ),
  }
  const unknown = documents.filter(
    (one) => !visits.some(({ visitor }) => isWrittenBy(visitor, one)),
  )
  const { unanswered, lost, duplicated, notMailed, mailedAgain, notShownAsSent } = errors
  return {
    errors: {
      unanswered: userNames(unanswered),
      lost: userNames(lost),
      duplicated: userNames(duplicated),
      unknown: unknown.map((one) => one.user_name),
      notMailed: userNames(notMailed),
      mailedAgain: userNames(mailedAgain),
      notShownAsSent: userNames(notShownAsSent),
    },
    documents: documents.length,
    messages: messages.length,
    mailedTwice: visits.filter((one) => getMails(one) > 1).length,
  }
}

export function hasNoErrors({ errors }: Findings): boolean {
  return Object.values(errors).flat().length === 0
}

function isWrittenBy({ typed }: Visitor, stored: StoredRequest): boolean {
  return investorFields.every((field) => stored[field] === typed[field])
}

const userNames = (visits: readonly Visit[]) => visits.map(({ visitor }) => visitor.typed.user_name)
