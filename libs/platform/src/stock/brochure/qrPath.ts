import qrcode from 'qrcode';
import type { QrPath } from '../../ports/brochurePort.ts';

/** Width of the quiet zone in modules. */
const quiet = 4;

/** A QR code as one SVG path. */
export function qrPath(text: string): QrPath {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!modules.get(row, column)) continue;
      let end = column + 1;
      while (end < size && modules.get(row, end)) end += 1;
      path += `M${column + quiet} ${row + quiet}h${end - column}v1h-${end - column}z`;
      column = end;
    }
  }
  return { size: size + 2 * quiet, path };
}
