// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markNext } from './markNext.ts';

const pointer = { matches: false };
const atMiddle = vi.fn<() => Element | null>();
vi.stubGlobal('matchMedia', () => pointer);
document.elementFromPoint = atMiddle;
markNext(800, 50);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pointer.matches = false;
  document.documentElement.dataset['awake'] = '';
  atMiddle.mockReset();
  document.body.innerHTML = `<main><p>Words</p>
    ${['a', 'b'].map((name) => `<li><article id="${name}"><ul><li><i></i></li></ul><a href="/cars/${name}">A</a><a href="/cars/${name}">B</a></article></li>`).join('')}
    <article id="list"><a href="/search">All</a></article></main>`;
});
afterEach(() => vi.useRealTimers());

const one = (query: string) => document.querySelector(query);
const marked = () => [...document.querySelectorAll('[data-next]')].map((link) => link.getAttribute('href'));
function standAt(query: string): void {
  atMiddle.mockReturnValue(one(query));
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(800);
}
const point = (query: string, pointerType = 'mouse') =>
  one(query)?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

it('marks one link of the vehicle in the middle of a page that stands still', () => {
  standAt('#a i');
  expect(marked()).toEqual(['/cars/a']);
  standAt('#b i');
  expect(marked()).toEqual(['/cars/b']);
});

it('marks nothing while the page is scrolled', () => {
  atMiddle.mockReturnValue(one('#a i'));
  for (let count = 0; count < 5; count += 1) {
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(700);
  }
  expect(marked()).toEqual([]);
});

it('keeps the mark where no vehicle is in the middle', () => {
  standAt('#a i');
  standAt('p');
  standAt('#list a');
  expect(marked()).toEqual(['/cars/a']);
});

it('looks again when a part has been hydrated: the link may be another one', () => {
  standAt('#a i');
  one('#a')!.innerHTML = '<i></i><a href="/cars/a">Again</a>';
  atMiddle.mockReturnValue(one('#a i'));
  window.dispatchEvent(new Event('forecourt:awake'));
  vi.advanceTimersByTime(800);
  expect(marked()).toEqual(['/cars/a']);
});

it('waits until the page is awake', () => {
  delete document.documentElement.dataset['awake'];
  standAt('#a i');
  expect(marked()).toEqual([]);
});

it('marks what a pointer rests on, and there nothing else', () => {
  pointer.matches = true;
  standAt('#a i');
  point('#a a');
  vi.advanceTimersByTime(40);
  point('#b a');
  vi.advanceTimersByTime(40);
  expect(marked()).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(marked()).toEqual(['/cars/b']);
  // The framework stops events of parts that it has not hydrated.
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('pointerover', stop, true);
  point('#a a');
  vi.advanceTimersByTime(50);
  document.removeEventListener('pointerover', stop, true);
  expect(marked()).toEqual(['/cars/a']);
  point('#b a');
  vi.advanceTimersByTime(50);
  point('#a a', 'touch');
  point('#list a');
  vi.advanceTimersByTime(50);
  expect(marked()).toEqual(['/cars/b']);
});
