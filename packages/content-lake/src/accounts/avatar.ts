import { createHash } from 'node:crypto'
import { escapeHtml } from './escape-html'
import type { User } from './users'

/**
 * Draws the initials of a user on a colour that follows from the id, so that people differ in every
 * browser. White text has a contrast of at least 4.5 on it.
 * @returns a data URL
 */
export function drawAvatar({ id, name }: Pick<User, 'id' | 'name'>): string {
  const hue = createHash('sha256').update(id).digest().readUInt16BE() % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 60% 27%)"/><text x="20" y="25.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="16" font-weight="600" fill="#fff">${escapeHtml(toInitials(name))}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Of the first and the last word; the first two letters of a single word. */
function toInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const [first = '', ...others] = words
  const last = others.at(-1)
  const letters = last === undefined ? first.slice(0, 2) : first.slice(0, 1) + last.slice(0, 1)
  return letters.toUpperCase()
}
