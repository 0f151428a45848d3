import type { Flags } from '@forecourt/domain';
// By itself: the frame around the stories, which reads this file too, needs nothing else of the library.
import { flagsFor, switchedFlags } from '../../../libs/ui/src/testing/stories/storyFlags.ts';

export { flagsFor, switchedFlags };

/** A choice with one flag switched, or switched back. @example withSwitched('compare_printPage', 'compare') // 'printPage' */
export function withSwitched(choice: unknown, name: keyof Flags): string {
  const switched = switchedFlags(choice);
  const next = switched.includes(name) ? switched.filter((one) => one !== name) : [...switched, name];
  return next.length === 0 ? 'resolved' : next.join('_');
}
