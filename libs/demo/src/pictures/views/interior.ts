import type { Backdrop } from '../backdrops/scene.ts';
import type { Canvas } from '../engine/canvas.ts';
import { tone } from '../engine/colour.ts';
import { paintConsole } from './console.ts';
import { paintSteering } from './steering.ts';
import type { Trim } from './trim.ts';

const trims: readonly [Trim, ...Trim[]] = [
  { dash: '#26282b', lower: '#1b1d1f', seat: '#2b2d30', stitch: '#a9aeb2', band: '#8d9398', glow: '#6fb6e8' },
  { dash: '#2b2a29', lower: '#3b3029', seat: '#8a5f42', stitch: '#e0c4a8', band: '#5f4632', glow: '#f0a860' },
  { dash: '#2d3033', lower: '#55585a', seat: '#b9b4aa', stitch: '#6d6a64', band: '#cfd2d3', glow: '#79d0c0' },
  { dash: '#1d1f22', lower: '#16181a', seat: '#232528', stitch: '#c23a3a', band: '#3f444a', glow: '#e86f6f' },
];

/** One front seat's cushion and bolsters, seen from the driver's eye. */
function cushion(canvas: Canvas, trim: Trim, centre: number): string {
  const leather = canvas.linear(
    [0, 980],
    [0, 1200],
    [
      { at: 0, colour: tone(trim.seat, 1.12) },
      { at: 0.35, colour: trim.seat },
      { at: 1, colour: tone(trim.seat, 0.62) },
    ],
  );
  const x = centre;
  const seams = [-92, 0, 92].map((dx) => `M${x + dx} 1012Q${x + dx * 1.08} 1100 ${x + dx * 1.2} 1200`).join('');
  return (
    `<path d="M${x - 262} 1200C${x - 266} 1090 ${x - 250} 1010 ${x - 206} 992C${x - 100} 968 ${x + 100} 968 ${x + 206} 992C${x + 250} 1010 ${x + 266} 1090 ${x + 262} 1200Z" fill="${leather}"/>` +
    `<path d="M${x - 178} 1200C${x - 178} 1110 ${x - 170} 1030 ${x - 150} 1006Q${x} 984 ${x + 150} 1006C${x + 170} 1030 ${x + 178} 1110 ${x + 178} 1200" fill="#000" opacity=".14"/>` +
    `<path d="M${x - 178} 1200C${x - 178} 1110 ${x - 170} 1030 ${x - 150} 1006Q${x} 984 ${x + 150} 1006C${x + 170} 1030 ${x + 178} 1110 ${x + 178} 1200" fill="none" stroke="${trim.stitch}" stroke-width="2.4" stroke-dasharray="9 6" opacity=".7"/>` +
    `<path d="${seams}" fill="none" stroke="#000" stroke-width="5" opacity=".22"/>`
  );
}

/** The world through the glass, out of focus, with the cabin's frame in front of it. */
function outlook(canvas: Canvas, scene: Backdrop, hex: string): void {
  const [top, horizon, ground] = scene.wash;
  const view = canvas.linear(
    [0, 0],
    [0, 560],
    [
      { at: 0, colour: tone(top, 1.3) },
      { at: 0.62, colour: tone(horizon, 1.4) },
      { at: 0.7, colour: horizon },
      { at: 0.74, colour: tone(ground, 0.98) },
      { at: 1, colour: tone(ground, 1.12) },
    ],
  );
  const bonnet = canvas.linear(
    [0, 430],
    [0, 540],
    [
      { at: 0, colour: tone(hex, 1.4) },
      { at: 0.5, colour: tone(hex, 1.05) },
      { at: 1, colour: tone(hex, 0.6) },
    ],
  );
  const lining = canvas.linear(
    [0, 0],
    [0, 150],
    [
      { at: 0, colour: '#cbc8c1' },
      { at: 1, colour: '#8f8d88' },
    ],
  );
  canvas.add(
    `<rect width="1600" height="700" fill="${view}"/>` +
      `<g filter="${canvas.blur(9, { left: 0, top: 250, right: 1600, bottom: 470 })}"><ellipse cx="250" cy="372" rx="210" ry="62" fill="${tone(horizon, 0.72)}" opacity=".6"/><ellipse cx="1420" cy="366" rx="240" ry="74" fill="${tone(horizon, 0.68)}" opacity=".6"/><rect x="520" y="316" width="620" height="86" fill="${tone(horizon, 0.86)}" opacity=".6"/></g>` +
      `<path d="M190 545C380 440 620 420 800 420S1220 440 1410 545Z" fill="${bonnet}"/>` +
      `<path d="M0 0H1600V96C1300 66 1000 58 800 58S300 66 0 96Z" fill="${lining}"/>` +
      `<path d="M0 70C60 66 130 72 190 84L78 620H0Z" fill="#a5a29c"/><path d="M1600 70C1540 66 1470 72 1410 84L1522 620H1600Z" fill="#a5a29c"/>` +
      `<path d="M190 84L78 620H104L214 82Z" fill="#2a2b2d"/><path d="M1410 84L1522 620H1496L1386 82Z" fill="#2a2b2d"/>` +
      `<path d="M0 150L112 140L40 560L0 575Z" fill="${tone(horizon, 1.3)}"/><path d="M1600 150L1488 140L1560 560L1600 575Z" fill="${tone(horizon, 1.3)}"/>` +
      `<path d="M60 0H520Q560 78 500 92L120 108Q70 90 60 0Z" fill="#bdbab3"/><path d="M1540 0H1080Q1040 78 1100 92L1480 108Q1530 90 1540 0Z" fill="#bdbab3"/>` +
      `<path d="M786 50h28l8 66h-44z" fill="#1b1c1e"/><rect x="676" y="104" width="248" height="74" rx="26" fill="#141517"/><rect x="688" y="112" width="224" height="56" rx="20" fill="${tone(horizon, 0.8)}"/><path d="M700 168L760 112H830L770 168Z" fill="#fff" opacity=".25"/>`,
  );
}

