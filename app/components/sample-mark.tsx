import './sample-mark.css'

/** A stamp on invented content; null without a text (CMS-08). */
export function SampleMark({ text }: { text: string | null | undefined }) {
  return text ? <span className="display sample-mark">{text}</span> : null
}
