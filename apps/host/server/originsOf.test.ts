import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { originsOf } from './originsOf.ts';

const budget = { kilobytes: 1, milliseconds: 1 };
const counter = (measurementId: string | null) => ({ measurementId, budget });
const everywhere = { forms: ['https://pay.example'], scripts: [], images: ['https:'], connect: [], frames: [] };

it('lets a site that asks nobody else reach nobody else', () => {
  expect(originsOf({ map: null, chat: null, analytics: counter(null) }, everywhere)).toEqual(everywhere);
  expect(originsOf(null, everywhere)).toEqual(everywhere);
});

it('[API-07] lets a site with a map ask for its tiles, and one with a counter load it', () => {
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

it('[NAV-10] lets a site with a chat load it and reach what its file names, and no other', () => {
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
