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
import { t } from './texts'

/** A status that staff give a request. */
export interface RequestStatus {
  /** The value in the document. */
  readonly value: string
  readonly name: string
  readonly plural: string
  /** The field with the time at which it was set. */
  readonly dateField?: 'confirmedAt' | 'leftAt' | 'bouncedAt'
  /** Label of the action that sets it. */
  readonly action: string
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
  readonly emptyText: string
  /** Start of an exported file's name. */
  readonly fileName: string
  /** Columns of an export. */
  readonly columns: (now: number) => readonly Column<RequestRecord>[]
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

const received: Column<RequestRecord> = {
  title: 'Recibida (hora de Argentina)',
  value: ({ createdAt }) => formatSortableTime(createdAt),
}

/** Requests of the investors page (FORM-08). */
export const investorRequests: RequestKind = {
  type: 'investorRequest',
  statuses: [
    {
      value: 'nueva',
      name: 'Nueva',
      plural: 'Nuevas',
      action: 'Marcar como nueva',
      tone: 'primary',
      icon: EnvelopeIcon,
    },
    {
      value: 'contactada',
      name: 'Contactada',
      plural: 'Contactadas',
      action: 'Marcar como contactada',
      tone: 'positive',
      icon: CheckmarkCircleIcon,
    },
    {
      value: 'descartada',
      name: 'Descartada',
      plural: 'Descartadas',
      action: 'Marcar como descartada',
      tone: 'default',
      icon: CloseCircleIcon,
    },
  ],
  searchFields: [...personalFields, 'notes'],
  phoneField: 'user_whatsapp',
  hasDelivery: true,
  emptyText:
    'Todavía no hay solicitudes. Cuando alguien complete el formulario de inversores, aparece acá.',
  fileName: 'solicitudes',
  columns: (now) => [
    received,
    {
      title: 'Estado',
      value: ({ status }) => findStatus(investorRequests, status).name,
    },
    ...investorFields.map((name) => ({
      title: investorForm[name].title,
      value: (record: RequestRecord) => record[name] ?? '',
    })),
    { title: 'Notas internas', value: ({ notes }) => notes ?? '' },
    {
      title: 'Aviso por correo',
      value: ({ delivery, createdAt }) =>
        t(`delivery.${deriveDeliveryState(delivery?.state, createdAt, now)}`),
    },
    {
      title: 'Aviso enviado (hora de Argentina)',
      value: ({ delivery }) => formatSortableTime(delivery?.sentAt),
    },
  ],
}

/** Sign-ups of the newsletter form in the footer (NEWS-03, NEWS-05). */
export const newsletterSignups: RequestKind = {
  type: 'newsletterSignup',
  statuses: [
    {
      value: 'activa',
      dateField: 'confirmedAt',
      name: 'Confirmada',
      plural: 'Confirmadas',
      action: 'Marcar como confirmada',
      tone: 'positive',
      icon: CheckmarkCircleIcon,
    },
    {
      value: 'pendiente',
      name: 'Pendiente',
      plural: 'Pendientes',
      action: 'Marcar como pendiente',
      tone: 'caution',
      icon: EnvelopeIcon,
    },
    {
      value: 'baja',
      dateField: 'leftAt',
      name: 'Se dio de baja',
      plural: 'Bajas',
      action: 'Marcar como baja',
      tone: 'default',
      icon: CloseCircleIcon,
    },
    {
      value: 'rebotada',
      dateField: 'bouncedAt',
      name: 'Rebotada',
      plural: 'Rebotadas',
      action: 'Marcar como rebotada',
      tone: 'critical',
      icon: WarningOutlineIcon,
    },
  ],
  searchFields: ['email'],
  hasDelivery: false,
  emptyText:
    'Todavía no hay suscripciones. Cuando alguien deje su correo al pie del sitio, aparece acá.',
  fileName: 'suscripciones',
  columns: () => [
    received,
    {
      title: 'Estado',
      value: ({ status }) => findStatus(newsletterSignups, status).name,
    },
    { title: 'Correo', value: ({ email }) => email ?? '' },
    {
      title: 'Confirmada (hora de Argentina)',
      value: ({ confirmedAt }) => formatSortableTime(confirmedAt),
    },
    { title: 'Baja (hora de Argentina)', value: ({ leftAt }) => formatSortableTime(leftAt) },
  ],
}

/** By schema type. */
export const requestKinds: ReadonlyMap<string, RequestKind> = new Map(
  [investorRequests, newsletterSignups].map((kind) => [kind.type, kind]),
)
