// @vitest-environment node
import { expect, it } from 'vitest';
import { openFrame, type SearchText } from './frameText.ts';

const textOf = (address: string, vehicle: string): SearchText => ({
  address,
  preloads: Buffer.from(`<link rel="preload" as="image" imageSrcSet="/${vehicle}"/>`),
  script: Buffer.from(`<script>answers("${vehicle}")</script>`),
  part: Buffer.from(`<p>“${vehicle}” at <a href="${address.replaceAll('&', '&amp;')}">this address</a></p>`),
});

function pageOf(text: SearchText): Buffer {
  const query = text.address.slice('/search'.length);
  const html = query.replaceAll('&', '&amp;');
  const data = query.replaceAll('&', '\\u0026');
  const link = `<link rel="canonical" href="https://a.example/search${html}"/><meta property="og:url" content="https://a.example/search${html}"/>`;
  const router = data.replaceAll('+', '%20');
  const said = `self.__next_f.push([1,(f)('"search${data}","q":"${router}","https://a.example/search${data}","https://a.example/search${data}"')])`;
  const { preloads, script, part } = text;
  return Buffer.from(
    `<head>${preloads.toString()}<title>Cars’</title>${link}${script.toString()}</head><main>${part.toString()}</main><script>${said}</script>`,
  );
}

const own = textOf('/search?query=white+suv&price=-1', 'Kia’s');
const other = textOf('/search?query=red&price=10-20', 'Škoda');

it('fills a page with another search', () => {
  expect(openFrame(pageOf(own), own)?.fill(other)?.toString()).toBe(pageOf(other).toString());
});

it('makes no frame where anything is not as often on the page as it should be', () => {
  const page = pageOf(own).toString();
  const changed = [
    page.replace('“Kia’s”', '“Kia”'),
    page.replace('</title>', '</title><link rel="next" href="/search?query=white+suv&amp;price=-1"/>'),
    page.replace('answers', 'other'),
    page.replace('</main>', `${own.part.toString()}</main>`),
    page
      .replace('<meta', '<!-- -->')
      .replace('og:url" content="https://a.example/search?query=white+suv&amp;price=-1"', ''),
  ];
  for (const text of changed) {
    expect(text).not.toBe(page);
    expect(openFrame(Buffer.from(text), own)).toBeNull();
  }
});

it('makes no frame of a page without pictures, whose place is not known, or without a search', () => {
  const plain = { ...own, preloads: Buffer.alloc(0) };
  expect(openFrame(pageOf(plain), plain)).toBeNull();
  const list = textOf('/search', 'Kia');
  expect(openFrame(pageOf(list), list)).toBeNull();
});

it('fills no page whose data may be prepared in another way', () => {
  const named = (text: SearchText, name: string) => ({
    ...text,
    part: Buffer.from(`${text.part.toString()}<ul data-once="${name}"></ul>`),
  });
  // An element of the search that data leaves out must be on every page.
  const frame = openFrame(pageOf(named(own, 'note')), named(own, 'note'));
  expect(frame?.fill(other)).toBeNull();
  expect(frame?.fill(named(other, 'tip'))).toBeNull();
  expect(frame?.fill(named(other, 'note'))?.toString()).toBe(pageOf(named(other, 'note')).toString());
});
