import { z } from 'zod'
import type { Role } from '../context'

export const roleShape = z.enum(['administrator', 'editor', 'viewer'])

/** The names of all roles, for errors. */
export const ROLES = roleShape.options.join(', ')

/** What the Studio shows to the people who have them. */
const titles: Record<Role, string> = {
  administrator: 'Administración',
  editor: 'Edición',
  viewer: 'Lectura',
}

/** A role in the shape of the hosted service's API. */
export const roleOf = (role: Role) => ({ name: role, title: titles[role] })
