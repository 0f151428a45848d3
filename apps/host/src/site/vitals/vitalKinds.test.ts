// @vitest-environment jsdom
import { vitalKinds } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';

it('uses the thresholds of the search engine’s own library', () => {
  const bars = Object.entries(vitalKinds).map(([name, { good, poor }]) => [name, [good, poor]]);
  expect(Object.fromEntries(bars)).toEqual({
    LCP: LCPThresholds,
    INP: INPThresholds,
    CLS: CLSThresholds,
    FCP: FCPThresholds,
    TTFB: TTFBThresholds,
  });
});
