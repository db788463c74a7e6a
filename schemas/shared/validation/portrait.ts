import { isObject } from './is-object'

/** Checks that a member of the team has a portrait or an emoji (INV-09). */
export function checkPortrait(member: unknown): true | string {
  if (!isObject(member)) return true
  const { emoji, picture } = member
  const hasPortrait = isObject(picture) && isObject(picture.asset)
  return hasPortrait || typeof emoji === 'string' || 'Poné un retrato o un emoji.'
}
