/**
 * The preview reconnects only after the state `loading`, but a reloaded page has the state
 * `reloading`. Without this change the Studio waits three to five seconds for the old page
 * (EDIT-02). See `PreviewHeader`, which announces the reload.
 */
export const reconnectAfterReload: Readonly<Record<string, string>> = {
  'return state_0.matches("loading");':
    'return state_0.matches("loading") || state_0.matches({ loaded: "reloading" });',
}
