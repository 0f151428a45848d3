import { describe, expect, it } from 'vitest';
import { pictureBodies } from '../bodies/body-names.ts';
import { bodySpec } from '../bodies/index.ts';
import { pictureModels } from '../bodies/models.ts';
import { assemble } from '../views/assembly.ts';

const built = (subject: string, variant: number) => {
  const spec = bodySpec(subject, variant);
  if (!spec) throw new Error(`No body ${subject}`);
  return assemble(spec);
};
const ownSizes: ReadonlySet<string> = new Set(['bus', 'light-truck', 'cab-chassis']);

describe('vehicles keep real proportions', () => {
  it.each(pictureBodies)('%s: wheels stand under the body and doors between them fit', (body) => {
    for (const variant of [0, 1, 2, 3]) {
      const { body: spec, nose, tail } = built(body, variant);
      const share = (spec.wheel.radius * 2) / (tail - nose);
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.19);
      for (const axle of spec.axles) {
        expect(axle - spec.wheel.radius).toBeGreaterThan(nose);
        expect(axle + spec.wheel.radius).toBeLessThan(tail);
      }
    }
  });

  it.each(pictureBodies)('%s: the two sides mirror each other', (body) => {
    const { hull, boxes } = built(body, 0);
    for (const part of [...(hull ? [hull] : []), ...boxes.map((box) => box.hull)]) {
      const [x, y, z] = part.wall(part.half * 0.4, 0.5);
      expect(part.wall(-part.half * 0.4, 0.5)).toEqual([x, -y, z]);
    }
  });

  it.each(pictureModels().filter(({ body }) => !ownSizes.has(body)))(
    '$id: has the measures of the model',
    ({ id, model }) => {
      const { nose, tail, halfWidth, body, cabin } = built(id, 1);
      const [front = 0, rear = 0] = body.axles;
      const roof = Math.max(...(cabin?.deck.flat() ?? []).map(([, , z]) => z));
      expect(tail - nose).toBeCloseTo(model.body.length / 1000, 3);
      expect(halfWidth * 2).toBeCloseTo(model.body.width / 1000, 3);
      expect(Math.abs(roof - model.body.height / 1000)).toBeLessThan(0.03);
      expect(front - body.wheel.radius).toBeGreaterThan(nose);
      expect(rear + body.wheel.radius).toBeLessThan(tail);
      expect((rear - front) / (tail - nose)).toBeGreaterThan(0.54);
      expect((rear - front) / (tail - nose)).toBeLessThan(0.69);
    },
  );

  it('gives no two models one outline', () => {
    const outlines = pictureModels()
      .filter(({ body }) => !ownSizes.has(body))
      .map(({ id, make, model }) => {
        const { hull, cabin, axles, wheel } = built(id, 0).body;
        return [`${make} ${model.name}`, JSON.stringify([hull?.top, cabin?.roof, axles, wheel.radius])] as const;
      });
    const byOutline = Map.groupBy(outlines, ([, outline]) => outline);
    const shared = [...byOutline.values()]
      .map((same) => new Set(same.map(([name]) => name)))
      .filter(({ size }) => size > 1);
    // Twins off one line.
    expect(shared.map((names) => [...names].sort().join(', '))).toEqual(['isuzu D-MAX, mazda BT-50']);
  });
});
