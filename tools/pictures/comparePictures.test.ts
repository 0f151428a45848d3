import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures, packed, pixelsOf, stacked } from './comparePictures.ts';

const white = { r: 255, g: 255, b: 255 };

/** A white picture with a box in it. */
async function drawn(box: { left: number; width: number; colour: string }, height = 60): Promise<Buffer> {
  const { left, width, colour } = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"><rect x="${left}" y="20" width="${width}" height="20" fill="${colour}"/></svg>`;
  return sharp({ create: { width: 200, height, channels: 3, background: white } })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .png()
    .toBuffer();
}
const box = { left: 20, width: 100, colour: '#0a5bd3' };

describe('comparePictures', () => {
  it('finds the same picture the same, also after it was packed', async () => {
    const pixels = await stacked([await drawn(box), await drawn(box)]);
    const kept = await pixelsOf(await packed(pixels));
    expect(comparePictures(kept, pixels)).toMatchObject({ differing: 0 });
  });

  it('lets an edge be drawn a little differently', async () => {
    const before = await stacked([await drawn(box)]);
    const after = await stacked([await drawn({ ...box, colour: '#0d5dd2' })]);
    const { differing, allowed } = comparePictures(before, after);
    expect(differing).toBeLessThanOrEqual(allowed);
  });

  it.each([
    ['another colour', { ...box, colour: '#d30a2b' }],
    ['a box that has moved', { ...box, left: 36 }],
    ['a box that is longer', { ...box, width: 120 }],
  ])('tells %s', async (_, changed) => {
    const before = await stacked([await drawn(box)]);
    const { differing, allowed, difference } = comparePictures(before, await stacked([await drawn(changed)]));
    expect(differing).toBeGreaterThan(allowed);
    expect(difference).toMatchObject({ width: 100, height: 30 });
  });

  it('tells another size, without a picture of the difference', async () => {
    const before = await stacked([await drawn(box)]);
    const { differing, allowed, difference } = comparePictures(before, await stacked([await drawn(box, 80)]));
    expect(differing).toBeGreaterThan(allowed);
    expect(difference).toBeNull();
  });
});

describe('stacked', () => {
  it('halves pictures and puts them below one another', async () => {
    expect(await stacked([await drawn(box), await drawn(box, 81)])).toMatchObject({ width: 100, height: 30 + 41 });
  });
});
