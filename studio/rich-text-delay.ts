/** The editor reports typed text after 250 ms (@portabletext/editor, 'type debounce'). */
const RICH_TEXT_DELAY_MS = 300

let lastKeyAt = -Infinity

/** Call it once: `timeUntilRichTextIsSaved` needs the time of the last key. */
export function watchRichText(): void {
  document.addEventListener('keydown', ({ target }) => {
    if (target instanceof HTMLElement && target.isContentEditable) lastKeyAt = performance.now()
  })
}

/** Milliseconds until typed rich text has reached its document; 0 if nothing was typed just now. */
export function timeUntilRichTextIsSaved(): number {
  return Math.max(0, lastKeyAt + RICH_TEXT_DELAY_MS - performance.now())
}
