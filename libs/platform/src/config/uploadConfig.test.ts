import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const megabytes = (given?: string) => {
  const read = readConfig({ FORECOURT_DOCUMENT_MEGABYTES: given }, '/srv');
  return read.ok ? read.config.uploads.documentMegabytes : read.problems;
};

it('takes documents of five megabytes, or as the installation says', () => {
  expect([megabytes(), megabytes('1'), megabytes('10')]).toEqual([5, 1, 10]);
});

it.each(['0', '11', '2.5', 'many', '-1'])('refuses %s in words: a request carries no more', (given) => {
  expect(megabytes(given)).toEqual([expect.stringMatching(/^FORECOURT_DOCUMENT_MEGABYTES must be .+\.$/)]);
});
