import { expect, it } from 'vitest';
import { EncodedTooLate, encodePicture } from './encodePicture.ts';

/** Every point of it is reckoned anew. */
const slowPicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="9"/></filter><rect width="3000" height="3000" filter="url(#f)"/></svg>',
);

it('gives up a picture that takes too long, and says that it was that', { timeout: 60_000 }, async () => {
  await expect(encodePicture(slowPicture, 1_600, 'avif', 1)).rejects.toThrow(EncodedTooLate);
});

it('fails otherwise with a picture that is none', async () => {
  const failing = encodePicture(Buffer.from('no picture'), 320, 'jpeg');
  await expect(failing).rejects.toThrow(/unsupported image format/);
  await expect(failing).rejects.not.toThrow(EncodedTooLate);
});
