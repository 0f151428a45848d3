import type { Camera } from './camera.ts';
import type { Canvas } from './canvas.ts';
import type { Shader } from './light.ts';

/** What every part needs in order to paint itself. */
export interface Stage {
  canvas: Canvas;
  camera: Camera;
  /** The vehicle's own colour. */
  hex: string;
  shader: Shader;
  variant: number;
  view: 'side' | 'front' | 'rear' | 'wheel';
  /** Picture units per metre at the part nearest to the camera. */
  perMetre: number;
}
