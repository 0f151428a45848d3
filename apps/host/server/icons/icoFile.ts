/** Sides of a picture in an ICO file are bytes. */
const maxSide = 255;

/**
 * An ICO file that holds one PNG.
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)
 * @param side pixels of each side, at most 255
 */
export function icoFile(png: Uint8Array, side: number): Buffer {
  if (!(side >= 1 && side <= maxSide)) throw new RangeError(`An icon of ${side} pixels does not fit an ICO file.`);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // icons, not cursors
  header.writeUInt16LE(1, 4); // one of them
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}
