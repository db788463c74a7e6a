import type { EmbedProvider } from './embed-providers'

/** After this time an embed counts as failed. */
const LOAD_LIMIT_MS = 12_000
/** Networks insert an empty frame first; it grows when the post is there. */
const MIN_HEIGHT_PX = 120

interface Embed {
  /** Empty element for the embed. */
  stage: HTMLElement
  provider: EmbedProvider
  url: string
  /** Called once with whether the original is visible. */
  onEnd: (shown: boolean) => void
}

/**
 * Requests the original of a post and waits until it is visible. After a failure the element is
 * empty.
 * @returns a function that stops it and empties the element
 */
export function showEmbed({ stage, provider, url, onEnd }: Embed): () => void {
  let ended = false
  const end = (shown: boolean) => {
    if (ended) return
    ended = true
    watch.disconnect()
    clearTimeout(limit)
    stage.inert = false
    if (!shown) stage.replaceChildren()
    onEnd(shown)
  }
  const watch = new MutationObserver(() => {
    if (isDrawn(stage)) end(true)
  })
  const limit = setTimeout(end, LOAD_LIMIT_MS, false)
  stage.inert = true
  watch.observe(stage, { childList: true, subtree: true, attributes: true })
  provider.prepare?.(stage, url)
  loadScript(provider).then(
    () => {
      if (!ended) provider.draw?.(stage, url)
    },
    () => end(false),
  )
  return () => {
    ended = true
    watch.disconnect()
    clearTimeout(limit)
    stage.replaceChildren()
  }
}

function isDrawn(stage: HTMLElement): boolean {
  return Array.from(stage.querySelectorAll('iframe')).some(
    (frame) =>
      frame.offsetHeight >= MIN_HEIGHT_PX && getComputedStyle(frame).visibility === 'visible',
  )
}

const loaded = new Map<string, Promise<void>>()

/** Loads a network's script, once for all posts where that suffices. */
function loadScript({ script: src, loadsForEachPost }: EmbedProvider): Promise<void> {
  const known = loadsForEachPost === true ? undefined : loaded.get(src)
  if (known !== undefined) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loaded.delete(src)
      reject(new Error(`${src} cannot be loaded.`))
    }
    document.head.append(script)
  })
  loaded.set(src, loading)
  return loading
}
