import { useEffect, useState } from 'react'

/** Class of the element around all tools. */
export const TOOLS_CLASS = 'page-tools'

/** The element of the tools: before the page, so that the Tab key reaches them first. */
export function useToolsPlace(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.className = TOOLS_CLASS
    document.body.prepend(element)
    setPlace(element)
    return () => element.remove()
  }, [])
  return place
}
