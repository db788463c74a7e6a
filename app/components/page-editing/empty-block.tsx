import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type EditMark, useBlockMark } from '../editable'
import { blockLabels } from './block-labels'

/** In previews, a placeholder for the surrounding block while its component renders nothing. */
export function EmptyBlock() {
  const mark = useBlockMark()('')
  return mark['data-edit'] === undefined ? null : <Placeholder mark={mark} />
}

function Placeholder({ mark }: { mark: EditMark }) {
  const name = mark['data-edit'] ?? ''
  // During the first render the block's own element is not in the document yet.
  const isCommitted = useRef(false)
  useEffect(() => {
    isCommitted.current = true
  }, [])
  const isShown = useSyncExternalStore(
    observePage,
    () => isCommitted.current && !hasElement(name),
    () => false,
  )
  return isShown ? (
    <div className="preview-empty" {...mark}>
      {blockLabels.empty}
    </div>
  ) : null
}

function observePage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Whether an element other than a placeholder has the mark. */
function hasElement(mark: string): boolean {
  const selector = `[data-edit="${CSS.escape(mark)}"]:not(.preview-empty)`
  return document.querySelector(selector) !== null
}
