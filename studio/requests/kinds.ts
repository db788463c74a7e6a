import {
  CheckmarkCircleIcon,
  CloseCircleIcon,
  EnvelopeIcon,
  WarningOutlineIcon,
} from '@sanity/icons'
import type { ButtonTone } from '@sanity/ui'
import type { ComponentType } from 'react'
import { investorFields, investorForm, personalFields } from '#config/investor-request'
import type { Column } from './csv'
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
  readonly dateField?: 'confirmedAt' | 'leftAt' | 'bouncedAt'
  /** Label of the action that sets it. */
  readonly action: TextKey
  readonly tone: ButtonTone
  readonly icon: ComponentType
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
  /** Columns of an export. */
  readonly columns: (t: Translate, now: number) => readonly Column<RequestRecord>[]
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

const createReceived = (t: Translate): Column<RequestRecord> => ({
  title: t('column.received'),
  value: ({ createdAt }) => formatSortableTime(createdAt),
})

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
  searchFields: [...personalFields, 'notes'],
  phoneField: 'user_whatsapp',
  hasDelivery: true,
  emptyText: 'list.noRequests',
  fileName: 'file.requests',
  columns: (t, now) => [
    createReceived(t),
    {
      title: t('column.status'),
      value: ({ status }) => t(findStatus(investorRequests, status).name),
    },
    ...investorFields.map((name) => ({
      title: investorForm[name].title,
      value: (record: RequestRecord) => record[name] ?? '',
    })),
    { title: t('column.notes'), value: ({ notes }) => notes ?? '' },
    {
      title: t('column.delivery'),
      value: ({ delivery, createdAt }) =>
        t(`delivery.${deriveDeliveryState(delivery?.state, createdAt, now)}`),
    },
    { title: t('column.sent'), value: ({ delivery }) => formatSortableTime(delivery?.sentAt) },
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
    {
      value: 'rebotada',
      dateField: 'bouncedAt',
      name: 'status.bounced',
      plural: 'filter.bounced',
      action: 'action.markBounced',
      tone: 'critical',
      icon: WarningOutlineIcon,
    },
  ],
  searchFields: ['email'],
  hasDelivery: false,
  emptyText: 'list.noSignups',
  fileName: 'file.signups',
  columns: (t) => [
    createReceived(t),
    {
      title: t('column.status'),
      value: ({ status }) => t(findStatus(newsletterSignups, status).name),
    },
    { title: t('column.email'), value: ({ email }) => email ?? '' },
    { title: t('column.confirmed'), value: ({ confirmedAt }) => formatSortableTime(confirmedAt) },
    { title: t('column.left'), value: ({ leftAt }) => formatSortableTime(leftAt) },
  ],
}

/** By schema type. */
export const requestKinds: ReadonlyMap<string, RequestKind> = new Map(
  [investorRequests, newsletterSignups].map((kind) => [kind.type, kind]),
)
