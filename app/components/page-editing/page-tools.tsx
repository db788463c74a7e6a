import { useOptimisticActor } from '@sanity/visual-editing/react'
import { useCallback, useEffect, useState } from 'react'
import { BlockDialog } from './block-dialog'
import { blockMenu } from './block-menu.generated'
import type { Drop } from './drop-place'
import { ItemHandle } from './item-handle'
import { ItemMenu } from './item-menu'
import type { Position, RemovedItem } from './item-patches'
import { findElement, type PageItem } from './page-item'
import styles from './page-tools.css?url'
import { texts } from './texts'
import { useItemActions } from './use-item-actions'
import { TOOLS_CLASS, useItemsInUse, useMenuRequest } from './use-items-in-use'
import { isMutator, useOptimisticEdits } from './use-optimistic-edits'

/** How long the page confirms an action, and offers to undo a removal. */
const NOTICE_MS = 6_000
const UNDO_MS = 30_000

interface Notice {
  text: string
  removed?: RemovedItem
}

/**
 * On the page in the Studio's preview, moves, adds, duplicates, hides and removes sections and list
 * items, by pointer and keyboard (EDIT-03).
 */
export function PageTools() {
  const actor = useOptimisticActor()
  return (
    <>
      <link rel="stylesheet" href={styles} />
      {isMutator(actor) ? <ConnectedTools /> : null}
    </>
  )
}

function ConnectedTools() {
  const actions = useItemActions()
  const inUse = useItemsInUse()
  const [menu, setMenu] = useState<{ item: PageItem; x: number; y: number }>()
  const [adding, setAdding] = useState<{ item: PageItem; position: Position }>()
  const [drop, setDrop] = useState<Drop>()
  const [notice, setNotice] = useState<Notice>()
  useOptimisticEdits(useCallback(() => setNotice({ text: texts.notSaved }), []))
  useMenuRequest(useCallback((item, x, y) => setMenu({ item, x, y }), []))
  useEffect(() => {
    if (notice === undefined) return undefined
    const shownMs = notice.removed === undefined ? NOTICE_MS : UNDO_MS
    const timer = window.setTimeout(() => setNotice(undefined), shownMs)
    return () => window.clearTimeout(timer)
  }, [notice])
  const closeMenu = useCallback(() => setMenu(undefined), [])

  /** Announces an action once the page's document has it, or why it changed nothing. */
  const run = (action: Promise<boolean>, text: string, unchanged?: string) => {
    setNotice(undefined)
    void action.then(
      (hasChanged) => {
        const shown = hasChanged ? text : unchanged
        if (shown !== undefined) setNotice({ text: shown })
      },
      () => setNotice({ text: texts.notSaved }),
    )
  }
  const add = (item: PageItem, position: Position) => {
    if (readBlock(item).type === undefined) run(actions.add(item, position), texts.added)
    else setAdding({ item, position })
  }
  const remove = (item: PageItem) =>
    void actions.remove(item).then(
      (removed) => setNotice(removed && { text: texts.removed, removed }),
      () => setNotice({ text: texts.notSaved }),
    )
  const listEntries = (item: PageItem) => {
    const { type, isHidden } = readBlock(item)
    const hide = {
      label: isHidden ? texts.show : texts.hide,
      run: () => run(actions.setHidden(item, !isHidden), isHidden ? texts.shown : texts.hidden),
    }
    return [
      { label: texts.up, run: () => run(actions.moveBy(item, -1), texts.moved) },
      { label: texts.down, run: () => run(actions.moveBy(item, 1), texts.moved) },
      { label: texts.addBefore, run: () => add(item, 'before') },
      { label: texts.addAfter, run: () => add(item, 'after') },
      { label: texts.duplicate, run: () => run(actions.duplicate(item), texts.duplicated) },
      ...(type === undefined ? [] : [hide]),
      { label: texts.remove, run: () => remove(item) },
    ]
  }

  return (
    <div className={TOOLS_CLASS}>
      {inUse.map((item, index) => (
        <ItemHandle
          // The focus stays on the handle of an item that moves.
          key={item.mark}
          item={item}
          name={getName(item)}
          isSection={index > 0 || readBlock(item).type !== undefined}
          onMove={(step) => run(actions.moveBy(item, step), texts.moved)}
          onOpenMenu={(x, y) => setMenu({ item, x, y })}
          onDrag={setDrop}
          onDrop={({ key, position }) => run(actions.moveTo(item, { key, position }), texts.moved)}
        />
      ))}
      {drop === undefined ? null : <div className="page-tools-drop" style={drop.line} />}
      {menu === undefined ? null : (
        <ItemMenu
          label={getName(menu.item)}
          entries={listEntries(menu.item)}
          x={menu.x}
          y={menu.y}
          onClose={closeMenu}
        />
      )}
      {adding === undefined ? null : (
        <BlockDialog
          onChoose={(type) => run(actions.add(adding.item, adding.position, type), texts.added)}
          onClose={() => setAdding(undefined)}
        />
      )}
      <div className="page-tools-notice" role="status">
        {notice?.text}
        {notice?.removed === undefined ? null : (
          <UndoButton
            removed={notice.removed}
            onUndo={(removed) => run(actions.restore(removed), texts.restored, texts.notRestored)}
          />
        )}
      </div>
    </div>
  )
}

function UndoButton({
  removed,
  onUndo,
}: {
  removed: RemovedItem
  onUndo: (removed: RemovedItem) => void
}) {
  return (
    <button type="button" onClick={() => onUndo(removed)}>
      {texts.undo}
    </button>
  )
}

/** What the page's marks say about a section; without a type for an item of another list. */
function readBlock(item: PageItem): { type: string | undefined; isHidden: boolean } {
  const { block, hidden } = findElement(item)?.dataset ?? {}
  return { type: block, isHidden: hidden !== undefined }
}

function getName(item: PageItem): string {
  const { type } = readBlock(item)
  if (type === undefined) return texts.item
  const blocks = blockMenu.flatMap((group) => group.blocks)
  return blocks.find(({ name }) => name === type)?.title ?? texts.section
}
