import type { Canvas } from '../engine/canvas.ts';
import type { Backdrop } from './scene.ts';

/** A dealer's yard on a soft bright day: showroom glass out of focus, paving in front. */
function paint(canvas: Canvas): void {
  const sky = canvas.linear(
    [0, 0],
    [0, 620],
    [
      { at: 0, colour: '#7fa9cd' },
      { at: 0.55, colour: '#b9d1e2' },
      { at: 1, colour: '#e6edf0' },
    ],
  );
  const ground = canvas.linear(
    [0, 600],
    [0, 1200],
    [
      { at: 0, colour: '#b9b9b5' },
      { at: 0.35, colour: '#a9a9a6' },
      { at: 1, colour: '#8a8b89' },
    ],
  );
  const wall = canvas.linear(
    [0, 200],
    [0, 610],
    [
      { at: 0, colour: '#f4f5f4' },
      { at: 1, colour: '#d4d8d9' },
    ],
  );
  const glass = canvas.linear(
    [0, 330],
    [0, 610],
    [
      { at: 0, colour: '#9fb9c8' },
      { at: 0.4, colour: '#6d8796' },
      { at: 0.75, colour: '#4d626e' },
      { at: 1, colour: '#77868d' },
    ],
  );
  const panes = Array.from({ length: 11 }, (_, i) => {
    const x = 250 + i * 112;
    return `<rect x="${x}" y="340" width="6" height="262" fill="#e9edee"/><rect x="${x + 18}" y="${430 + (i % 3) * 8}" width="70" height="${150 - (i % 3) * 12}" fill="#2f4049" opacity="${0.18 + (i % 2) * 0.14}"/>`;
  });
  const mist = canvas.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset=".5" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  );
  const clouds = [
    [240, 110, 420, 60],
    [420, 150, 300, 44],
    [1240, 80, 460, 64],
    [1050, 130, 300, 40],
    [800, 200, 520, 40],
  ].map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${mist}"/>`);
  const trees = [
    [40, 520, 130, 120],
    [150, 555, 90, 80],
    [1590, 520, 150, 140],
    [1495, 560, 80, 70],
  ].map(
    ([x, y, rx, ry], i) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${i % 2 ? '#6d8564' : '#5b7557'}"/>`,
  );
  canvas.add(
    `<rect width="1600" height="640" fill="${sky}"/>${clouds.join('')}<rect y="600" width="1600" height="600" fill="${ground}"/>`,
  );
  canvas.add(
    `<g filter="${canvas.blur(7, { left: 0, top: 40, right: 1600, bottom: 640 })}">${trees.join('')}` +
      `<rect x="200" y="262" width="1330" height="345" fill="${wall}"/><rect x="170" y="232" width="1390" height="62" fill="#f7f8f7"/><rect x="170" y="288" width="1390" height="10" fill="#9aa3a7"/>` +
      `<rect x="250" y="336" width="1238" height="268" fill="${glass}"/><path d="M250 336h560l-190 268h-370z" fill="#fff" opacity=".13"/>${panes.join('')}` +
      `<rect x="0" y="596" width="1600" height="16" fill="#8f9690"/></g>`,
  );
  const joints = [660, 720, 810, 935, 1100].map((y) => `M0 ${y}H1600`);
  const rays = Array.from({ length: 13 }, (_, i) => `M${800 + (i - 6) * 150} 612L${800 + (i - 6) * 480} 1200`);
  canvas.add(
    `<path d="${joints.join('')}${rays.join('')}" fill="none" stroke="#6f706d" stroke-width="2" opacity=".3"/>`,
  );
  const light = canvas.radial([800, 880], 900, [
    { at: 0, colour: '#fff', opacity: 0.3 },
    { at: 0.6, colour: '#fff', opacity: 0.06 },
    { at: 1, colour: '#1c242a', opacity: 0.2 },
  ]);
  canvas.add(`<rect width="1600" height="1200" fill="${light}"/>`);
}

export const forecourtScene: Backdrop = {
  paint,
  shade: 0.74,
  wash: ['#a5c2d8', '#c3ced3', '#9d9e9b'],
  around: {
    glow: [
      [-1, 0.4],
      [-0.4, 0.5],
      [-0.12, 0.56],
      [-0.03, 0.34],
      [0.06, 0.3],
      [0.16, 0.5],
      [0.24, 0.82],
      [0.5, 0.98],
      [0.8, 0.9],
      [1, 0.8],
    ],
    sky: [0.86, 0.94, 1],
    ground: [0.86, 0.85, 0.82],
    key: [-0.3, 0.55, 1],
  },
};
