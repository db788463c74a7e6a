/** What is selected in a text field, in UTF-16 units; both are equal for a caret. */
export interface Selection {
  readonly start: number
  readonly end: number
}

/**
 * Moves a selection to the same words after a change of the text around them. Text that is inserted
 * exactly at a caret comes after it, so words typed there stay together (EDIT-02).
 */
export function moveSelection({ start, end }: Selection, before: string, after: string): Selection {
  const changed = findChange(before, after)
  return { start: movePosition(start, changed), end: movePosition(end, changed) }
}

interface Change {
  /** Where the texts begin to differ. */
  readonly start: number
  /** Length of the part that differs, before and after. */
  readonly removed: number
  readonly inserted: number
}

/** Finds the one part in which two texts differ; between several changes it contains all. */
function findChange(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let equalAtEnd = 0
  while (equalAtEnd < shorter - start && before.at(-1 - equalAtEnd) === after.at(-1 - equalAtEnd)) {
    equalAtEnd += 1
  }
  const length = start + equalAtEnd
  return { start, removed: before.length - length, inserted: after.length - length }
}

function movePosition(position: number, { start, removed, inserted }: Change): number {
  if (position <= start) return position
  if (position >= start + removed) return position + inserted - removed
  return start + Math.min(position - start, inserted)
}