function dashboard(canvas: Canvas, trim: Trim): void {
  const top = canvas.linear(
    [0, 500],
    [0, 660],
    [
      { at: 0, colour: tone(trim.dash, 1.32) },
      { at: 0.2, colour: tone(trim.dash, 1.1) },
      { at: 1, colour: tone(trim.dash, 0.8) },
    ],
  );
  const face = canvas.linear(
    [0, 640],
    [0, 960],
    [
      { at: 0, colour: tone(trim.lower, 1.16) },
      { at: 0.4, colour: trim.lower },
      { at: 1, colour: tone(trim.lower, 0.5) },
    ],
  );
  const band = canvas.linear(
    [0, 690],
    [0, 744],
    [
      { at: 0, colour: tone(trim.band, 1.4) },
      { at: 0.45, colour: trim.band },
      { at: 1, colour: tone(trim.band, 0.6) },
    ],
  );
  const slat = (x: number, wide: number) =>
    `<rect x="${x}" y="640" width="${wide}" height="46" rx="14" fill="#0c0d0e"/>` +
    [650, 662, 674]
      .map((y) => `<rect x="${x + 8}" y="${y}" width="${wide - 16}" height="4" rx="2" fill="#4a4e52"/>`)
      .join('') +
    `<rect x="${x + wide * 0.46}" y="646" width="10" height="34" rx="4" fill="#8c9195"/>`;
  canvas.add(
    `<path d="M0 560C220 520 520 506 800 506S1380 520 1600 560V980H0Z" fill="${face}"/>` +
      `<path d="M0 560C220 520 520 506 800 506S1380 520 1600 560V660C1380 634 1080 628 800 628S220 634 0 660Z" fill="${top}"/>` +
      `<path d="M0 657C220 631 520 625 800 625S1380 631 1600 657" fill="none" stroke="${trim.stitch}" stroke-width="2.4" stroke-dasharray="9 6" opacity=".55"/>` +
      `<path d="M0 706C240 692 540 690 800 690S1360 692 1600 706V752C1360 744 1060 742 800 742S240 744 0 752Z" fill="${band}"/>` +
      `<path d="M0 706C240 692 540 690 800 690S1360 692 1600 706" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/>` +
      slat(70, 190) +
      slat(1400, 150) +
      `<path d="M110 800H500Q520 800 516 820L500 920H96L92 820Q92 800 110 800Z" fill="#000" opacity=".16"/><rect x="260" y="812" width="88" height="14" rx="7" fill="#000" opacity=".4"/>` +
      `<path d="M0 940C260 920 560 930 640 1000V1200H0Z" fill="#0a0b0c"/><path d="M1600 940C1340 920 1040 930 960 1000V1200H1600Z" fill="#0a0b0c"/>`,
  );
}

/** The driver's place of a right-hand-drive car: outlook, dash, screens, wheel, console and seats. */
export function paintInterior(canvas: Canvas, scene: Backdrop, hex: string, variant: number): void {
  const trim = trims[variant % trims.length] ?? trims[0];
  outlook(canvas, scene, hex);
  dashboard(canvas, trim);
  canvas.add(cushion(canvas, trim, 300) + cushion(canvas, trim, 1300));
  paintConsole(canvas, trim, variant);
  paintSteering(canvas, trim);
  const shade = canvas.radial([800, 560], 1100, [
    { at: 0, colour: '#fff', opacity: 0.12 },
    { at: 0.45, colour: '#000', opacity: 0 },
    { at: 1, colour: '#000', opacity: 0.34 },
  ]);
  canvas.add(`<rect width="1600" height="1200" fill="${shade}"/>`);
}
