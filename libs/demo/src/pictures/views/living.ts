import type { Backdrop } from '../backdrops/scene.ts';
import type { Canvas } from '../engine/canvas.ts';
import { tone } from '../engine/colour.ts';

interface Cloth {
  bench: string;
  cushion: string;
  cabinet: string;
  timber: string;
}

const cloths: readonly [Cloth, ...Cloth[]] = [
  { bench: '#8b8f92', cushion: '#3f6b73', cabinet: '#eeece7', timber: '#b98f63' },
  { bench: '#c9b79b', cushion: '#a45a3a', cabinet: '#f3f0ea', timber: '#8a6544' },
  { bench: '#5b6066', cushion: '#c8a24a', cabinet: '#e4e6e6', timber: '#a88760' },
  { bench: '#d8d2c6', cushion: '#6d7f5d', cabinet: '#f1efe9', timber: '#c6a57c' },
];

/** A window in a wall that is seen square on. */
function outlook(canvas: Canvas, scene: Backdrop, x: number, y: number, wide: number, high: number): string {
  const [top, horizon, ground] = scene.wash;
  const view = canvas.linear(
    [0, y],
    [0, y + high],
    [
      { at: 0, colour: tone(top, 1.35) },
      { at: 0.55, colour: tone(horizon, 1.45) },
      { at: 0.62, colour: tone(horizon, 0.85) },
      { at: 0.74, colour: tone(ground, 1.05) },
      { at: 1, colour: ground },
    ],
  );
  return `<rect x="${x - 9}" y="${y - 9}" width="${wide + 18}" height="${high + 18}" rx="20" fill="#2c2e30"/><rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="14" fill="${view}"/><path d="M${x + wide * 0.12} ${y + high}L${x + wide * 0.42} ${y}H${x + wide * 0.6}L${x + wide * 0.3} ${y + high}Z" fill="#fff" opacity=".14"/><rect x="${x - 4}" y="${y - 6}" width="${wide + 8}" height="${high * 0.2}" rx="8" fill="#f4efe4" opacity=".92"/>`;
}

/** The room's shell in one-point perspective: ceiling, walls, floor and the light strip. */
function shell(canvas: Canvas, cloth: Cloth): void {
  const ceiling = canvas.linear(
    [0, 0],
    [0, 300],
    [
      { at: 0, colour: '#dcdad5' },
      { at: 1, colour: '#faf8f4' },
    ],
  );
  const wall = (from: number, to: number) =>
    canvas.linear(
      [from, 0],
      [to, 0],
      [
        { at: 0, colour: '#cfcbc3' },
        { at: 1, colour: '#f1eee8' },
      ],
    );
  const floor = canvas.linear(
    [0, 820],
    [0, 1200],
    [
      { at: 0, colour: tone(cloth.timber, 1.2) },
      { at: 1, colour: tone(cloth.timber, 0.68) },
    ],
  );
  const boards = Array.from({ length: 15 }, (_, i) => `M${610 + i * 27} 820L${-220 + i * 146} 1200`).join('');
  canvas.add(
    `<path d="M0 0H1600L1060 250H540Z" fill="${ceiling}"/><path d="M0 0L540 250V840L0 1200Z" fill="${wall(0, 540)}"/><path d="M1600 0L1060 250V840L1600 1200Z" fill="${wall(1600, 1060)}"/><rect x="540" y="250" width="520" height="600" fill="#ece8e0"/>` +
      `<path d="M540 830H1060L1600 1200H0Z" fill="${floor}"/><path d="${boards}" stroke="#000" stroke-width="2" opacity=".13"/>` +
      `<path d="M690 60H910L872 168H728Z" fill="#fdfdfb" stroke="#b9b6af" stroke-width="6"/><path d="M706 72H894L864 158H736Z" fill="#dcecf5"/>`,
  );
}

