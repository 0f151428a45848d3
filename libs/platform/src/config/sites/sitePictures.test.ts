import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openPictureCopies, pictureFile, readPictures } from './sitePictures.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'assets', 'north'), { recursive: true });
});

const put = (file: string, bytes: string | Uint8Array) => writeFileSync(pictureFile(folder, 'north', file), bytes);
const read = (identity: object, more: object = {}) => readPictures(folder, 'north', { identity, ...more });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><path d="M0 0h240v64H0z"/></svg>';
const raster = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } });

describe("a site's own pictures", () => {
  it('[SITE-03] are read with their shape, so that pages reserve their room', async () => {
    put('logo.svg', drawing);
    put('yard.webp', await raster(1600, 900).webp().toBuffer());
    const { assets, faults, files } = read({ logo: 'logo.svg', heroPictures: [{ file: 'yard.webp' }] });
    expect(faults).toEqual([]);
    expect(files).toEqual(['assets/north/logo.svg', 'assets/north/yard.webp']);
    expect(assets).toMatchObject({
      'logo.svg': { type: 'svg', width: 240, height: 64, hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
      'yard.webp': { type: 'webp', width: 1600, height: 900 },
    });
  });

  it.each([
    ['is not there', { logo: 'logo.svg' }, 'identity.logo', /there is no assets\/north\/logo\.svg/],
    ['is no picture', { logo: 'words.svg' }, 'identity.logo', /is not a picture that can be read/],
    ['is too small', { logoOnDark: 'small.png' }, 'identity.logoOnDark', /is 100 pixels wide; at least 320/],
    ['is not square', { icon: 'wide.png' }, 'identity.icon', /is 800 by 400; an icon is square/],
    ['is too heavy', { logo: 'heavy.svg' }, 'identity.logo', /has 201 KB; at most 200 KB/],
    ['is a font of another format', { fonts: { text: 'words.woff2' } }, 'identity.fonts.text', /is not a WOFF2 file/],
    ['is no font there', { fonts: { headings: 'a.woff2' } }, 'identity.fonts.headings', /there is no assets/],
    ['is too narrow', { heroPictures: [{ file: 'wide.png' }] }, 'identity.heroPictures.0.file', /at least 1200/],
  ])('are refused with what would be right when one %s', async (_, identity, field, message) => {
    put('words.svg', 'logo');
    put('words.woff2', 'a font');
    put('small.png', await raster(100, 40).png().toBuffer());
    put('wide.png', await raster(800, 400).png().toBuffer());
    put('heavy.svg', drawing.padEnd(200_500));
    const { assets, faults } = read(identity);
    expect(assets).toEqual({});
    expect(faults).toEqual([[field, expect.stringMatching(message)]]);
  });

  it('cannot be described by the site file itself', () => {
    const described = { 'logo.svg': { width: 10, height: 10 } };
    expect(read({}, { assets: described }).faults).toEqual([['assets', expect.stringContaining("under 'identity'")]]);
    expect(read({}, { assets: {} }).faults).toEqual([]);
  });

  it('are never taken from elsewhere', () => {
    writeFileSync(join(folder, 'secret.svg'), drawing);
    expect(read({ logo: '../../secret.svg' }).assets).toEqual({});
  });
});

describe('copies of pictures', () => {
  it('keep what pages name after the file has changed', async () => {
    put('logo.svg', drawing);
    const asset = read({ logo: 'logo.svg' }).assets['logo.svg'];
    if (!asset) throw new Error('The logo was not read.');
    const copies = openPictureCopies(join(folder, 'copies'));
    copies.keep(pictureFile(folder, 'north', 'logo.svg'), asset);
    put('logo.svg', drawing.replace('240', '200'));
    expect(String(await copies.read(asset.hash, 'svg'))).toBe(drawing);
    expect(await copies.read('0'.repeat(16), 'svg')).toBeNull();
    // Changed between the check and the copy: not stored under a hash that is not its own.
    copies.keep(pictureFile(folder, 'north', 'logo.svg'), { ...asset, hash: '1'.repeat(16) });
    expect(readdirSync(join(folder, 'copies'))).toEqual([`${asset.hash}.svg`]);
  });
});
