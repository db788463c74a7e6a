/** Where the dataset lives that the Studio edits. */
export type Backend =
  | {
      kind: 'embedded'
      projectId: string
      dataset: string
      /** Path on the Studio's own origin under which the embedded lake answers. */
      lakePath: string
    }
  | { kind: 'hosted'; projectId: string; dataset: string }

/**
 * Client options with which all requests go to the embedded lake.
 * @param apiHost address of the lake's API without version segment, such as `http://host/lake`
 */
export function embeddedHost(apiHost: string) {
  return { apiHost, useProjectHostname: false }
}
