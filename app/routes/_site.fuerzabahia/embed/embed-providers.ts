/** How a social network embeds a post. */
export interface EmbedProvider {
  /** Address of the network's script; its host is allowed in page-allowances.server.ts. */
  script: string
  /** True when the script renders only what exists when it loads. */
  loadsForEachPost?: boolean
  /** Adds the markup that the script looks for, before it loads. */
  prepare?: (stage: HTMLElement, url: string) => void
  /** Makes the loaded script render. */
  draw?: (stage: HTMLElement, url: string) => void
}

declare global {
  interface Window {
    instgrm?: { Embeds: { process: () => void } }
    FB?: { XFBML: { parse: (element: HTMLElement) => void } }
    twttr?: {
      widgets: { createTweet: (id: string, element: HTMLElement, options: object) => unknown }
    }
  }
}

const providers: Readonly<Record<string, EmbedProvider>> = {
  instagram: {
    script: 'https://www.instagram.com/embed.js',
    prepare: (stage, url) =>
      append(stage, 'blockquote', 'instagram-media', {
        instgrmPermalink: url,
        instgrmVersion: '14',
      }),
    draw: () => window.instgrm?.Embeds.process(),
  },
  facebook: {
    script: 'https://connect.facebook.net/es_LA/sdk.js#xfbml=1&version=v21.0',
    prepare: (stage, url) => append(stage, 'div', 'fb-post', { href: url, width: 'auto' }),
    draw: (stage) => window.FB?.XFBML.parse(stage),
  },
  x: {
    script: 'https://platform.twitter.com/widgets.js',
    draw: (stage, url) => {
      const id = /\/status\/(\d+)/.exec(url)?.[1]
      if (id !== undefined) {
        window.twttr?.widgets.createTweet(id, stage, { lang: 'es', dnt: true, align: 'center' })
      }
    },
  },
  tiktok: {
    script: 'https://www.tiktok.com/embed.js',
    loadsForEachPost: true,
    prepare: (stage, url) => {
      const quote = append(stage, 'blockquote', 'tiktok-embed', {
        videoId: /\/video\/(\d+)/.exec(url)?.[1] ?? '',
      })
      quote.setAttribute('cite', url)
      quote.append(document.createElement('section'))
    },
  },
}

/** The provider that a post names; undefined for `none` and unknown names. */
export function embedProvider(name: string | null): EmbedProvider | undefined {
  return name !== null && Object.hasOwn(providers, name) ? providers[name] : undefined
}

function append(
  stage: HTMLElement,
  tag: 'blockquote' | 'div',
  className: string,
  dataset: Readonly<Record<string, string>>,
): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  Object.assign(element.dataset, dataset)
  stage.append(element)
  return element
}
