/** What was posted under a name; empty when it was nothing, or a file. */
export function textOf(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}
