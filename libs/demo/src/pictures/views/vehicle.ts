import type { Backdrop } from '../backdrops/scene.ts';
import type { BodySpec } from '../bodies/spec.ts';
import { boxOf, polygon, type Canvas } from '../engine/canvas.ts';
import type { Camera } from '../engine/camera.ts';
import { fromHex } from '../engine/colour.ts';
import { spread } from '../engine/curve.ts';
import { paintShader } from '../engine/light.ts';
import { outlineOf } from '../engine/outline-of.ts';
import type { Stage } from '../engine/stage.ts';
import { paintSurface, turned, type Grid } from '../engine/surface.ts';
import type { Vec } from '../engine/vector.ts';
import { paintFittings } from '../parts/box.ts';
import { paintDrawbar } from '../parts/drawbar.ts';
import { paintBed, paintRails, paintRoofDetails, paintSpare } from '../parts/extras.ts';
import { paintArches, paintDoors } from '../parts/flank.ts';
import { paintEndGlass, paintSideGlass } from '../parts/glass.ts';
import { paintMirror } from '../parts/mirror.ts';
import { paintNose } from '../parts/nose.ts';
import { paintTail } from '../parts/tail.ts';
import { paintTread, paintWheels, type WheelSpec } from '../parts/wheel.ts';
import { assemble, type Assembly } from './assembly.ts';
import { frameFor, type Angle, type Spot } from './framing.ts';

export interface Shot {
  body: BodySpec;
  hex: string;
  metallic: boolean;
  view: Stage['view'];
  angle: Angle;
  /** Where in the picture it stands, if not in the middle of it. */
  spot?: Spot;
  scene: Backdrop;
  variant: number;
}

/** Outline of the ground under the vehicle, grown or shrunk by `grow` metres. */
function footprint({ nose, tail, halfWidth }: Assembly, grow: number, z: number): Vec[] {
  const [front, rear] = [nose + 0.15 - grow, tail - 0.12 + grow];
  const half = halfWidth * 0.94 + grow;
  return [
    ...spread(front, rear, 10).map((x): Vec => [x, half, z]),
    ...spread(rear, front, 10).map((x): Vec => [x, -half, z]),
  ];
}

/** A soft pool with a darker heart. A close-up sees its middle only, so there a gradient does. */
function paintShadow(canvas: Canvas, camera: Camera, parts: Assembly, { scene, view }: Shot): void {
  const pool = footprint(parts, 0.16, 0).map(camera.project);
  const close = footprint(parts, -0.04, 0).map(camera.project);
  if (view === 'wheel') {
    const { top, bottom } = boxOf(pool);
    const fade = canvas.linear(
      [0, top - 60],
      [0, bottom + 30],
      [
        { at: 0, colour: '#0a0c0e', opacity: scene.shade },
        { at: 0.6, colour: '#0a0c0e', opacity: scene.shade * 0.85 },
        { at: 0.84, colour: '#0a0c0e', opacity: scene.shade * 0.24 },
        { at: 1, colour: '#0a0c0e', opacity: 0 },
      ],
    );
    canvas.add(
      `<rect y="${Math.round(top - 60)}" width="1600" height="${Math.round(bottom - top + 90)}" fill="${fade}"/>`,
    );
    return;
  }
  canvas.add(
    `<g filter="${canvas.blur(15, boxOf(pool))}">${polygon(pool, `fill="#14181c" opacity="${scene.shade * 0.42}"`)}${polygon(close, `fill="#0a0c0e" opacity="${scene.shade}"`)}</g>`,
  );
}

