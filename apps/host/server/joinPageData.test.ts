import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinPageData } from './joinPageData.ts';

const pieceOf = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/</g, '\\u003c')}])</script>`;

/** What the scripts of a page push in total. */
function dataOf(html: string): string {
  const pieces = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)];
  return pieces.map(([, text = '""']) => JSON.parse(text) as string).join('');
}

const letter = fc.constantFrom('a', '"', '\\', '\n', '<', '>', ']', ')', 'é', '😀', '\u2028');

it('the data of a page is the same however it was split', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: letter, maxLength: 8 }), { minLength: 1, maxLength: 4 }), (pieces) => {
      const joined = joinPageData(`<p>A</p>${pieces.map(pieceOf).join('')}<p>B</p>`);
      expect(joined).toBe(`<p>A</p>${pieceOf(pieces.join(''))}<p>B</p>`);
      expect(dataOf(joined)).toBe(pieces.join(''));
    }),
  );
});
