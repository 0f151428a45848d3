import type { Canvas } from '../engine/canvas.ts';
import { tone } from '../engine/colour.ts';
import type { Trim } from './trim.ts';

/** A touch screen showing a quiet map and the outside temperature. */
function screen(canvas: Canvas, trim: Trim, tall: boolean): string {
  const [x, y, wide, high] = tall ? [676, 520, 248, 306] : [600, 524, 400, 200];
  const glass = canvas.linear(
    [x, y],
    [x + wide, y + high],
    [
      { at: 0, colour: '#1c242c' },
      { at: 1, colour: '#0c1014' },
    ],
  );
  const clip = canvas.define(
    (id) => `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="10"/></clipPath>`,
  );
  const roads = `M${x - 20} ${y + high * 0.7}L${x + wide * 0.4} ${y + high * 0.5}L${x + wide + 20} ${y + high * 0.74}M${x + wide * 0.3} ${y - 10}L${x + wide * 0.5} ${y + high + 10}M${x + wide * 0.76} ${y - 10}L${x + wide * 0.62} ${y + high + 10}M${x - 10} ${y + high * 0.26}L${x + wide + 10} ${y + high * 0.2}`;
  const tiles = [0, 1, 2].map(
    (i) =>
      `<rect x="${x + 14}" y="${y + 40 + i * 48}" width="38" height="36" rx="8" fill="${i === 0 ? trim.glow : '#2b343c'}" opacity=".85"/>`,
  );
  return (
    `<rect x="${x - 12}" y="${y - 12}" width="${wide + 24}" height="${high + 24}" rx="18" fill="#08090a"/><rect x="${x - 12}" y="${y - 12}" width="${wide + 24}" height="${high + 24}" rx="18" fill="none" stroke="#5a5f64" stroke-width="2"/>` +
    `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="10" fill="${glass}"/><g clip-path="${clip}">` +
    `<path d="${roads}" fill="none" stroke="#33404b" stroke-width="11"/><path d="M${x + wide * 0.44} ${y + high + 10}L${x + wide * 0.41} ${y + high * 0.5}L${x + wide * 0.7} ${y + high * 0.62}L${x + wide * 0.77} ${y - 10}" fill="none" stroke="${trim.glow}" stroke-width="7"/>` +
    `<circle cx="${x + wide * 0.42}" cy="${y + high * 0.56}" r="10" fill="#fff"/><circle cx="${x + wide * 0.42}" cy="${y + high * 0.56}" r="5" fill="${trim.glow}"/>` +
    `<rect x="${x}" y="${y}" width="${wide}" height="26" fill="#000" opacity=".45"/><rect x="${x}" y="${y}" width="66" height="${high}" fill="#0b0f13" opacity=".85"/>${tiles.join('')}` +
    `<rect x="${x + wide - 70}" y="${y + 9}" width="52" height="8" rx="4" fill="#fff" opacity=".6"/>` +
    `<path d="M${x + wide * 0.5} ${y}H${x + wide * 0.86}L${x + wide * 0.5} ${y + high}H${x + wide * 0.22}Z" fill="#fff" opacity=".045"/></g>`
  );
}

/** Screen, climate panel, selector and cup holders down the middle. */
export function paintConsole(canvas: Canvas, trim: Trim, variant: number): void {
  const side = canvas.linear(
    [560, 0],
    [1040, 0],
    [
      { at: 0, colour: tone(trim.lower, 0.5) },
      { at: 0.16, colour: tone(trim.lower, 1.1) },
      { at: 0.5, colour: tone(trim.lower, 1.18) },
      { at: 0.84, colour: tone(trim.lower, 1.04) },
      { at: 1, colour: tone(trim.lower, 0.45) },
    ],
  );
  const gloss = canvas.linear(
    [0, 860],
    [0, 1200],
    [
      { at: 0, colour: '#3c4043' },
      { at: 0.3, colour: '#16181a' },
      { at: 1, colour: '#0b0c0d' },
    ],
  );
  const metal = canvas.linear(
    [764, 0],
    [836, 0],
    [
      { at: 0, colour: '#5e6367' },
      { at: 0.35, colour: '#e4e7e9' },
      { at: 0.6, colour: '#92979b' },
      { at: 1, colour: '#44484b' },
    ],
  );
  const tall = variant % 2 === 1;
  const knobs = [668, 932].map(
    (x) =>
      `<circle cx="${x}" cy="856" r="27" fill="#0d0e0f"/><circle cx="${x}" cy="856" r="23" fill="${metal}"/><circle cx="${x}" cy="856" r="16" fill="#1b1d1f"/><path d="M${x} 842v8" stroke="${trim.glow}" stroke-width="3"/>`,
  );
  const keys = [722, 762, 802, 842].map(
    (x) =>
      `<rect x="${x}" y="842" width="34" height="28" rx="7" fill="#0f1011" stroke="#4b4f53" stroke-width="1.5"/><rect x="${x + 11}" y="854" width="12" height="4" rx="2" fill="#dfe3e6" opacity=".75"/>`,
  );
  canvas.add(
    `<path d="M604 750H996L1010 905C1030 960 1044 1080 1050 1200H550C556 1080 570 960 590 905Z" fill="${side}"/>` +
      `<path d="M632 905H968L986 1200H614Z" fill="${gloss}"/><path d="M632 905H968" stroke="#fff" stroke-width="2" opacity=".35"/><path d="M632 905L614 1200M968 905L986 1200" stroke="${trim.band}" stroke-width="4" opacity=".7"/>` +
      screen(canvas, trim, tall) +
      (tall
        ? ''
        : `<rect x="600" y="764" width="184" height="44" rx="12" fill="#0c0d0e"/><rect x="816" y="764" width="184" height="44" rx="12" fill="#0c0d0e"/>${[774, 786, 798].map((y) => `<path d="M610 ${y}h164M826 ${y}h164" stroke="#4a4e52" stroke-width="4"/>`).join('')}`) +
      knobs.join('') +
      keys.join('') +
      `<ellipse cx="720" cy="1108" rx="62" ry="42" fill="#050606" stroke="#6c7175" stroke-width="4"/><ellipse cx="880" cy="1108" rx="62" ry="42" fill="#050606" stroke="#6c7175" stroke-width="4"/><ellipse cx="720" cy="1116" rx="44" ry="26" fill="#151719"/><ellipse cx="880" cy="1116" rx="44" ry="26" fill="#151719"/>` +
      `<ellipse cx="800" cy="1012" rx="74" ry="30" fill="#050606"/><path d="M770 1010C772 960 764 940 764 924Q764 902 800 902T836 924C836 940 828 960 830 1010Q800 1026 770 1010Z" fill="${tone(trim.seat, 0.7)}"/><path d="M764 930Q764 902 800 902T836 930Q800 944 764 930Z" fill="${metal}"/><path d="M780 1000Q800 1010 820 1000" fill="none" stroke="${trim.stitch}" stroke-width="2" stroke-dasharray="5 4"/>`,
  );
}
