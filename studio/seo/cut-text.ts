/** Cuts a text at the last word that fits, as search engines do. @param limit in characters */
export function cutText(text: string, limit: number): string {
  const characters = [...new Intl.Segmenter('es').segment(text.trim())]
  if (characters.length <= limit) return text.trim()
  const end = characters[limit - 1]?.index ?? limit
  const start = text.trim().slice(0, end)
  const words = start.replace(/\s+\S*$/, '')
  return `${words === '' ? start : words}…`
}
