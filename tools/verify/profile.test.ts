import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../front-door/machine.mjs';
import { filesOf, journeyLayers, vitestLayers } from './profile.mjs';

const journeys = {
  config: { rootDir: join(root, 'apps/host/e2e') },
  stats: { duration: 10_000 },
  suites: [
    {
      file: 'search.spec.ts',
      specs: [{ tests: [{ results: [{ duration: 4_000, parallelIndex: 0 }] }] }],
      suites: [
        {
          specs: [
            {
              tests: [
                {
                  results: [
                    { duration: 1_000, parallelIndex: 1 },
                    { duration: 2_000, parallelIndex: 1 },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('tells what each file of both kinds of reports took, repetitions included', () => {
  const unit = {
    testResults: [{ name: join(root, 'libs/ui/src/a.test.ts'), startTime: 5, endTime: 25, assertionResults: [{}, {}] }],
  };
  expect(filesOf(unit)).toEqual([{ file: 'libs/ui/src/a.test.ts', tests: 2, ms: 20 }]);
  expect(filesOf(journeys)).toEqual([{ file: 'apps/host/e2e/search.spec.ts', tests: 2, ms: 7_000 }]);
});

it('adds up what the runs of several projects say of their layers, in colours and without', () => {
  const output = `\u001b[2m   Duration \u001b[22m 10.00s\u001b[2m (environment 43%, tests 20%)\u001b[22m
   Duration  500ms (tests 50%, import 7%)`;
  expect([...vitestLayers(output)]).toEqual([
    ['start of jsdom and browser pages', 4_300],
    ['tests and hooks (database, servers, axe, pictures)', 2_250],
    ['loading of code', 35],
  ]);
});

it('tells the time of workers in journeys from that beside them', () => {
  expect([...journeyLayers(journeys).values()]).toEqual([13_000, 7_000]);
});
