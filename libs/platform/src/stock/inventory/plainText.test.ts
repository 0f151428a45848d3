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
])('[VDP-06] keeps the words of %j and drops the mark-up', (given, wanted) => {
  expect(plainText(given)).toBe(wanted);
});

it.each([
  ['items of a list', '<ul><li>Crimson Red</li><li>184,042 km</li></ul>'],
  ['items that are not closed', '<ul><li>Crimson Red<li>184,042 km</ul>'],
  ['items written over several lines', '<ul>\n  <li>Crimson Red</li>\n\n  <li>\n184,042 km</li>\n</ul>'],
  [
    'items with classes and quotes',
    `<ol class="a>b"><li data-x='1 > 0'>Crimson Red</li><LI STYLE="x">184,042 km</LI></ol>`,
  ],
  ['items in entities', '&lt;ul&gt;&lt;li&gt;Crimson Red&lt;/li&gt;&lt;li&gt;184,042 km&lt;/li&gt;&lt;/ul&gt;'],
  ['paragraphs', '<p>Crimson Red</p><p>184,042 km</p>'],
  ['paragraphs that are not closed', 'Crimson Red<p>184,042 km'],
  ['a heading over a paragraph', '<h3>Crimson Red</h3>184,042 km'],
  ['blocks', '<div><div>Crimson Red</div></div><div><span>184,042</span> km</div>'],
  ['a line break', 'Crimson Red<br>184,042 km'],
  ['a line break as XML writes it', 'Crimson Red <br/> 184,042 km'],
  ['a closed line break', 'Crimson Red</br>184,042 km'],
  ['a rule between', 'Crimson Red<hr>184,042 km'],
  ['terms and what they mean', '<dl><dt>Crimson Red</dt><dd>184,042 km</dd></dl>'],
  ['rows of a table', '<table><tr><td>Crimson Red</td></tr><tr><td>184,042 km</td></tr></table>'],
  ['a quotation', '<blockquote>Crimson Red</blockquote>184,042 km'],
  ['empty items between', '<ul><li>Crimson Red</li><li> </li><li></li><li>184,042&nbsp;km</li></ul>'],
])('[VDP-06] puts %s on lines of their own', (_what, given) => {
  const lines = plainText(given).split('\n');
  expect(lines.map((one) => one.trim())).toEqual(['Crimson Red', '184,042 km']);
});

it.each([
  ['<table><tr><th>Colour</th><td>Crimson Red</td></tr></table>', /^Colour +Crimson Red$/],
  ['<p>One <b>careful</b> own<i>er</i>.</p>', /^One careful owner\.$/],
  ['<p>One.</p><br><br><p>Two.</p>', /^One\.\nTwo\.$/],
  ['First.<br><br><br><br>Second.', /^First\.\n\nSecond\.$/],
  ['Seats: <li>five</li> & more < $5', /^Seats:\nfive\n& more < \$5$/],
])('[VDP-06] reads %j as a browser would show it', (given, wanted) => {
  expect(plainText(given)).toMatch(wanted);
});

it('[VDP-06] takes comments of 20,000 characters that are nothing but spaces, breaks or opened tags', () => {
  for (const piece of [' ', '\n', '<', '<p', '<li>', '<br>', '&lt;p', '&']) {
    const bare = plainText(`Start ${piece.repeat(20_000 / piece.length)} end`);
    expect(bare).toMatch(/^Start/);
    expect(bare).not.toMatch(/<[a-z/!][^>]*>/i);
    expect(plainText(bare)).toBe(bare);
  }
});

it('leaves nothing that a browser would take for a tag, and nothing to do a second time', () => {
  const pieces = fc.constantFrom(...'<|>|</|&lt;|&gt;|&amp;|script|b|img src=x| |\n|"|car|<!--|-->'.split('|'));
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const once = plainText(parts.join(''));
      expect(once).not.toMatch(/<[a-z/!][^>]*>/i);
      expect(plainText(once)).toBe(once);
    }),
    { numRuns: 400 },
  );
});
