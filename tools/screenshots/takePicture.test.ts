import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shrink } from './takePicture.ts';

const noise = () => {
  // A fixed sequence that no compressor can shorten.
  let state = 7;
  const data = Uint8Array.from({ length: 240 * 160 * 3 }, () => (state = (state * 48_271) % 2_147_483_647) >> 8);
  return sharp(data, { raw: { width: 240, height: 160, channels: 3 } })
    .png()
    .toBuffer();
};

it('makes a picture as narrow and as light as it is told', async () => {
  const small = await shrink(await noise(), 120, 12_000);
  expect(small.length).toBeLessThanOrEqual(12_000);
  expect(await sharp(small).metadata()).toMatchObject({ format: 'png', width: 120, height: 80 });
});

it('says so instead of writing a picture that is too heavy', async () => {
  await expect(shrink(await noise(), 240, 1_000)).rejects.toThrow('above 1000');
});
