/** The dataset that the built Studio edits: in the embedded lake, or hosted by Sanity. */
export type Backend =
  | {
      kind: 'embedded'
      projectId: string
      dataset: string
      /** Path of the lake on the Studio's origin. */
      lakePath: string
    }
  | { kind: 'hosted'; projectId: string; dataset: string }

declare global {
  /** The dataset that the Studio was built for; vite.config.ts sets it. */
  const __STUDIO_BACKEND__: Backend
}
