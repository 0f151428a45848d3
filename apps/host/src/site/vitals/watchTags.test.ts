// @vitest-environment jsdom
import type { SiteTag } from '@forecourt/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchTags } from './watchTags.ts';

const tag: SiteTag = {
  name: 'chat',
  provider: 'Chatter',
  address: 'https://cdn.chatter.example/chat.js',
  needsConsent: false,
  origins: {
    scripts: ['https://cdn.chatter.example'],
    images: [],
    connect: ['https://api.chatter.example'],
    frames: [],
  },
  budget: { kilobytes: 1, milliseconds: 1 },
};
const resource = (name: string, transferSize: number, encodedBodySize = transferSize) => ({
  name,
  transferSize,
  encodedBodySize,
});
let frames: unknown[];

function stubBrowser(supportedEntryTypes: string[]): void {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = supportedEntryTypes;
      observe = vi.fn();
      takeRecords = () => frames.splice(0);
    },
  );
}
function resources(...all: object[]): void {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => all, configurable: true });
}

beforeEach(() => {
  frames = [];
  stubBrowser(['long-animation-frame']);
  document.head.innerHTML = '<script data-tag="chat"></script>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  document.head.replaceChildren();
});

it('sums the size of a script and everything it loads, and the time it blocked the page', () => {
  const costs = watchTags([tag]);
  resources(
    resource(tag.address, 41_000),
    resource('https://api.chatter.example/talk', 2_000),
    resource('https://dealer.example/_next/a.js', 90_000),
  );
  frames.push({
    scripts: [
      { sourceURL: tag.address, duration: 80.4 },
      { sourceURL: 'https://dealer.example/_next/a.js', duration: 200 },
      { sourceURL: '', duration: 10 },
    ],
  });
  expect(costs()).toEqual([{ name: 'chat', kilobytes: 43, isPartial: false, milliseconds: 80 }]);
  frames.push({ scripts: [{ sourceURL: tag.address, duration: 20 }] }, {});
  expect(costs()[0]?.milliseconds).toBe(100);
});

it('says so where the other origin hides sizes, and where the browser reports no times', () => {
  stubBrowser([]);
  const costs = watchTags([tag]);
  resources(resource(tag.address, 0), resource('https://api.chatter.example/talk', 0, 700));
  expect(costs()).toEqual([{ name: 'chat', kilobytes: 0, isPartial: true, milliseconds: null }]);
});

it('reports nothing for a script that was not loaded', () => {
  document.head.replaceChildren();
  resources();
  expect(watchTags([tag])()).toEqual([]);
});
