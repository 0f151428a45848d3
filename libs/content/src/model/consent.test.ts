import { describe, expect, it } from 'vitest';
import { consentRecord, readConsent } from './consent.ts';

const now = new Date('2026-03-10T02:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('[AN-01] a remembered answer', () => {
  it.each(['granted', 'denied'] as const)('counts for a year: %s', (choice) => {
    const stored = consentRecord(choice, now);
    expect([0, 1, 364.9].map((days) => readConsent(stored, later(days)))).toEqual([choice, choice, choice]);
    expect(readConsent(stored, later(365))).toBeNull();
  });

  it('counts after the clock was set back', () => {
    expect(readConsent(consentRecord('granted', now), later(-1))).toBe('granted');
  });

  it.each([null, '', 'granted', [], {}, { choice: 'yes', at: '2026-03-10T02:00:00Z' }, { choice: 'granted' }])(
    'is none where %j is stored',
    (stored) => {
      expect(readConsent(stored, now)).toBeNull();
    },
  );
});
