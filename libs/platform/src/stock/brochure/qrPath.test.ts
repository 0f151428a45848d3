import qrcode from 'qrcode';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

it('[VDP-16] draws every module of the code, with the quiet zone that cameras need', async () => {
  const url = 'https://www.harbourtoyota.example/cars/2023-toyota-rav4-gxl-hybrid-t1001';
  const { size, path } = qrPath(url);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 5}" height="${size * 5}" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { modules } = qrcode.create(url, { errorCorrectionLevel: 'M' });
  expect(size).toBe(modules.size + 8);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const inside = [row - 4, column - 4].every((place) => place >= 0 && place < modules.size);
      const dark = inside && modules.get(row - 4, column - 4) === 1;
      expect((data[(row * 5 + 2) * info.width + column * 5 + 2] ?? 0) > 128).toBe(dark);
    }
  }
});
