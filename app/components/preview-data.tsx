import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom'

type LoaderData = Readonly<Record<string, unknown>>

/** Changes the data of all loaders before components read them. */
interface LoaderDataEditor {
  edit: (loaderData: LoaderData) => LoaderData
}

const SetEditorContext = createContext<(editor: LoaderDataEditor) => void>(() => undefined)

/** Sets the function that changes the loader data of a preview. */
export const useSetLoaderDataEditor = () => useContext(SetEditorContext)

/**
 * In previews, applies unsaved changes to the data that components read with `useLoaderData` and
 * `useRouteLoaderData`. The router has no API for that (decision 42).
 */
export function PreviewData({ children }: { children: ReactNode }) {
  const state = useContext(RouterStateContext)
  const [editor, setEditor] = useState<LoaderDataEditor>()
  const edited = useMemo(
    () =>
      // The router on the server may use another context, which has no value here.
      state === null || editor === undefined
        ? state
        : { ...state, loaderData: editor.edit(state.loaderData) },
    [state, editor],
  )
  return (
    <SetEditorContext.Provider value={setEditor}>
      <RouterStateContext.Provider value={edited}>{children}</RouterStateContext.Provider>
    </SetEditorContext.Provider>
  )
}
