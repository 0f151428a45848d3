// @vitest-environment jsdom
import { vitalKinds } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';

it('judges by the bars that the library of the search engine’s makers has', () => {
  const bars = Object.entries(vitalKinds).map(([name, { good, poor }]) => [name, [good, poor]]);
  expect(Object.fromEntries(bars)).toEqual({
    LCP: LCPThresholds,
    INP: INPThresholds,
    CLS: CLSThresholds,
    FCP: FCPThresholds,
    TTFB: TTFBThresholds,
  });
});
