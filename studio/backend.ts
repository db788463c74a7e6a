/** Which dataset the built Studio edits: the embedded lake's, on its own origin, or a hosted one. */
export type Backend =
  | {
      kind: 'embedded'
      projectId: string
      dataset: string
      /** Path on the Studio's own origin under which the lake answers. */
      lakePath: string
    }
  | { kind: 'hosted'; projectId: string; dataset: string }
