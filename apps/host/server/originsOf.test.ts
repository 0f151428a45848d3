import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { originsOf } from './originsOf.ts';

const everywhere = { forms: ['https://pay.example'], scripts: [], images: ['https:'], connect: [] };

it('lets a site that asks nobody else reach nobody else', () => {
  expect(originsOf({ map: null, analytics: { measurementId: null } }, everywhere)).toEqual(everywhere);
  expect(originsOf(null, everywhere)).toEqual(everywhere);
});

it('[API-07] lets a site with a map ask for its tiles, and one with a counter load it', () => {
  const map = {
    styleUrl: 'https://tiles.example/style.json',
    key: '',
    attribution: '',
    origins: ['https://more.example'],
  };
  const { connect, scripts } = originsOf({ ...sampleSite, map, analytics: { measurementId: 'G-ABC123' } }, everywhere);
  expect(connect).toContain('https://tiles.example');
  expect(connect).toContain('https://more.example');
  expect(scripts).toEqual(['https://www.googletagmanager.com']);
});
