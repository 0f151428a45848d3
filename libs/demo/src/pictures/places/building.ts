import type { Canvas } from '../engine/canvas.ts';
import { tone } from '../engine/colour.ts';

const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`;

function glassWall(canvas: Canvas, x: number, y: number, width: number, height: number): string {
  const depth = canvas.linear(
    [0, y],
    [0, y + height],
    [
      { at: 0, colour: '#4d6472' },
      { at: 0.45, colour: '#89a2ae' },
      { at: 0.8, colour: '#d9cfb4' },
      { at: 1, colour: '#8d8f8a' },
    ],
  );
  const panes = Array.from({ length: Math.floor(width / 120) }, (_, i) =>
    rect(x + (i + 1) * 120, y, 6, height, '#eef1f2'),
  );
  const lamps = Array.from(
    { length: Math.floor(width / 120) },
    (_, i) => `<ellipse cx="${x + 60 + i * 120}" cy="${y + 46}" rx="34" ry="7" fill="#fff6dc" opacity=".9"/>`,
  );
  return `${rect(x, y, width, height, depth)}${lamps.join('')}<path d="M${x} ${y}h${width * 0.4}l${-height * 0.8} ${height}h${-(width * 0.4 - height * 0.8)}z" fill="#fff" opacity=".14"/>${panes.join('')}${rect(x, y + height * 0.62, width, 4, '#eef1f2')}`;
}

/** A flag on a tall pole in the dealership's colour. */
const flags = (accent: string, places: readonly number[]): string =>
  places
    .map(
      (x) =>
        `${rect(x, 300, 7, 430, '#c9ced1')}<path d="M${x + 7} 306q36 10 62 2v250q-30 10 -62 0z" fill="${accent}"/><path d="M${x + 7} 306q36 10 62 2v34q-30 10 -62 2z" fill="#fff" opacity=".85"/>`,
    )
    .join('');

/** A showroom: a glass front under a fascia in the dealership's colour, a canopy over the door. */
export function paintShowroom(canvas: Canvas, accent: string): void {
  canvas.add(
    `${rect(150, 330, 1300, 320, '#e8eaea')}${glassWall(canvas, 190, 420, 1220, 230)}` +
      `${rect(120, 292, 1360, 116, '#f7f8f8')}${rect(120, 292, 1360, 92, accent)}${rect(120, 384, 1360, 12, tone(accent, 0.6))}` +
      `${rect(210, 320, 300, 34, '#fff', 'rx="4" opacity=".92"')}${rect(1180, 326, 190, 22, '#fff', 'rx="4" opacity=".7"')}` +
      `${rect(700, 400, 240, 26, '#f2f3f3')}${rect(716, 426, 10, 224, '#d6dadc')}${rect(914, 426, 10, 224, '#d6dadc')}${rect(150, 644, 1300, 14, '#6e7173')}${flags(accent, [56, 1490])}`,
  );
}

/** A workshop: three roller doors, two of them up with light inside. */
export function paintWorkshop(canvas: Canvas, accent: string): void {
  const inside = canvas.linear(
    [0, 400],
    [0, 660],
    [
      { at: 0, colour: '#4a4c4c' },
      { at: 0.3, colour: '#8e8a7c' },
      { at: 1, colour: '#b4ad9a' },
    ],
  );
  const door = (x: number, isOpen: boolean) => {
    const slats = Array.from({ length: isOpen ? 2 : 12 }, (_, i) => `M${x} ${414 + i * 20}h390`).join('');
    const open = `${rect(x, 404, 390, 254, inside)}${rect(x + 40, 424, 310, 9, '#fffbe8')}${rect(x + 46, 440, 16, 218, '#2d5c8f')}${rect(x + 328, 440, 16, 218, '#2d5c8f')}`;
    return `${isOpen ? open : rect(x, 404, 390, 254, '#c8cccd')}<path d="${slats}" stroke="#7f8588" stroke-width="3"/>${rect(x - 8, 396, 8, 262, '#5b6063')}${rect(x + 390, 396, 8, 262, '#5b6063')}`;
  };
  canvas.add(
    `${rect(90, 300, 1420, 358, '#d5d9da')}<path d="M90 306L800 214L1510 306Z" fill="#b9bfc2"/>${rect(90, 300, 1420, 66, accent)}${rect(90, 366, 1420, 9, tone(accent, 0.6))}` +
      `${rect(150, 320, 240, 26, '#fff', 'rx="4" opacity=".92"')}${door(130, true)}${door(605, true)}${door(1080, false)}${rect(90, 652, 1420, 12, '#6e7173')}`,
  );
}

/** A yard with a small office, light poles and bunting. */
export function paintYard(canvas: Canvas, accent: string): void {
  const bunting = Array.from({ length: 30 }, (_, i) => {
    const x = 40 + i * 52;
    const y = 372 + Math.round(26 * Math.sin((i / 29) * Math.PI * 3) ** 2);
    return `<path d="M${x} ${y}h34l-17 34z" fill="${i % 2 ? accent : '#f6f6f3'}"/>`;
  });
  const poles = [30, 540, 1050, 1560].map(
    (x) => `${rect(x, 250, 9, 420, '#8d9396')}${rect(x - 40, 244, 88, 12, '#d7dbdd', 'rx="5"')}`,
  );
  canvas.add(
    `${rect(980, 440, 470, 214, '#e6e4dc')}${rect(956, 404, 518, 46, accent)}${glassWall(canvas, 1010, 476, 300, 178)}${rect(1340, 500, 84, 154, '#4b5a63')}${poles.join('')}${bunting.join('')}${flags(accent, [130])}`,
  );
}
