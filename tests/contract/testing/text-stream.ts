/** Reads a streamed response as text. */
export function readText({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    /** Returns everything received so far, once it matches or the stream has ended. */
    until: async (pattern: RegExp): Promise<string> => {
      while (!pattern.test(text)) {
        const chunk = await reader?.read()
        if (chunk === undefined || chunk.done) break
        text += chunk.value
      }
      return text
    },
    cancel: () => reader?.cancel(),
  }
}
