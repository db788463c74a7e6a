import { z } from 'zod'
import type { Role } from '../types'

export const roleSchema = z.enum(['administrator', 'editor', 'viewer', 'request-viewer'])

/** All role names, for error messages. */
export const ROLE_NAMES = roleSchema.options.join(', ')

/** Titles that the Studio shows. */
const titles: Record<Role, string> = {
  administrator: 'Administración',
  editor: 'Edición',
  viewer: 'Lectura',
  'request-viewer': 'Lectura con solicitudes',
}

/** Converts a role to the shape of the hosted service's API. */
export const toApiRole = (role: Role) => ({ name: role, title: titles[role] })
