import { scenes } from './backdrops/index.ts';
import { bodySpec } from './bodies/index.ts';
import { createCanvas } from './engine/canvas.ts';
import { readPictureName } from './names.ts';
import { paints } from './paint.ts';
import { paintInterior } from './views/interior.ts';
import { paintLiving } from './views/living.ts';
import { paintVehicle } from './views/vehicle.ts';

/** The picture of that name as SVG text of 1600 by 1200, or null for a name that is none. The same name always gives the same text. */
export function drawPicture(name: string): string | null {
  const parts = readPictureName(name);
  if (!parts) return null;
  const { body, paint, view, backdrop, variant } = parts;
  const { hex, metallic } = paints[paint];
  const scene = scenes[backdrop];
  const canvas = createCanvas();
  if (view === 'interior') {
    if (body === 'caravan' || body === 'motorhome') paintLiving(canvas, scene, variant);
    else paintInterior(canvas, scene, hex, variant);
    return canvas.finish();
  }
  scene.paint(canvas);
  paintVehicle(canvas, { body: bodySpec(body, variant), hex, metallic, view, scene, variant });
  return canvas.finish();
}
