import type { Canvas } from '../engine/canvas.ts';
import { tone } from '../engine/colour.ts';
import type { Trim } from './trim.ts';

const centreX = 1235;
const centreY = 735;

/** One round dial: scale, lit sweep and needle. */
function dial(trim: Trim, x: number, turn: number): string {
  const y = 588;
  const marks = Array.from({ length: 11 }, (_, i) => {
    const angle = ((i * 24 - 210) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x + c * 52).toFixed(1)} ${(y + s * 52).toFixed(1)}L${(x + c * 59).toFixed(1)} ${(y + s * 59).toFixed(1)}`;
  });
  return `<circle cx="${x}" cy="${y}" r="64" fill="#0a0d10" stroke="#4f565c" stroke-width="3"/><path d="${marks.join('')}" stroke="#e7ecef" stroke-width="2.4"/><circle cx="${x}" cy="${y}" r="42" fill="none" stroke="${trim.glow}" stroke-width="3" stroke-dasharray="150 120" transform="rotate(150 ${x} ${y})" opacity=".9"/><path d="M${x} ${y}l-46 2" stroke="#ff5a4d" stroke-width="4" transform="rotate(${turn} ${x} ${y})"/><circle cx="${x}" cy="${y}" r="8" fill="#2a2e32"/>`;
}

/** Binnacle with two dials, and a three-spoke wheel in front of it. */
export function paintSteering(canvas: Canvas, trim: Trim): void {
  const x = centreX;
  const y = centreY;
  const hood = canvas.linear(
    [0, 480],
    [0, 690],
    [
      { at: 0, colour: tone(trim.dash, 1.36) },
      { at: 0.2, colour: tone(trim.dash, 1.02) },
      { at: 1, colour: tone(trim.dash, 0.55) },
    ],
  );
  const rim = canvas.linear(
    [x - 210, y - 210],
    [x + 160, y + 210],
    [
      { at: 0, colour: '#565b60' },
      { at: 0.25, colour: '#2c2f32' },
      { at: 0.6, colour: '#17191b' },
      { at: 1, colour: '#2b2e31' },
    ],
  );
  const hub = canvas.radial([x - 16, y - 20], 120, [
    { at: 0, colour: '#41454a' },
    { at: 0.7, colour: '#24272a' },
    { at: 1, colour: '#141618' },
  ]);
  const keys = [-1, 1].map((side) => {
    const kx = x + side * 112;
    return `<rect x="${kx - 27}" y="${y - 30}" width="54" height="58" rx="12" fill="#0c0d0e"/><circle cx="${kx}" cy="${y - 1}" r="13" fill="#1f2225" stroke="#73787d" stroke-width="2"/><path d="M${kx - 18} ${y - 20}h9M${kx + 9} ${y - 20}h9M${kx - 18} ${y + 19}h9M${kx + 9} ${y + 19}h9" stroke="#d9dde0" stroke-width="3"/>`;
  });
  canvas.add(
    `<path d="M${x - 232} 672C${x - 226} 548 ${x - 180} 494 ${x} 488S${x + 226} 548 ${x + 232} 672Z" fill="${hood}"/>` +
      `<path d="M${x - 190} 666C${x - 184} 566 ${x - 150} 522 ${x} 518S${x + 184} 566 ${x + 190} 666Z" fill="#050708"/>` +
      dial(trim, x - 96, 38) +
      dial(trim, x + 96, 12) +
      `<rect x="${x - 30}" y="548" width="60" height="86" rx="6" fill="#11171c"/><rect x="${x - 20}" y="562" width="40" height="5" fill="${trim.glow}"/><rect x="${x - 16}" y="580" width="32" height="14" rx="3" fill="#e7ecef" opacity=".8"/><rect x="${x - 20}" y="610" width="40" height="4" fill="#5c666e"/>` +
      `<ellipse cx="${x + 12}" cy="${y + 22}" rx="206" ry="206" fill="none" stroke="#000" stroke-width="40" opacity=".22"/>` +
      `<path d="M${x - 178} ${y - 26}Q${x - 90} ${y - 52} ${x - 66} ${y - 62}H${x + 66}Q${x + 90} ${y - 52} ${x + 178} ${y - 26}L${x + 180} ${y + 24}Q${x + 108} ${y + 40} ${x + 62} ${y + 76}L${x + 44} ${y + 186}H${x - 44}L${x - 62} ${y + 76}Q${x - 108} ${y + 40} ${x - 180} ${y + 24}Z" fill="#1b1d1f"/>` +
      `<path d="M${x - 44} ${y + 186}L${x - 34} ${y + 92}H${x + 34}L${x + 44} ${y + 186}Z" fill="${trim.band}" opacity=".8"/>` +
      keys.join('') +
      `<path d="M${x - 78} ${y - 44}Q${x} ${y - 70} ${x + 78} ${y - 44}Q${x + 92} ${y + 20} ${x + 48} ${y + 70}Q${x} ${y + 88} ${x - 48} ${y + 70}Q${x - 92} ${y + 20} ${x - 78} ${y - 44}Z" fill="${hub}" stroke="#0b0c0d" stroke-width="3"/>` +
      `<circle cx="${x}" cy="${y + 4}" r="20" fill="none" stroke="#a4a9ad" stroke-width="4"/>` +
      `<circle cx="${x}" cy="${y}" r="198" fill="none" stroke="#08090a" stroke-width="42"/><circle cx="${x}" cy="${y}" r="198" fill="none" stroke="${rim}" stroke-width="37"/>` +
      `<circle cx="${x}" cy="${y}" r="205" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="330 960" transform="rotate(198 ${x} ${y})" opacity=".28"/>` +
      `<circle cx="${x}" cy="${y}" r="183" fill="none" stroke="${trim.stitch}" stroke-width="2" stroke-dasharray="7 5" opacity=".55"/>`,
  );
}
