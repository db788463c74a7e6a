/** True for a question without '¿': the specification prescribes one such headline (INV-06). */
export function lacksOpeningMark(text: string): boolean {
  return /^[^¿]*\?$/.test(text)
}

/** Adds the '¿' that a question lacks, where its text is not prescribed. */
export function withOpeningMark(text: string): string {
  return lacksOpeningMark(text) ? `¿${text}` : text
}
