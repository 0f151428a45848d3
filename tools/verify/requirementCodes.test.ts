import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const explained = [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- ([A-Z]+-\d\d): /gm)].map(
  ([, code]) => code,
);

/** The codes in titles of tests, with a file that uses each. */
function usedCodes(): Map<string, string> {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], { cwd: root })
    .toString()
    .split('\n')
    .filter(Boolean);
  const used = new Map<string, string>();
  for (const file of files) {
    for (const [, code = ''] of readFileSync(join(root, file), 'utf8').matchAll(/\[([A-Z]+-\d\d)\]/g)) {
      used.set(code, file);
    }
  }
  return used;
}

it('says in one line what each code in the title of a test means', () => {
  const unknown = [...usedCodes()].filter(([code]) => !explained.includes(code));
  expect(unknown.map(([code, file]) => `${code} in ${file} has no line in docs/requirements.md`)).toEqual([]);
});

it('explains each code once', () => {
  expect(explained.filter((code, place) => explained.indexOf(code) !== place)).toEqual([]);
});
