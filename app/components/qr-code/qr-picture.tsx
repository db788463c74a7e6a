import { type QrCode, drawQrPath, QUIET_ZONE } from './qr-code'

interface QrPictureProps {
  code: QrCode
  /** Accessible name: what the code opens. */
  label: string
  className?: string
}

/** A QR code as SVG, dark on light with its quiet zone (HOME-04). */
export function QrPicture({ code, label, className }: QrPictureProps) {
  const side = code.size + 2 * QUIET_ZONE
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      width={4 * side}
      height={4 * side}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={drawQrPath(code)} fill="#000" />
    </svg>
  )
}
