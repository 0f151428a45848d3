import type { Canvas } from '../engine/canvas.ts';
import type { Backdrop } from './scene.ts';

/** A seamless light grey cove: wall runs into floor without a corner. */
function paint(canvas: Canvas): void {
  const cove = canvas.linear(
    [0, 0],
    [0, 1200],
    [
      { at: 0, colour: '#b4b9be' },
      { at: 0.36, colour: '#ccd0d4' },
      { at: 0.56, colour: '#dcdfe1' },
      { at: 0.66, colour: '#e2e4e6' },
      { at: 0.84, colour: '#d0d4d7' },
      { at: 1, colour: '#b9bec3' },
    ],
  );
  const glow = canvas.radial([800, 560], 900, [
    { at: 0, colour: '#ffffff', opacity: 0.4 },
    { at: 0.5, colour: '#ffffff', opacity: 0.14 },
    { at: 1, colour: '#ffffff', opacity: 0 },
  ]);
  const corners = canvas.radial([800, 600], 1120, [
    { at: 0.6, colour: '#5b646c', opacity: 0 },
    { at: 1, colour: '#5b646c', opacity: 0.22 },
  ]);
  for (const fill of [cove, glow, corners]) canvas.add(`<rect width="1600" height="1200" fill="${fill}"/>`);
}

export const studioScene: Backdrop = {
  paint,
  shade: 0.62,
  wash: ['#d8dbdd', '#eff0f1', '#cfd3d6'],
  around: {
    glow: [
      [-1, 0.42],
      [-0.5, 0.56],
      [-0.2, 0.5],
      [-0.05, 0.24],
      [0.05, 0.26],
      [0.13, 0.7],
      [0.26, 0.98],
      [0.42, 1.12],
      [0.6, 0.8],
      [0.78, 0.72],
      [1, 0.92],
    ],
    sky: [0.97, 0.985, 1],
    ground: [0.9, 0.91, 0.93],
    key: [-0.35, 0.6, 0.9],
  },
};
