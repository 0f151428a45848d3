import { expect, it } from 'vitest';
import { flagChoices, flagsFor, switchedFlags } from './storyFlags.ts';

const own = { showroomVisits: { default: true, reason: 'Visits by appointment' } };
const story = { theme: 'Toyota', template: 'franchise' };

it('resolves flags as a site of the story would, by theme and template', () => {
  expect(flagsFor('resolved', story)).toMatchObject({ certifiedBadge: true, guaranteeStrip: false });
  expect(flagsFor('resolved', { theme: 'House', template: 'superstore' })).toMatchObject({
    certifiedBadge: false,
    guaranteeStrip: true,
  });
  expect(flagsFor('defaults', story)).toMatchObject({ certifiedBadge: false, compare: true });
});

it('switches those that are named, and no names that are no flags', () => {
  const resolved = flagsFor('resolved', story);
  const switched = flagsFor('compare_toString_printPage', story);
  expect(switched).toEqual({ ...resolved, compare: !resolved.compare, printPage: !resolved.printPage });
});

it("offers and switches an agency's own flags beside the platform's", () => {
  expect(Object.keys(flagChoices(own))).toEqual(['resolved', 'defaults', 'on', 'off', 'showroomVisits']);
  const isOn = (choice: string) => (flagsFor(choice, { ...story, own }) as Record<string, unknown>)['showroomVisits'];
  expect(['resolved', 'defaults', 'on', 'off', 'showroomVisits', 'compare'].map(isOn)).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
  // A panel that switches one more keeps it.
  expect(switchedFlags('showroomVisits_compare')).toEqual(['showroomVisits', 'compare']);
  expect(switchedFlags('resolved')).toEqual([]);
  expect(flagsFor('on', story)).not.toHaveProperty('showroomVisits');
});
