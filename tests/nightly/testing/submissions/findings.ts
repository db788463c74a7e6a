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
  const getDocuments = ({ visitor }: Visit) => documents.filter((one) => isWrittenBy(visitor, one))
  const countMails = ({ visitor: { typed } }: Visit) =>
    messages.filter((text) => text.includes(typed.user_name)).length
  const findNames = (isWrong: (one: Visit) => boolean) =>
    visits.filter(isWrong).map(({ visitor }) => visitor.typed.user_name)
  const unknown = documents.filter(
    (one) => !visits.some(({ visitor }) => isWrittenBy(visitor, one)),
  )
  return {
    errors: {
      unanswered: findNames(({ stored }) => !stored),
      lost: findNames((one) => one.stored && getDocuments(one).length === 0),
      // A visitor without an answer may have one stored request.
      duplicated: findNames((one) => getDocuments(one).length > 1),
      unknown: unknown.map((one) => one.user_name),
      notMailed: findNames((one) => one.stored && countMails(one) === 0),
      mailedAgain: findNames((one) => countMails(one) > 1 && !one.mayBeMailedAgain),
      notShownAsSent: findNames(
        (one) => one.stored && !getDocuments(one).some(({ state }) => state === 'sent'),
      ),
    },
    documents: documents.length,
    messages: messages.length,
    mailedTwice: visits.filter((one) => countMails(one) > 1).length,
  }
}

export function hasNoErrors({ errors }: Findings): boolean {
  return Object.values(errors).flat().length === 0
}

function isWrittenBy({ typed }: Visitor, stored: StoredRequest): boolean {
  return investorFields.every((field) => stored[field] === typed[field])
}
