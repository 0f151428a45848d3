import type { Canvas } from '../engine/canvas.ts';
import type { Backdrop } from './scene.ts';

/** Repeatable scatter between 0 and 1. */
const scatter = (n: number) => {
  const wave = Math.sin(n * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

/** A gum: pale leaning trunk, limbs and clouds of leaves lit from the left. */
function gum(x: number, foot: number, tall: number, seed: number): string {
  const lean = (scatter(seed) - 0.5) * tall * 0.22;
  const top = foot - tall;
  const wide = tall * 0.035;
  const limb = (dx: number, from: number, rise: number) =>
    `<path d="M${x + lean * from} ${foot - tall * from}Q${x + lean * from + dx * 0.4} ${foot - tall * (from + rise * 0.4)} ${x + lean + dx} ${foot - tall * (from + rise)}" fill="none" stroke="#b7a489" stroke-width="${wide * 0.6}"/>`;
  const leaves = ['#6f7b4a', '#818a52', '#5d6b42', '#98985c'].map((tint, k) => {
    const clumps = Array.from({ length: 6 }, (_, i) => {
      const n = seed + (i * 4 + k) * 3.1;
      const [a, b, c] = [scatter(n), scatter(n + 1.7), scatter(n + 4.3)];
      const at = `cx="${Math.round(x + lean + (a - 0.5) * tall * 0.78)}" cy="${Math.round(top + b * tall * 0.4)}"`;
      return `<ellipse ${at} rx="${Math.round(tall * (0.055 + c * 0.06))}" ry="${Math.round(tall * (0.025 + c * 0.04))}"/>`;
    });
    return `<g fill="${tint}" opacity=".72">${clumps.join('')}</g>`;
  });
  return `<path d="M${x - wide} ${foot}Q${x + lean * 0.3} ${foot - tall * 0.5} ${x + lean - wide * 0.3} ${top + tall * 0.1}h${wide * 0.8}Q${x + lean * 0.3 + wide * 1.6} ${foot - tall * 0.5} ${x + wide} ${foot}Z" fill="#cdb999"/>${limb(tall * 0.24, 0.5, 0.32)}${limb(-tall * 0.26, 0.42, 0.4)}${leaves.join('')}`;
}

/** Golden hour in the bush: hills, gums out of focus, dry grass and a gravel clearing. */
function paint(canvas: Canvas): void {
  const sky = canvas.linear(
    [0, 0],
    [0, 640],
    [
      { at: 0, colour: '#9db9c9' },
      { at: 0.5, colour: '#e3d8bd' },
      { at: 1, colour: '#f6dfae' },
    ],
  );
  const ground = canvas.linear(
    [0, 620],
    [0, 1200],
    [
      { at: 0, colour: '#c3a970' },
      { at: 0.2, colour: '#bda274' },
      { at: 0.5, colour: '#b39a76' },
      { at: 1, colour: '#8d7658' },
    ],
  );
  const sun = canvas.radial([260, 420], 760, [
    { at: 0, colour: '#fff3cf', opacity: 0.95 },
    { at: 0.3, colour: '#ffe6ab', opacity: 0.5 },
    { at: 1, colour: '#ffdc96', opacity: 0 },
  ]);
  const trees = [
    [90, 660, 520, 3],
    [330, 650, 330, 8],
    [1270, 650, 380, 15],
    [1490, 668, 600, 21],
    [640, 645, 240, 33],
    [1010, 645, 260, 41],
    [820, 642, 200, 55],
  ].map(([x = 0, y = 0, tall = 0, seed = 0]) => gum(x, y, tall, seed));
  const scrub = Array.from(
    { length: 26 },
    (_, i) =>
      `<ellipse cx="${i * 66}" cy="${640 + (i % 3) * 7}" rx="${50 + scatter(i) * 40}" ry="${14 + scatter(i + 9) * 20}" fill="${i % 2 ? '#7d7c4a' : '#95894f'}"/>`,
  );
  canvas.add(
    `<rect width="1600" height="660" fill="${sky}"/><rect width="1600" height="700" fill="${sun}"/><rect y="632" width="1600" height="568" fill="${ground}"/>`,
  );
  canvas.add(
    `<g filter="${canvas.blur(11, { left: 0, top: 0, right: 1600, bottom: 700 })}"><path d="M0 600Q220 520 470 575T900 548T1300 560T1600 520V660H0Z" fill="#a99f7c" opacity=".75"/><path d="M0 630Q300 575 640 612T1200 590T1600 610V670H0Z" fill="#8d8657" opacity=".8"/>${trees.join('')}${scrub.join('')}</g>`,
  );
  const grass = Array.from({ length: 60 }, (_, i) => {
    const x = Math.round(scatter(i + 70) * 1600);
    const y = Math.round(670 + scatter(i + 170) ** 2 * 80);
    return `M${x} ${y}l${Math.round(scatter(i) * 10 - 5)} -${Math.round(10 + scatter(i + 3) * 16)}`;
  });
  const stones = Array.from({ length: 50 }, (_, i) => {
    const y = Math.round(760 + scatter(i + 11) * 420);
    return `M${Math.round(scatter(i + 300) * 1600)} ${y}h${Math.round(2 + (y - 740) / 70)}`;
  });
  canvas.add(
    `<path d="${grass.join('')}" fill="none" stroke="#d9c58c" stroke-width="2.4" opacity=".55"/><path d="${stones.join('')}" fill="none" stroke="#6b5a43" stroke-width="3" stroke-linecap="round" opacity=".28"/>`,
  );
  const warm = canvas.linear(
    [0, 0],
    [1600, 900],
    [
      { at: 0, colour: '#ffd27a', opacity: 0.22 },
      { at: 0.5, colour: '#ffd27a', opacity: 0.05 },
      { at: 1, colour: '#3a2c1a', opacity: 0.22 },
    ],
  );
  canvas.add(`<rect width="1600" height="1200" fill="${warm}"/>`);
}

export const bushScene: Backdrop = {
  paint,
  shade: 0.7,
  wash: ['#c3cabf', '#e6d3a0', '#a68e69'],
  around: {
    glow: [
      [-1, 0.36],
      [-0.4, 0.46],
      [-0.1, 0.5],
      [-0.02, 0.28],
      [0.08, 0.3],
      [0.18, 0.66],
      [0.34, 0.92],
      [0.6, 0.96],
      [1, 0.78],
    ],
    sky: [1, 0.95, 0.84],
    ground: [0.9, 0.78, 0.58],
    key: [-0.6, 0.6, 0.7],
  },
};
