import { afterAll, beforeAll, describe } from 'vitest';
import type { ConformanceTarget } from './conformanceTarget.ts';
import { itConformsWithVersion4 } from './olderConformance.ts';
import { itConformsInReading } from './readingConformance.ts';
import { itConformsInWriting } from './writingConformance.ts';

/** What the real clients must find on any service that speaks the protocol. */
export function describeConformance(name: string, open: () => Promise<ConformanceTarget>): void {
  describe(`the search protocol on ${name}`, () => {
    const target = {} as ConformanceTarget;
    beforeAll(async () => {
      Object.assign(target, await open());
      await target.fill();
    }, 120_000);
    afterAll(() => target.close());

    itConformsInReading(target);
    itConformsWithVersion4(target);
    itConformsInWriting(target);
  });
}
