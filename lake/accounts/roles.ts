import type { Role } from '../context'

const titles: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
}

/** A role as the hosted service's API tells of it. */
export const roleOf = (role: Role) => ({ name: role, title: titles[role] })
