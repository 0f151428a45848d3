// @vitest-environment node
import * as fc from 'fast-check';
import { createElement, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { atPlace, treePlace } from './treePlace.ts';

function Named({ children = null }: { children?: ReactNode }) {
  return createElement('i', { id: useId() }, children);
}
const named = (children?: ReactNode) => createElement(Named, null, children);

/** A part with ids of its own, some of them in lists. */
const part = createElement(
  'section',
  null,
  null,
  named(),
  createElement(
    'ul',
    null,
    Array.from({ length: 24 }, (_, at) => createElement('li', { key: at }, named(named()))),
  ),
);

const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const idsOf = (given: ReactNode): string[] => idsIn(renderToString(given));

interface Step {
  siblings: number;
  at: number;
  isNamed: boolean;
}

/** A part at some place of a page: in elements with more or fewer children, with or without an id of their own. */
function within(path: readonly Step[], given: ReactNode): ReactNode {
  return path.reduceRight<ReactNode>((content, { siblings, at, isNamed }) => {
    const children = Array.from({ length: siblings }, (_, place) => (place === at % siblings ? content : 'text'));
    return isNamed ? createElement(Named, null, ...children) : createElement('div', null, ...children);
  }, given);
}

const step = fc.record({ siblings: fc.integer({ min: 1, max: 9 }), at: fc.nat(), isNamed: fc.boolean() });

it('a part alone gets the ids that it has on a page, wherever it stands there', () => {
  const own = idsOf(part);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (path) => {
      const ids = idsOf(within(path, part)).slice(-own.length);
      const place = treePlace(ids[0] ?? '', own[0] ?? '');
      // With many zeros in a row the framework's ids leave out which place they tell.
      fc.pre(place !== null && idsOf(atPlace(part, place))[0] === ids[0]);
      expect(place && idsOf(atPlace(part, place))).toEqual(ids);
    }),
    { numRuns: 60 },
  );
});

it('tells no place from ids that do not belong together, or that are not the framework’s', () => {
  expect(treePlace('_R_5_', '_R_9_')).toBeNull();
  expect(treePlace('_R_5_', 'form')).toBeNull();
  expect(treePlace('«R5»', '_R_1_')).toBeNull();
});
