import type { EmbedProvider } from './embed-providers'

/** A network that has drawn nothing by then is not waited for. */
const PATIENCE_MS = 12_000
/** Networks put their frame in first and give it its height once the post is there. */
const LEAST_HEIGHT_PX = 120

interface Embed {
  /** Empty element that the network may fill. */
  stage: HTMLElement
  provider: EmbedProvider
  url: string
  /** Called once: whether the original is there to be seen. */
  onEnd: (shown: boolean) => void
}

/**
 * Asks a network for the original of a post and watches until it is drawn. When that fails the
 * stage is left empty.
 * @returns what stops it and clears the stage
 */
export function showEmbed({ stage, provider, url, onEnd }: Embed): () => void {
  let ended = false
  const end = (shown: boolean) => {
    if (ended) return
    ended = true
    watch.disconnect()
    clearTimeout(patience)
    stage.inert = false
    if (!shown) stage.replaceChildren()
    onEnd(shown)
  }
  const watch = new MutationObserver(() => {
    if (isDrawn(stage)) end(true)
  })
  const patience = setTimeout(end, PATIENCE_MS, false)
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
    clearTimeout(patience)
    stage.replaceChildren()
  }
}

function isDrawn(stage: HTMLElement): boolean {
  return Array.from(stage.querySelectorAll('iframe')).some(
    (frame) =>
      frame.offsetHeight >= LEAST_HEIGHT_PX && getComputedStyle(frame).visibility === 'visible',
  )
}

const loaded = new Map<string, Promise<void>>()

/** Loads a network's script, once for all its posts where that is enough. */
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
