import { getPublishedId } from './delete-documents'
import { contactFields } from './investor-request'
import { accessId } from './investor-room'
import { listTexts, type PersonMatcher } from './person'

interface AnyDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/**
 * Selects what documents have of a person: `own` are requests and sign-ups with the person's address
 * or number, and the room accesses of these requests; `mentions` only name one of them.
 * @param isPersonal whether documents of a type can be the person's own
 */
export function selectDocuments<Document extends AnyDocument>(
  all: readonly Document[],
  { isContact, isMentioned }: PersonMatcher,
  isPersonal: (type: string) => boolean = () => true,
): { own: Document[]; mentions: Document[] } {
  const hasContact = (document: Document) =>
    isPersonal(document._type) &&
    [...contactFields, 'email'].some((name) => {
      const value = document[name]
      return isContact(typeof value === 'string' ? value : undefined)
    })
  // The room of a request has no telephone number (ROOM-01).
  const accesses = new Set(all.filter(hasContact).map(({ _id }) => accessId(getPublishedId(_id))))
  const isOwn = (document: Document) => hasContact(document) || accesses.has(document._id)
  return {
    own: all.filter(isOwn),
    mentions: all.filter((each) => !isOwn(each) && listTexts(each).some(isMentioned)),
  }
}
