import type { Canvas } from '../engine/canvas.ts';
import type { Environment } from '../engine/light.ts';

/** Where a vehicle is photographed. */
export interface Backdrop {
  paint: (canvas: Canvas) => void;
  around: Environment;
  /** Strength of the shadow under the vehicle, 0 to 1. */
  shade: number;
  /** Colours of the picture's top, horizon and ground, for a placeholder. */
  wash: readonly [top: string, horizon: string, ground: string];
}