/** Paints one vehicle from outside, on its shadow, over whatever backdrop is already there. */
export function paintVehicle(canvas: Canvas, shot: Shot): void {
  const { body, hex, metallic, view, angle, scene, variant } = shot;
  const parts = assemble(body);
  const { camera, perMetre } = frameFor(parts, view, angle, shot.spot);
  const shaderOf = (colour: string, shiny: boolean) =>
    paintShader({ base: fromHex(colour), metallic: shiny }, scene.around, camera.eye);
  const shader = shaderOf(hex, metallic);
  const stage: Stage = { canvas, camera, hex, shader, variant, view, perMetre };
  const { hull, cabin, middle } = parts;
  const floor = [...(hull?.deck.flat() ?? []), ...parts.boxes.flatMap(({ hull: box }) => box.deck.flat())];

  paintShadow(canvas, camera, parts, shot);
  const wheel = (x: number, facing: 1 | -1): WheelSpec => ({
    centre: [x, facing * (parts.track - 0.05), body.wheel.radius],
    facing,
    ...body.wheel,
  });
  for (const facing of [-1, 1] as const) for (const x of body.axles) paintTread(canvas, camera, wheel(x, facing));
  if (floor.length > 0) canvas.add(polygon(footprint(parts, -0.14, parts.floor).map(camera.project), 'fill="#07080a"'));

  const strips = (grid: Grid) => (view === 'side' || view === 'wheel' ? turned(grid) : grid);
  const shell = (grids: readonly Grid[], paint: () => void) =>
    canvas.group(paint, outlineOf(grids.flat(2).map(camera.project)), view === 'wheel' ? 18 : 6);
  const paintBoxes = () => {
    for (const { hull: box, spec } of parts.boxes) {
      if (spec.fittings === 'caravan' || spec.fittings === 'folded') paintDrawbar(stage, box);
      const skin =
        spec.paint === 'body'
          ? shader
          : shaderOf(spec.paint === 'metal' ? '#a3a8ac' : '#f0f0ee', spec.paint === 'metal');
      shell([box.walls, box.deck], () => {
        paintSurface(canvas, camera, box.walls, skin, box.inside);
        paintSurface(canvas, camera, strips(box.deck), skin, box.inside);
      });
      paintFittings(stage, box, spec);
      if (!hull) paintArches(stage, box, body, body.axles);
      else
        paintArches(
          stage,
          box,
          body,
          body.axles.filter((x) => x > box.spec.nose),
        );
    }
  };
  const paintCar = () => {
    if (!hull) return;
    shell([hull.walls, hull.deck], () => {
      paintSurface(canvas, camera, hull.walls, shader, hull.inside);
      paintSurface(canvas, camera, strips(hull.deck), shader, [middle, 0, 0]);
    });
    if (body.bedFrom > 0) paintBed(stage, hull, body.bedFrom);
    if (cabin) {
      const skin = body.clothRoof ? shaderOf('#191a1c', false) : shader;
      shell([cabin.walls, cabin.deck], () => {
        paintSurface(canvas, camera, cabin.walls, skin, cabin.inside, cabin.folds);
        paintSurface(canvas, camera, strips(cabin.deck), skin, [middle, 0, 0]);
      });
      if (view !== 'rear') paintEndGlass(stage, cabin, 'front', body.screens.front, body.screens.margin[0]);
      if (view !== 'front' && body.screens.rear)
        paintEndGlass(stage, cabin, 'rear', body.screens.rear, body.screens.margin[1]);
      paintSideGlass(stage, cabin, body);
      paintRoofDetails(stage, cabin);
      if (body.rails) paintRails(stage, cabin, variant % 2 ? '#1c1e20' : '#b9bec3');
    }
    paintDoors(stage, hull, body);
    if (body.tail && view !== 'front') paintTail(stage, hull, body.tail, body.cladding === 'dark');
    if (body.nose && view !== 'rear') paintNose(stage, hull, body.nose, body.cladding === 'dark');
    if (body.spare && view !== 'front') paintSpare(stage, hull, body);
    paintArches(
      stage,
      hull,
      body,
      body.axles.filter((x) => x < hull.spec.tail),
    );
  };
  const order = view === 'rear' ? [paintCar, paintBoxes] : [paintBoxes, paintCar];
  for (const paint of order) paint();
  paintWheels(
    canvas,
    camera,
    body.axles.map((x) => wheel(x, 1)),
  );
  if (cabin && body.mirror) {
    if (view === 'front') paintMirror(stage, cabin, body.mirror, -1);
    paintMirror(stage, cabin, body.mirror, 1);
  }
}
