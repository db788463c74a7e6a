import { emptyActor, useOptimisticActor } from '@sanity/visual-editing/react'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { BlockDialog } from './block-dialog'
import type { Drop } from './drop-place'
import { ItemHandle } from './item-handle'
import { ItemMenu, type MenuEntry } from './item-menu'
import { describeItem, getName, readBlock } from './item-name'
import type { ItemChange, Position, RemovedItem } from './item-change'
import { createKey, toPath } from './item-patches'
import { findElement, findInnerItems, findSections, type PageItem } from './page-item'
import styles from './page-tools.css?url'
import { requestChange } from './request-change'
import { texts } from './texts'
import { useItemsInUse, useMenuRequest } from './use-items-in-use'
import { useToolsPlace } from './use-tools-place'

/** How long the page confirms an action, and offers to undo a removal. */
const NOTICE_MS = 6_000
const UNDO_MS = 30_000

/** The open menu: the actions of an item, or the list of items to choose one. */
interface OpenMenu {
  /** The item whose inner items the list shows; undefined for the list of the page's sections. */
  item?: PageItem | undefined
  isList?: boolean
  x: number
  y: number
}

interface Notice {
  text: string
  removed?: RemovedItem | undefined
}

/**
 * On the page in the Studio's preview, moves, adds, duplicates, hides and removes sections and list
 * items, by pointer and keyboard (EDIT-03).
 */
export function PageTools() {
  // Outside the Studio there is no actor, so the tools cannot change anything.
  const isConnected = useOptimisticActor() !== emptyActor
  return (
    <>
      <link rel="stylesheet" href={styles} />
      {isConnected ? <ConnectedTools /> : null}
    </>
  )
}

function ConnectedTools() {
  const place = useToolsPlace()
  const [inUse, setInUse] = useItemsInUse()
  const [menu, setMenu] = useState<OpenMenu>()
  const [adding, setAdding] = useState<{ item: PageItem; position: Position }>()
  const [drop, setDrop] = useState<Drop>()
  const [notice, setNotice] = useState<Notice>()
  useMenuRequest(useCallback((item, x, y) => setMenu({ item, x, y }), []))
  useEffect(() => {
    if (notice === undefined) return undefined
    const shownMs = notice.removed === undefined ? NOTICE_MS : UNDO_MS
    const timer = window.setTimeout(() => setNotice(undefined), shownMs)
    return () => window.clearTimeout(timer)
  }, [notice])
  const closeMenu = useCallback(() => setMenu(undefined), [])

  /** Announces a change once the Studio has made it, or why it changed nothing. */
  const run = async (item: PageItem, change: ItemChange, text: string, unchanged?: string) => {
    setNotice(undefined)
    const { status, removed } = await requestChange(item, change)
    if (status === 'failed') setNotice({ text: texts.notSaved })
    else if (status === 'changed') setNotice({ text, removed })
    else if (unchanged !== undefined) setNotice({ text: unchanged })
    if (change.action !== 'add') return
    const mark = `${item.document}:${toPath(item.list, change.key)}`
    findElement({ mark })?.scrollIntoView({ block: 'center' })
  }
  const move = (item: PageItem, step: -1 | 1) =>
    void run(item, { action: 'moveBy', step }, texts.moved)
  const insert = (item: PageItem, position: Position, type?: string) =>
    void run(item, { action: 'add', position, key: createKey(), type }, texts.added)
  const add = (item: PageItem, position: Position) => {
    if (readBlock(item).type === undefined) insert(item, position)
    else setAdding({ item, position })
  }
  const restore = (removed: RemovedItem) =>
    void run(removed.item, { action: 'restore', removed }, texts.restored, texts.notRestored)
  const listItems = ({ item, x, y }: OpenMenu): MenuEntry[] =>
    (item === undefined ? findSections() : findInnerItems(item)).map((one) => ({
      label: describeItem(one),
      run: () => setMenu({ item: one, x, y }),
      onFocus: () => {
        setInUse([one])
        findElement(one)?.scrollIntoView({ block: 'center' })
      },
    }))
  const listActions = (item: PageItem, { x, y }: OpenMenu): MenuEntry[] => {
    const { type, isHidden } = readBlock(item)
    const hide = {
      label: isHidden ? texts.show : texts.hide,
      run: () => {
        const change = { action: 'setHidden', isHidden: !isHidden } as const
        void run(item, change, isHidden ? texts.shown : texts.hidden)
      },
    }
    return [
      { label: texts.up, run: () => move(item, -1) },
      { label: texts.down, run: () => move(item, 1) },
      { label: texts.addBefore, run: () => add(item, 'before') },
      { label: texts.addAfter, run: () => add(item, 'after') },
      {
        label: texts.duplicate,
        run: () => void run(item, { action: 'duplicate' }, texts.duplicated),
      },
      ...(type === undefined ? [] : [hide]),
      { label: texts.remove, run: () => void run(item, { action: 'remove' }, texts.removed) },
      ...(findInnerItems(item).length === 0
        ? []
        : [{ label: texts.itemsInside, run: () => setMenu({ item, isList: true, x, y }) }]),
    ]
  }

  const undoable = notice?.removed
  if (place === undefined) return null
  return createPortal(
    <>
      <button
        type="button"
        className="page-tools-sections"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { left: x, bottom: y } = currentTarget.getBoundingClientRect()
          setMenu({ isList: true, x, y })
        }}
      >
        {texts.sections}
      </button>
      {inUse.map((item, index) => (
        <ItemHandle
          // The key keeps the focus on the handle of an item that moves.
          key={item.mark}
          item={item}
          name={getName(item)}
          isSection={index > 0 || readBlock(item).type !== undefined}
          onMove={(step) => move(item, step)}
          onOpenMenu={(x, y) => setMenu({ item, x, y })}
          onDrag={setDrop}
          onDrop={({ key, position }) =>
            void run(item, { action: 'moveTo', place: { key, position } }, texts.moved)
          }
        />
      ))}
      {drop === undefined ? null : <div className="page-tools-drop" style={drop.line} />}
      {menu === undefined ? null : (
        <ItemMenu
          // A new key mounts a new menu, which focuses its first entry.
          key={`${menu.item?.mark ?? ''} ${String(menu.isList)}`}
          label={menu.item === undefined ? texts.sections : getName(menu.item)}
          entries={
            menu.item === undefined || menu.isList ? listItems(menu) : listActions(menu.item, menu)
          }
          x={menu.x}
          y={menu.y}
          onClose={closeMenu}
        />
      )}
      {adding === undefined ? null : (
        <BlockDialog
          onChoose={(type) => insert(adding.item, adding.position, type)}
          onClose={() => setAdding(undefined)}
        />
      )}
      <div className="page-tools-notice" role="status">
        {notice?.text}
        {undoable === undefined ? null : (
          <button type="button" onClick={() => restore(undoable)}>
            {texts.undo}
          </button>
        )}
      </div>
    </>,
    place,
  )
}
