import { CheckmarkCircleIcon, CloseCircleIcon, EnvelopeIcon } from '@sanity/icons'
import type { ButtonTone } from '@sanity/ui'
import type { ComponentType } from 'react'
import { deriveDeliveryState } from './delivery'
import { formatSortableTime } from './format-time'
import type { RequestRecord } from './record'
import type { Translate, TextKey } from './texts'

/** A status that staff give a request. */
export interface RequestStatus {
  /** The value in the document. */
  readonly value: string
  readonly name: TextKey
  readonly plural: TextKey
  /** The field with the time at which it was set. */
  readonly dateField?: 'confirmedAt' | 'leftAt'
  /** Label of the action that sets it. */
  readonly action: TextKey
  readonly tone: ButtonTone
  readonly icon: ComponentType
}

/** A column of an export. */
interface ExportColumn {
  readonly title: TextKey
  readonly value: (record: RequestRecord, t: Translate, now: number) => string
}

/** A document type that visitors create with a form. */
export interface RequestKind {
  readonly type: 'investorRequest' | 'newsletterSignup'
  /** New documents have the first one. */
  readonly statuses: readonly [RequestStatus, ...RequestStatus[]]
  readonly searchFields: readonly string[]
  /** The search field with a telephone number. */
  readonly phoneField?: string
  /** Whether the document stores the delivery of an e-mail. */
  readonly hasDelivery: boolean
  readonly emptyText: TextKey
  /** Start of an exported file's name. */
  readonly fileName: TextKey
  readonly columns: readonly ExportColumn[]
}

/**
 * The fields to set with a status that staff give. The time counts as the person's: a status that staff
 * set again gets a new one.
 * @param now ISO 8601
 */
export function toStatusFields({ value, dateField }: RequestStatus, now: string) {
  return { status: value, ...(dateField !== undefined && { [dateField]: now }) }
}

/** Returns the status of a record; the first one when none is stored. */
export function findStatus(
  { statuses }: RequestKind,
  stored: string | null | undefined,
): RequestStatus {
  return statuses.find(({ value }) => value === stored) ?? statuses[0]
}

const received: ExportColumn = {
  title: 'column.received',
  value: ({ createdAt }) => formatSortableTime(createdAt),
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
  searchFields: ['user_name', 'user_email', 'user_whatsapp', 'user_message', 'notes'],
  phoneField: 'user_whatsapp',
  hasDelivery: true,
  emptyText: 'list.noRequests',
  fileName: 'file.requests',
  columns: [
    received,
    {
      title: 'column.status',
      value: ({ status }, t) => t(findStatus(investorRequests, status).name),
    },
    { title: 'column.name', value: ({ user_name }) => user_name ?? '' },
    { title: 'column.whatsapp', value: ({ user_whatsapp }) => user_whatsapp ?? '' },
    { title: 'column.email', value: ({ user_email }) => user_email ?? '' },
    { title: 'column.currency', value: ({ user_currency }) => user_currency ?? '' },
    { title: 'column.message', value: ({ user_message }) => user_message ?? '' },
    { title: 'column.notes', value: ({ notes }) => notes ?? '' },
    {
      title: 'column.delivery',
      value: ({ delivery, createdAt }, t, now) =>
        t(`delivery.${deriveDeliveryState(delivery?.state, createdAt, now)}`),
    },
    { title: 'column.sent', value: ({ delivery }) => formatSortableTime(delivery?.sentAt) },
  ],
}

/** Sign-ups of the newsletter form in the footer (NEWS-03, NEWS-05). */
export const newsletterSignups: RequestKind = {
  type: 'newsletterSignup',
  statuses: [
    {
      value: 'activa',
      dateField: 'confirmedAt',
      name: 'status.active',
      plural: 'filter.active',
      action: 'action.markActive',
      tone: 'positive',
      icon: CheckmarkCircleIcon,
    },
    {
      value: 'pendiente',
      name: 'status.pending',
      plural: 'filter.pending',
      action: 'action.markPending',
      tone: 'caution',
      icon: EnvelopeIcon,
    },
    {
      value: 'baja',
      dateField: 'leftAt',
      name: 'status.left',
      plural: 'filter.left',
      action: 'action.markLeft',
      tone: 'default',
      icon: CloseCircleIcon,
    },
  ],
  searchFields: ['email'],
  hasDelivery: false,
  emptyText: 'list.noSignups',
  fileName: 'file.signups',
  columns: [
    received,
    {
      title: 'column.status',
      value: ({ status }, t) => t(findStatus(newsletterSignups, status).name),
    },
    { title: 'column.email', value: ({ email }) => email ?? '' },
    { title: 'column.confirmed', value: ({ confirmedAt }) => formatSortableTime(confirmedAt) },
    { title: 'column.left', value: ({ leftAt }) => formatSortableTime(leftAt) },
  ],
}

/** By schema type. */
export const requestKinds: ReadonlyMap<string, RequestKind> = new Map(
  [investorRequests, newsletterSignups].map((kind) => [kind.type, kind]),
)
