import { describe, expect, it } from 'vitest';
import { bodySpec, pictureBodies } from '../bodies/index.ts';
import { assemble } from '../views/assembly.ts';

describe('vehicles keep real proportions', () => {
  it.each(pictureBodies)('%s: wheels stand under the body and doors between them fit', (body) => {
    for (const variant of [0, 1, 2, 3]) {
      const spec = bodySpec(body, variant);
      const { nose, tail } = assemble(spec);
      const share = (spec.wheel.radius * 2) / (tail - nose);
      expect(share).toBeGreaterThan(0.09);
      expect(share).toBeLessThan(0.19);
      for (const axle of spec.axles) {
        expect(axle - spec.wheel.radius).toBeGreaterThan(nose);
        expect(axle + spec.wheel.radius).toBeLessThan(tail);
      }
    }
  });

  it.each(pictureBodies)('%s: the two sides mirror each other', (body) => {
    const { hull, boxes } = assemble(bodySpec(body, 0));
    for (const part of [...(hull ? [hull] : []), ...boxes.map((box) => box.hull)]) {
      const [x, y, z] = part.wall(part.half * 0.4, 0.5);
      expect(part.wall(-part.half * 0.4, 0.5)).toEqual([x, -y, z]);
    }
  });
});
