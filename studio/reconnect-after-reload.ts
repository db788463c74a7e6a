/**
 * The preview connects anew only after it has left the state `loading`, but a page that is loaded again
 * is in the state `reloading`: without this the Studio waits three to five seconds for an answer of the
 * old page (EDIT-02). See `PreviewHeader`, which announces the reload.
 */
export const reconnectAfterReload: Readonly<Record<string, string>> = {
  'return state_0.matches("loading");':
    'return state_0.matches("loading") || state_0.matches({ loaded: "reloading" });',
}
