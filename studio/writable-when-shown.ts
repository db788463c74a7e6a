/**
 * The Studio shows a form only once it accepts input (EDIT-02).
 *
 * The Studio (sanity 4) resolves the initial value of a new document in an effect, after it has
 * shown the form as writable. Until the value arrives the form is read-only, and typed letters are
 * lost. With these changes a new document shows its form once the value has arrived. An existing
 * document does not wait for the value: it has content already.
 */
export const writableWhenShown: Readonly<Record<string, string>> = {
  // useInitialValue
  't2 = {\n    loading: !1,\n    error: null,\n    value: defaultValue2\n  }, $[6]':
    't2 = {\n    loading: !0,\n    error: null,\n    value: defaultValue2\n  }, $[6]',
  // useDocumentForm
  'connectionState === "connected" && editState2.ready && !initialValue?.loading;':
    'connectionState === "connected" && editState2.ready && !(initialValue?.loading && !editState2.draft && !editState2.published && !editState2.version);',
  // FormView: it shows an indicator in place of a form whose state is 'connecting'.
  'formState,\n    onFocus,\n    connectionState,\n    onBlur,\n    onSetCollapsedPath,':
    'formState,\n    onFocus,\n    connectionState: paneState,\n    onBlur,\n    onSetCollapsedPath,',
  'documentStore = useDocumentStore(), presence = useDocumentPresence(documentId), {\n    title\n  } = useDocumentTitle()':
    'connectionState = paneState === "connected" && !ready ? "connecting" : paneState, documentStore = useDocumentStore(), presence = useDocumentPresence(documentId), {\n    title\n  } = useDocumentTitle()',
}