function kitchen(canvas: Canvas, scene: Backdrop, cloth: Cloth): void {
  const front = canvas.linear(
    [0, 0],
    [540, 0],
    [
      { at: 0, colour: tone(cloth.cabinet, 0.78) },
      { at: 1, colour: cloth.cabinet },
    ],
  );
  const top = canvas.linear(
    [0, 690],
    [0, 800],
    [
      { at: 0, colour: '#f7f6f3' },
      { at: 1, colour: '#cfcbc4' },
    ],
  );
  const view = canvas.linear(
    [0, 400],
    [0, 640],
    [
      { at: 0, colour: tone(scene.wash[0], 1.3) },
      { at: 0.6, colour: tone(scene.wash[1], 1.3) },
      { at: 1, colour: scene.wash[2] },
    ],
  );
  canvas.add(
    `<path d="M0 60L480 262V392L0 300Z" fill="${front}"/><path d="M0 300L480 392V404L0 318Z" fill="#ffe3ae"/><path d="M160 127V332M320 195V363" stroke="#000" stroke-width="4" opacity=".22"/><path d="M60 296l60 11M220 327l56 10M380 358l46 9" stroke="#6e6a62" stroke-width="7"/>` +
      `<path d="M60 392L430 452V620L60 640Z" fill="#2c2e30"/><path d="M72 406L420 462V610L72 626Z" fill="${view}"/><path d="M120 622L240 434L300 444L210 618Z" fill="#fff" opacity=".15"/>` +
      `<path d="M0 760L470 690L560 702L560 724L300 800L0 900Z" fill="${top}"/><path d="M0 900L300 800L560 724V880L330 990L0 1200Z" fill="${front}"/>` +
      `<path d="M150 850V1104M330 792V988M450 756V936" stroke="#000" stroke-width="4" opacity=".2"/><path d="M30 930l90 -32M190 876l100 -34M360 822l64 -22" stroke="#6e6a62" stroke-width="8"/>` +
      `<path d="M150 780L300 752L380 766L230 800Z" fill="#9ea3a6"/><path d="M172 781L300 758L358 768L232 793Z" fill="#6b7073"/><path d="M296 754q-6 -66 34 -66q26 0 24 28" fill="none" stroke="#c9cdd0" stroke-width="10"/>` +
      `<ellipse cx="90" cy="826" rx="58" ry="20" fill="#17181a"/><ellipse cx="90" cy="824" rx="36" ry="12" fill="none" stroke="#55595c" stroke-width="5"/>`,
  );
}

function dinette(canvas: Canvas, scene: Backdrop, cloth: Cloth): void {
  const cloudy = canvas.linear(
    [1060, 0],
    [1600, 0],
    [
      { at: 0, colour: tone(cloth.bench, 1.12) },
      { at: 1, colour: tone(cloth.bench, 0.72) },
    ],
  );
  const timber = canvas.linear(
    [1060, 760],
    [1600, 860],
    [
      { at: 0, colour: tone(cloth.timber, 1.25) },
      { at: 1, colour: tone(cloth.timber, 0.8) },
    ],
  );
  const view = canvas.linear(
    [0, 360],
    [0, 640],
    [
      { at: 0, colour: tone(scene.wash[0], 1.3) },
      { at: 0.6, colour: tone(scene.wash[1], 1.35) },
      { at: 1, colour: scene.wash[2] },
    ],
  );
  const front = canvas.linear(
    [1600, 0],
    [1060, 0],
    [
      { at: 0, colour: tone(cloth.cabinet, 0.8) },
      { at: 1, colour: cloth.cabinet },
    ],
  );
  canvas.add(
    `<path d="M1600 60L1120 262V372L1600 280Z" fill="${front}"/><path d="M1600 280L1120 372V384L1600 298Z" fill="#ffe3ae"/><path d="M1440 127V311M1280 195V342" stroke="#000" stroke-width="4" opacity=".2"/><path d="M1540 276l-60 11M1380 307l-56 10M1230 336l-46 9" stroke="#6e6a62" stroke-width="7"/>` +
      `<path d="M1560 372L1150 440V620L1560 650Z" fill="#2c2e30"/><path d="M1546 388L1162 450V610L1546 634Z" fill="${view}"/><path d="M1480 630L1400 412L1340 422L1400 624Z" fill="#fff" opacity=".16"/><path d="M1556 372L1500 382V648L1556 652Z" fill="${tone(cloth.cushion, 1.3)}" opacity=".85"/><path d="M1154 440L1190 434V622L1154 620Z" fill="${tone(cloth.cushion, 1.2)}" opacity=".85"/>` +
      `<path d="M1090 690Q1092 650 1120 648L1250 652Q1276 656 1276 690V840H1090Z" fill="${cloudy}"/><path d="M1080 828Q1160 806 1300 826Q1320 836 1316 880L1296 950L1090 880Z" fill="${tone(cloth.bench, 0.94)}"/>` +
      `<path d="M1470 720Q1480 668 1530 664L1600 662V1200H1440Z" fill="${cloudy}"/><path d="M1360 950Q1440 912 1600 930V1200H1420Q1360 1060 1360 950Z" fill="${tone(cloth.bench, 0.86)}"/>` +
      `<rect x="1116" y="676" width="92" height="96" rx="22" transform="rotate(-8 1160 720)" fill="${cloth.cushion}"/><rect x="1500" y="704" width="110" height="120" rx="28" transform="rotate(10 1550 760)" fill="${cloth.cushion}"/>` +
      `<path d="M1330 850h44l14 250h-72z" fill="#8d9194"/><path d="M1170 806Q1180 794 1210 792L1440 796Q1490 800 1500 830L1510 862Q1508 876 1480 878L1236 868Q1196 864 1184 838Z" fill="${timber}"/><path d="M1184 838Q1196 864 1236 868L1480 878Q1508 876 1510 862V876Q1506 892 1478 894L1236 884Q1194 878 1184 852Z" fill="${tone(cloth.timber, 0.6)}"/>` +
      `<ellipse cx="1330" cy="824" rx="34" ry="11" fill="#f5f4f1"/><path d="M1300 822q2 -30 30 -30t30 30" fill="#f5f4f1"/><path d="M1316 794q10 -46 24 -60M1334 794q2 -40 -12 -54M1342 796q14 -30 28 -40" fill="none" stroke="#6d8a56" stroke-width="6"/>`,
  );
}

