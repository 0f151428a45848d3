import type { PublicSite } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { siteTheme } from '@forecourt/tenant-themes';
import { siteTokens } from '@forecourt/ui/model';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { icoFile } from './icoFile.ts';
import { openIcons } from './openIcons.ts';

const theme = siteTheme(sampleSite);
const [font] = theme.fonts;
if (!font) throw new Error('The sample theme has no font.');
const fontFolder = join(dirname(createRequire(import.meta.url).resolve(`${font.package}/package.json`)), 'files');
const square = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0b6e4f" d="M0 0h8v8H0z"/></svg>',
);
const withIcon = (type: 'svg' | 'png'): PublicSite => ({
  ...sampleSite,
  identity: { ...sampleSite.identity, icon: { hash: '0123456789abcdef', type, width: 8, height: 8 } },
});
const open = () => {
  const original = vi.fn(async () => square);
  return { original, find: openIcons({ original, fontFolder }) };
};
/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('icons of a site', () => {
  it('[SITE-03] are its initials on its brand colour, drawn as outlines, where it brings none along', async () => {
    const { find, original } = open();
    const icon = String((await find(sampleSite, '/icon.svg'))?.body);
    const { color } = siteTokens(theme, sampleSite.brandColour);
    expect(icon).toContain(`fill="${color.brand}"`);
    expect(icon).toContain(`fill="${color.onBrand}"`);
    expect(icon.match(/ d="M[^"]{20,}"/g)).toHaveLength(2);
    expect(icon).not.toContain('<text');
    expect(original).not.toHaveBeenCalled();
  });

  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon.png', 96],
  ])('[SITE-03] %s is %i pixels of its own picture', async (path, side) => {
    const { find, original } = open();
    const icon = await find(withIcon('svg'), path);
    expect(icon?.type).toBe('image/png');
    expect(icon && sizeOf(icon.body)).toEqual([side, side]);
    expect(original).toHaveBeenCalledWith('0123456789abcdef', 'svg');
  });

  it('are drawn once for a site, and again once it has changed', async () => {
    const { find, original } = open();
    const site = withIcon('svg');
    const [one, other] = await Promise.all([find(site, '/icon-192.png'), find(site, '/icon-192.png')]);
    expect(one).toBe(other);
    await find({ ...site }, '/icon-192.png');
    expect(original).toHaveBeenCalledTimes(2);
  });

  it('have no drawing where the picture is not one', async () => {
    const { find } = open();
    expect(await find(withIcon('png'), '/icon.svg')).toBeNull();
    expect(await find(sampleSite, '/robots.txt')).toBeNull();
    expect(await find(sampleSite, '/constructor')).toBeNull();
  });

  it('stand in a manifest for phones', async () => {
    const { find } = open();
    const manifest = JSON.parse(String((await find(sampleSite, '/manifest.webmanifest'))?.body)) as {
      name: string;
      icons: { src: string; purpose: string }[];
    };
    expect(manifest.name).toBe(sampleSite.name);
    for (const { src } of manifest.icons) expect(await find(sampleSite, src)).not.toBeNull();
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any maskable', 'any maskable']);
  });
});

describe('an ICO file', () => {
  it('says where its picture begins and how long it is', () => {
    const png = Buffer.from('picture');
    const file = icoFile(png, 32);
    expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6)]).toEqual([1, 1, 32]);
    expect(file.subarray(file.readUInt32LE(18)).equals(png)).toBe(true);
    expect(file.readUInt32LE(14)).toBe(png.length);
    expect(() => icoFile(png, 256)).toThrow(RangeError);
  });
});
