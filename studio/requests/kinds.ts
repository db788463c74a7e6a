import { CheckmarkCircleIcon, CloseCircleIcon, EnvelopeIcon } from '@sanity/icons'
import type { ButtonTone } from '@sanity/ui'
import type { ComponentType } from 'react'
import { deliveryState } from './delivery'
import { sortableMoment } from './moments'
import type { RequestRecord } from './record'
import type { Say, Word } from './words'

/** A state in which staff put a request. */
export interface RequestStatus {
  /** As in the document. */
  readonly value: string
  /** Of one. */
  readonly name: Word
  /** Of those that are in it. */
  readonly plural: Word
  /** What putting one into it is called. */
  readonly action: Word
  readonly tone: ButtonTone
  readonly icon: ComponentType
}

/** What an export holds of each: the title of the column, and the cell. */
export interface ExportColumn {
  readonly title: Word
  readonly value: (record: RequestRecord, say: Say, now: number) => string
}

/** A kind of document that visitors make by sending a form. */
export interface RequestKind {
  readonly type: 'investorRequest' | 'newsletterSignup'
  /** The first is that of a new one. */
  readonly statuses: readonly [RequestStatus, ...RequestStatus[]]
  /** Fields in which the search looks, and the one of them that holds a telephone number. */
  readonly searched: readonly string[]
  readonly phone?: string
  /** Whether an e-mail about it is kept track of. */
  readonly hasDelivery: boolean
  /** What the list says when there is none. */
  readonly emptyText: Word
  /** Beginning of an exported file's name. */
  readonly fileName: Word
  readonly columns: readonly ExportColumn[]
}

/** The status of a record: one that is not set counts as the first. */
export function statusOf(
  { statuses }: RequestKind,
  stored: string | null | undefined,
): RequestStatus {
  return statuses.find(({ value }) => value === stored) ?? statuses[0]
}

const received: ExportColumn = {
  title: 'column.received',
  value: ({ createdAt }) => sortableMoment(createdAt),
}

/** Requests of the investors page (FORM-08). */
export const investorRequests: RequestKind = {
  type: 'investorRequest',
  statuses: [
    {
      value: 'nueva',
      name: 'status.new',
      plural: 'filter.new',
      action: 'action.markNew',
      tone: 'primary',
      icon: EnvelopeIcon,
    },
    {
      value: 'contactada',
      name: 'status.contacted',
      plural: 'filter.contacted',
      action: 'action.markContacted',
      tone: 'positive',
      icon: CheckmarkCircleIcon,
    },
    {
      value: 'descartada',
      name: 'status.discarded',
      plural: 'filter.discarded',
      action: 'action.markDiscarded',
      tone: 'default',
      icon: CloseCircleIcon,
    },
  ],
  searched: ['user_name', 'user_email', 'user_whatsapp', 'user_message', 'notes'],
  phone: 'user_whatsapp',
  hasDelivery: true,
  emptyText: 'list.noRequests',
  fileName: 'file.requests',
  columns: [
    received,
    {
      title: 'column.status',
      value: ({ status }, say) => say(statusOf(investorRequests, status).name),
    },
    { title: 'column.name', value: ({ user_name }) => user_name ?? '' },
    { title: 'column.whatsapp', value: ({ user_whatsapp }) => user_whatsapp ?? '' },
    { title: 'column.email', value: ({ user_email }) => user_email ?? '' },
    { title: 'column.currency', value: ({ user_currency }) => user_currency ?? '' },
    { title: 'column.message', value: ({ user_message }) => user_message ?? '' },
    { title: 'column.notes', value: ({ notes }) => notes ?? '' },
    {
      title: 'column.delivery',
      value: ({ delivery, createdAt }, say, now) =>
        say(`delivery.${deliveryState(delivery?.state, createdAt, now)}`),
    },
    { title: 'column.sent', value: ({ delivery }) => sortableMoment(delivery?.sentAt) },
  ],
}

/** Addresses left in the footer (NEWS-03). */
export const newsletterSignups: RequestKind = {
  type: 'newsletterSignup',
  statuses: [
    {
      value: 'activa',
      name: 'status.active',
      plural: 'filter.active',
      action: 'action.markActive',
      tone: 'positive',
      icon: CheckmarkCircleIcon,
    },
    {
      value: 'baja',
      name: 'status.left',
      plural: 'filter.left',
      action: 'action.markLeft',
      tone: 'default',
      icon: CloseCircleIcon,
    },
  ],
  searched: ['email'],
  hasDelivery: false,
  emptyText: 'list.noSignups',
  fileName: 'file.signups',
  columns: [
    received,
    {
      title: 'column.status',
      value: ({ status }, say) => say(statusOf(newsletterSignups, status).name),
    },
    { title: 'column.email', value: ({ email }) => email ?? '' },
  ],
}

/** By the name of their schema type. */
export const requestKinds: ReadonlyMap<string, RequestKind> = new Map(
  [investorRequests, newsletterSignups].map((kind) => [kind.type, kind]),
)
