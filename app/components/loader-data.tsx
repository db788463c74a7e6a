import * as remix from '@remix-run/react'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** Changes the result of a loader before components read it; returns the same object for the same. */
type Edit = <Result>(result: Result) => Result

const EditContext = createContext<Edit>((result) => result)
const SetEditContext = createContext<(edit: { apply: Edit }) => void>(() => undefined)

/** Sets the function that changes the loader results of a preview. */
export const useSetEdit = () => useContext(SetEditContext)

/** In previews, applies unsaved changes to what the hooks of this module return (decision 42). */
export function PreviewData({ children }: { children: ReactNode }) {
  const initial = useContext(EditContext)
  const [edit, setEdit] = useState({ apply: initial })
  return (
    <SetEditContext.Provider value={setEdit}>
      <EditContext.Provider value={edit.apply}>{children}</EditContext.Provider>
    </SetEditContext.Provider>
  )
}

/** Remix's `useLoaderData`, with the unsaved changes of a preview. */
export function useLoaderData<Loader>() {
  return useEdited(remix.useLoaderData<Loader>())
}

/** Remix's `useRouteLoaderData`, with the unsaved changes of a preview. */
export function useRouteLoaderData<Loader>(routeId: string) {
  return useEdited(remix.useRouteLoaderData<Loader>(routeId))
}

function useEdited<Result>(result: Result): Result {
  const apply = useContext(EditContext)
  return useMemo(() => apply(result), [apply, result])
}
