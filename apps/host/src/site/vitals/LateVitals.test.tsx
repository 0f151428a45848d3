// @vitest-environment jsdom
import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateVitals } from './LateVitals.tsx';

const reportVisit = vi.hoisted(() => vi.fn());
vi.mock('./reportVisit.ts', () => ({ reportVisit }));

const chance = vi.spyOn(Math, 'random');
const show = (sampleRate: number) =>
  render(
    <SiteProvider site={sampleSite}>
      <LateVitals sampleRate={sampleRate} />
    </SiteProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  reportVisit.mockReset();
  chance.mockReturnValue(0.25);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'webdriver');
});

it('measures a sampled visit, once the page has been loaded for a second', async () => {
  show(0.3);
  await vi.advanceTimersByTimeAsync(900);
  expect(reportVisit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reportVisit.mock.calls).toEqual([[sampleSite]]);
});

it.each([
  ['beyond the share', 0.25, false],
  ['of a site that wants none', 0, false],
  ['of a browser that a program drives', 1, true],
])('loads nothing for a visit %s', async (_, sampleRate, driven) => {
  Object.defineProperty(navigator, 'webdriver', { value: driven, configurable: true });
  show(sampleRate);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reportVisit).not.toHaveBeenCalled();
});
