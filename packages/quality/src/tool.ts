import type { Report } from './report'

/** One tool of `npm run quality`. */
export interface Tool {
  /** One line for the list of tools. */
  readonly summary: string
  /** Lines about its arguments and what makes it fail. */
  readonly usage: string
  /** Options with a value, and their defaults. */
  readonly options?: Readonly<Record<string, string>>
  /** Document that `--write` updates; it has markers with the name of the tool. */
  readonly document?: string
  readonly run: (given: Arguments) => Promise<Report>
}

export interface Arguments {
  /** What is no option, such as paths of pages. */
  readonly words: readonly string[]
  /** @throws Error unless the option is a positive integer */
  readonly count: (option: string) => number
}
