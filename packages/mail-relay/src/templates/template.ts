/** Values by name; an absent one counts as empty. */
export type Variables = Readonly<Partial<Record<string, string>>>

/** A kind of message, in the team's language. */
export interface Template {
  readonly subject: (variables: Variables) => string
  readonly text: (variables: Variables) => string
  /** Name and address as typed, so the address may be invalid. */
  readonly replyTo: (variables: Variables) => { readonly name: string; readonly address: string }
  /** Maximum length of each variable for visitors; absent when visitors may not use the template. */
  readonly visitorMaxLengths?: Readonly<Record<string, number>>
}
