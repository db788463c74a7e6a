import { z } from 'zod'
import type { Role } from '../context'

export const roleShape = z.enum(['administrator', 'editor', 'viewer'])

/** The names of all roles, for errors. */
export const ROLES = roleShape.options.join(', ')

const titles: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
}

/** A role as the hosted service's API tells of it. */
export const roleOf = (role: Role) => ({ name: role, title: titles[role] })
