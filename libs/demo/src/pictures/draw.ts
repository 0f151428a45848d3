import { scenes } from './backdrops/index.ts';
import { homeBodies } from './bodies/body-names.ts';
import { bodySpec } from './bodies/index.ts';
import { createCanvas } from './engine/canvas.ts';
import { readPictureName, type PictureView } from './names.ts';
import { paints } from './paint.ts';
import { drawPlace, readPlaceName } from './places/place.ts';
import { paintInterior } from './views/interior.ts';
import { paintLiving } from './views/living.ts';
import { paintVehicle, type Shot } from './views/vehicle.ts';

/** Whether the name is one that `drawPicture` draws. */
export const isPicture = (name: string): boolean => readPlaceName(name) !== null || readPictureName(name) !== null;

/** How the photographer of a view stands: which end they see, from how far to its side, and whether from the far side. */
function stanceOf(view: Exclude<PictureView, 'interior'>): Pick<Shot, 'view' | 'angle'> & { mirrored: boolean } {
  const mirrored = view.endsWith('-right');
  const name = view.replace('-right', '') as 'side' | 'front' | 'quarter' | 'rear' | 'wheel';
  return name === 'quarter' ? { view: 'front', angle: 'wide', mirrored } : { view: name, angle: 'usual', mirrored };
}

/** The picture of that name as SVG text of 1600 by 1200, or null for a name that is none. The same name always gives the same text. */
export function drawPicture(name: string): string | null {
  const place = readPlaceName(name);
  if (place) return drawPlace(place);
  const parts = readPictureName(name);
  if (!parts) return null;
  const { paint, view, backdrop, variant } = parts;
  const { hex, metallic } = paints[paint];
  const scene = scenes[backdrop];
  const canvas = createCanvas();
  if (view === 'interior') {
    if (homeBodies.some((home) => home === parts.body)) paintLiving(canvas, scene, variant);
    else paintInterior(canvas, scene, hex, variant);
    return canvas.finish();
  }
  const body = bodySpec(parts.body, variant);
  if (!body) return null;
  const { mirrored, ...stance } = stanceOf(view);
  scene.paint(canvas);
  paintVehicle(canvas, { body, hex, metallic, ...stance, scene, variant });
  return canvas.finish(mirrored);
}
