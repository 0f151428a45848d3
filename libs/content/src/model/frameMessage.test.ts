import { expect, it } from 'vitest';
import { readFrameMessage } from './frameMessage.ts';

it.each([
  [{ forecourt: 'ready' }, { kind: 'ready' }],
  [
    { forecourt: 'height', height: 419.2 },
    { kind: 'height', height: 420 },
  ],
  [
    { forecourt: 'answer', words: ' About\n$18,400 ' },
    { kind: 'answer', words: 'About $18,400' },
  ],
])('reads %j', (data, message) => {
  expect(readFrameMessage(data)).toEqual(message);
});

it.each([
  null,
  'ready',
  { type: 'ready' },
  { forecourt: 'height', height: '420' },
  { forecourt: 'height', height: Infinity },
  { forecourt: 'height', height: -1 },
  { forecourt: 'answer', words: { html: '<b>' } },
  { forecourt: 'answer', words: '' },
  { forecourt: 'answer', words: 'x'.repeat(201) },
  { forecourt: 'navigate', href: '/' },
])('passes over %j', (data) => {
  expect(readFrameMessage(data)).toBeNull();
});