/** The bedroom end: an island bed under a window, reading lamps, overhead lockers. */
function bedroom(canvas: Canvas, scene: Backdrop, cloth: Cloth): void {
  const quilt = canvas.linear(
    [0, 640],
    [0, 850],
    [
      { at: 0, colour: '#ffffff' },
      { at: 0.5, colour: '#f0ede7' },
      { at: 1, colour: '#c9c4ba' },
    ],
  );
  canvas.add(
    outlook(canvas, scene, 640, 370, 320, 150) +
      `<path d="M560 262H1040V344H560Z" fill="${cloth.cabinet}"/><path d="M720 262V344M880 262V344" stroke="#000" stroke-width="3" opacity=".2"/><rect x="560" y="342" width="480" height="8" fill="#ffe3ae"/>` +
      `<rect x="600" y="546" width="400" height="96" rx="18" fill="${tone(cloth.bench, 0.9)}"/><path d="M668 552v84M734 552v84M800 552v84M866 552v84M932 552v84" stroke="#000" stroke-width="3" opacity=".14"/>` +
      `<rect x="636" y="590" width="150" height="74" rx="26" fill="#fbfaf7"/><rect x="814" y="590" width="150" height="74" rx="26" fill="#fbfaf7"/><rect x="740" y="612" width="120" height="62" rx="22" fill="${cloth.cushion}"/>` +
      `<path d="M604 662Q800 640 996 662L1024 850H576Z" fill="${quilt}"/><path d="M590 752Q800 730 1010 752L1024 850H576Z" fill="${cloth.cushion}" opacity=".88"/><path d="M590 752Q800 730 1010 752L1012 768Q800 746 588 768Z" fill="#fff" opacity=".25"/>` +
      `<circle cx="580" cy="500" r="46" fill="#ffdf9f" opacity=".35"/><circle cx="1020" cy="500" r="46" fill="#ffdf9f" opacity=".35"/><rect x="572" y="478" width="16" height="40" rx="7" fill="#fff2d2"/><rect x="1012" y="478" width="16" height="40" rx="7" fill="#fff2d2"/>`,
  );
}

/** The living space of a caravan or motorhome, from the door end towards the bed. */
export function paintLiving(canvas: Canvas, scene: Backdrop, variant: number): void {
  const cloth = cloths[variant % cloths.length] ?? cloths[0];
  shell(canvas, cloth);
  bedroom(canvas, scene, cloth);
  kitchen(canvas, scene, cloth);
  dinette(canvas, scene, cloth);
  const light = canvas.radial([800, 420], 1050, [
    { at: 0, colour: '#fff4dc', opacity: 0.35 },
    { at: 0.5, colour: '#fff4dc', opacity: 0.06 },
    { at: 1, colour: '#2a2118', opacity: 0.34 },
  ]);
  canvas.add(`<rect width="1600" height="1200" fill="${light}"/>`);
}
