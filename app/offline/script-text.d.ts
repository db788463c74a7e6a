/** A module as the text of one classic script; see scripts/lib/script-text.ts. */
declare module '*?script-text' {
  const text: string
  export default text
}
