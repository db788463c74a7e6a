import { lacksOpeningMark } from '~/lib/text/opening-mark'

/** A headline in Portable Text: one block whose accented word has the mark `em`. */
export type AccentTitleData = readonly {
  children?: readonly { text?: string | null; marks?: readonly string[] | null }[] | null
}[]

interface AccentTitleProps {
  value: AccentTitleData | null | undefined
  level: 1 | 2 | 3
  size: 'xl' | 'l' | 'm' | 's'
  id?: string | undefined
}

/** A headline with one wide word in the accent colour; null without text. */
export function AccentTitle({ value, level, size, id }: AccentTitleProps) {
  if (!hasText(value)) return null
  const Heading = `h${level}` as const
  const spans = value.flatMap((block) => block.children ?? [])
  // CSS draws the missing mark.
  const question = lacksOpeningMark(plainTitle(value)) ? ' title-question' : ''
  return (
    <Heading className={`title title-${size}${question}`} id={id}>
      {spans.map(({ text, marks }, index) =>
        marks?.includes('em') === true ? (
          <em key={index}>
            <TitleText text={text} />
          </em>
        ) : (
          <TitleText key={index} text={text} />
        ),
      )}
    </Heading>
  )
}

/** The text of a headline, with extra space after the opening marks ¿ and ¡. */
export function TitleText({ text }: { text: string | null | undefined }) {
  return text?.split(/([¿¡])/).map((part, index) =>
    // A split with a capture group returns the marks at odd indexes.
    index % 2 === 1 ? (
      <span key={index} className="title-mark">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

export function hasText(
  value: AccentTitleData | null | undefined,
): value is Exclude<AccentTitleData, null | undefined> {
  return (value ?? []).some(({ children }) => (children ?? []).some(({ text }) => text?.trim()))
}

/** The headline as plain text, for accessible names. */
export function plainTitle(value: AccentTitleData | null | undefined): string {
  return (value ?? [])
    .flatMap(({ children }) => (children ?? []).map(({ text }) => text ?? ''))
    .join('')
    .trim()
}
