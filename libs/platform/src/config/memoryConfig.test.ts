import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (megabytes?: string) => readConfig({ FORECOURT_MEMORY_MB: megabytes }, '/srv');
const memoryOf = (megabytes?: string) => {
  const result = read(megabytes);
  if (!result.ok) throw new Error(result.problems.join());
  return result.config.memory;
};
const megabyte = 1_024 * 1_024;

describe('FORECOURT_MEMORY_MB', () => {
  it('is shared out as caches had it before there was the setting, where none is given', () => {
    expect(memoryOf()).toEqual({
      bound: null,
      sharedPages: 96 * megabyte,
      samePages: 48 * megabyte,
      searchAnswers: 8_000_000,
      picturesAtOnce: 4,
    });
  });

  it('gives caches less of a small host and more of a large one', () => {
    const [small, usual, large] = [memoryOf('512'), memoryOf('1024'), memoryOf('4096')];
    expect(small.picturesAtOnce).toBe(1);
    for (const part of ['sharedPages', 'samePages', 'searchAnswers'] as const) {
      expect(small[part]).toBeLessThan(usual[part]);
      expect(usual[part]).toBeLessThan(large[part]);
    }
    expect(large.sharedPages + large.samePages).toBeLessThan(0.3 * 4_096 * megabyte);
  });

  it.each(['256', '70000', 'much', '600.5'])('refuses %s', (megabytes) => {
    expect(read(megabytes)).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^FORECOURT_MEMORY_MB must be/)],
    });
  });
});
