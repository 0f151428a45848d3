import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['One owner.\n\nTwo keys.', 'One owner.\n\nTwo keys.'],
  ['<p>One owner.</p><p>Two keys.</p>', 'One owner.\nTwo keys.'],
  ['Price < $5,000 & more', 'Price < $5,000 & more'],
  ['A<br>B<br/>C', 'A\nB\nC'],
  ['<ul><li>ABS</li><li>Air</li></ul>', 'ABS\nAir'],
  ['Nice<script>alert(1)</script> car<style>p{}</style>', 'Nice car'],
  ['<img src=x onerror=alert(1)>Clean', 'Clean'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Clean', 'Clean'],
  ['&amp;lt;img src=x onerror=alert(1)&amp;gt;Clean', 'Clean'],
])('keeps the words of %j and drops the mark-up', (given, wanted) => {
  expect(plainText(given)).toBe(wanted);
});

it('leaves nothing that a browser would take for a tag, and nothing to do a second time', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '</',
    '&lt;',
    '&gt;',
    '&amp;',
    'script',
    'b',
    'img src=x',
    ' ',
    '\n',
    '"',
    'car',
    '<!--',
    '-->',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const once = plainText(parts.join(''));
      expect(once).not.toMatch(/<[a-z/!][^>]*>/i);
      expect(plainText(once)).toBe(once);
    }),
    { numRuns: 400 },
  );
});
