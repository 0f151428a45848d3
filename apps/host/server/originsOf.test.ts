import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { originsOf } from './originsOf.ts';

const budget = { kilobytes: 1, milliseconds: 1 };
const counter = (measurementId: string | null) => ({ measurementId, budget });
const everywhere = { forms: ['https://pay.example'], scripts: [], images: ['https:'], connect: [], frames: [] };

it('allows no other origins to a site without third parties', () => {
  expect(originsOf({ map: null, chat: null, vendors: [], analytics: counter(null) }, everywhere)).toEqual(everywhere);
  expect(originsOf(null, everywhere)).toEqual(everywhere);
});

it('[API-07] allows map tiles to a site with a map, and its script to a site with analytics', () => {
  const map = {
    styleUrl: 'https://tiles.example/style.json',
    key: '',
    attribution: '',
    origins: ['https://more.example'],
  };
  const { connect, scripts } = originsOf({ ...sampleSite, map, analytics: counter('G-ABC123') }, everywhere);
  expect(connect).toContain('https://tiles.example');
  expect(connect).toContain('https://more.example');
  expect(scripts).toEqual(['https://www.googletagmanager.com']);
});

it('[NAV-10] allows a site with a chat the origins that its file names, and no others', () => {
  const chat = {
    provider: 'Chatter',
    greeting: 'Good day.',
    script: 'https://cdn.chatter.example/chat.js',
    opener: ['Chatter', 'open'],
    automatic: true,
    budget,
    origins: { connect: ['https://api.chatter.example'], images: [], frames: ['https://box.chatter.example'] },
  };
  const { scripts, connect, frames } = originsOf({ ...sampleSite, chat }, everywhere);
  expect(scripts).toEqual(['https://cdn.chatter.example']);
  expect(connect).toEqual(['https://cdn.chatter.example', 'https://api.chatter.example']);
  expect(frames).toEqual(['https://cdn.chatter.example', 'https://box.chatter.example']);
  expect(originsOf({ ...sampleSite, chat: { ...chat, script: '/stand-in/chat-1.js' } }, everywhere).scripts).toEqual(
    [],
  );
});
