import { expect, it } from 'vitest';
import { readPictures } from './readPictures.ts';

const [a, b] = ['https://img.example/a.jpg', 'https://img.example/b.jpg'];
const read = (text: string, at = '|') => {
  const reading = readPictures(text, at);
  const urls = reading.known ? (reading.value as { url: string }[]).map(({ url }) => url) : null;
  return { urls, reason: reading.reason };
};

it.each([
  ['pipes', `${a}|${b}|`],
  ['pipes and blanks', `${a} | ${b}`],
  ['commas', `${a},${b}`],
  ['semicolons', `${a};${b}`],
  ['blanks', `${a} ${b}`],
  ['lines', `${a}\n${b}`],
  ['nothing in between', `${a}||${b}`],
  ['a word for nothing', `${a}|N/A|${b}`],
  ['the same again', `${a}|${b}|${a}`],
  ['the marks of a list', `['${a}', "${b}"]`],
])('reads a list with %s, whatever the mapping splits at', (_name, text) => {
  for (const at of ['|', ',']) expect([at, read(text, at)]).toEqual([at, { urls: [a, b] }]);
});

it.each([
  'https://img.example/a,b.jpg',
  'https://img.example/c_fill,w_300/a;b.jpg',
  'https://img.example/a.jpg?w=1,h=2',
  'https://img.example/a.jpg?x=1|2|3',
])('leaves %s in one piece, alone and in a list', (address) => {
  expect(read(address)).toEqual({ urls: [address] });
  expect(read(`${address},${b}`, ',')).toEqual({ urls: [address, b] });
});

it.each([
  'http://img.example/c.jpg',
  '//img.example/c.jpg',
  'img.example/c.jpg',
  'ftp://img.example/c.jpg',
  'https://user:pw@img.example/c.jpg',
  'https://user@img.example/c.jpg',
])('leaves out %s alone, and says so without its password', (wrong) => {
  const found = read(`${a}|${wrong}|${b}`);
  expect(found.urls).toEqual([a, b]);
  expect(found.reason).toMatch(/neither an https address|user name or password/);
  expect(found.reason).not.toContain('pw');
  expect(read(wrong)).toEqual({ urls: null, reason: expect.any(String) });
});
