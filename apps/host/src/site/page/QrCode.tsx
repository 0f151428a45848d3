import { platform } from '../../platform.ts';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code, rendered on the server. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = platform().brochures.qrCode(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} width="112" height="112">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
