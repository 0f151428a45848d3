import { makeMarkFiles } from '@forecourt/content';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeMarks } from './makeMarks.ts';

it('names the marks of makes by their content, because browsers keep them for a year', () => {
  const hash = createHash('sha256').update(JSON.stringify(makeMarkFiles())).digest('hex').slice(0, 10);
  expect(makeMarks).toBe(`/assets/make-marks-${hash}`);
});
