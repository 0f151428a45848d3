import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluateExample, examplesOf, type Scope } from './examples.ts';
import { withLocals } from './exportedLocals.ts';

// Vitest runs this file in the folder of each project: it tries the examples of that project's own comments.
const sourceFolder = join(process.cwd(), 'src');
const source = existsSync(sourceFolder) ? sourceFolder : process.cwd();
const domain = join(import.meta.dirname, '../../libs/domain/src');

const load = (file: string) => import(/* @vite-ignore */ file) as Promise<Scope>;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|css)\.tsx?$|node_modules/.test(file))
  .sort()
  .map((file) => join(source, file));

describe('examples in comments', () => {
  test('are looked for in the modules of the project', () => {
    expect(files).not.toEqual([]);
  });

  for (const file of files) {
    const examples = examplesOf(readFileSync(file, 'utf8'));
    if (examples.length === 0) continue;
    describe(relative(source, file), () => {
      test.each(examples)('$call // $value', async (example) => {
        // Examples may use the nouns of the domain and its samples, and what their own module declares.
        const nouns = await load(join(domain, 'index.ts'));
        const samples = await load(join(domain, 'testing/index.ts'));
        const own = await load(withLocals(file));
        const { actual, expected } = await evaluateExample(example, { ...nouns, ...samples, ...own });
        expect(actual).toEqual(expected);
      });
    });
  }
});
