import type { EditMark } from './editable'

/** A headline as the dataset holds it: one block whose wide word carries the mark `em`. */
export type AccentTitleData = readonly {
  children?: readonly { text?: string | null; marks?: readonly string[] | null }[] | null
}[]

interface AccentTitleProps {
  value: AccentTitleData | null | undefined
  /** Level of the heading. */
  level: 1 | 2 | 3
  size: 'xl' | 'l' | 'm' | 's'
  id?: string | undefined
  /** Where an editor changes it. */
  mark?: EditMark
}

/** A headline with one word set wide in the accent colour; nothing while it has no words. */
export function AccentTitle({ value, level, size, id, mark }: AccentTitleProps) {
  if (!hasWords(value)) return null
  const Heading = `h${level}` as const
  const spans = value.flatMap((block) => block.children ?? [])
  return (
    <Heading className={`title title-${size}`} id={id} {...mark}>
      {spans.map(({ text, marks }, index) =>
        marks?.includes('em') === true ? (
          <em key={index}>
            <TitleWords text={text} />
          </em>
        ) : (
          <TitleWords key={index} text={text} />
        ),
      )}
    </Heading>
  )
}

/** The words of a headline, the marks that open a question or a call a little apart. */
export function TitleWords({ text }: { text: string | null | undefined }) {
  return text?.split(/([¿¡])/).map((part, index) =>
    // Every second part is such a mark.
    index % 2 === 1 ? (
      <span key={index} className="title-mark">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** True when the headline has something to read. */
export function hasWords(
  value: AccentTitleData | null | undefined,
): value is Exclude<AccentTitleData, null | undefined> {
  return (value ?? []).some(({ children }) => (children ?? []).some(({ text }) => text?.trim()))
}

/** The headline's words without their form, for accessible names. */
export function plainTitle(value: AccentTitleData | null | undefined): string {
  return (value ?? [])
    .flatMap(({ children }) => (children ?? []).map(({ text }) => text ?? ''))
    .join('')
    .trim()
}
