// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { openAtOnce } from './openAtOnce.ts';

const root = document.documentElement;
const heard = vi.fn<(event: Event) => void>();
const before = ['pointerdown', 'touchstart', 'mousedown', 'focusin', 'pointerup', 'touchend', 'mouseup'];
const press = [...before, 'click'];

openAtOnce();
for (const type of press) window.addEventListener(type, heard, { capture: true });

beforeEach(() => {
  root.dataset['awake'] = '';
  delete root.dataset['whole'];
  document.body.innerHTML = `
    <div data-not-live=""><a id="asleep" href="/cars/a"><b>A</b></a><a id="list" href="/search"></a></div>
    <div data-not-live="waking"><a id="waking" href="/cars/a"></a><a id="tap" href="/cars/a" data-tap="press"></a></div>
    <a id="awake" href="/cars/a"></a>`;
  scrollTo(0);
  heard.mockClear();
});

/** What others hear of a press on an element. */
function pressOn(query: string, types = press): string[] {
  heard.mockClear();
  for (const type of types) document.querySelector(query)?.dispatchEvent(new Event(type, { bubbles: true }));
  return heard.mock.calls.map(([{ type }]) => type);
}
function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

it('lets a link to a vehicle in a part that sleeps lead there before the part wakes, and tells others of the click', () => {
  expect(pressOn('#asleep b')).toEqual(['click']);
});

it('tells nobody of the click where the part is just about to wake', () => {
  expect(pressOn('#waking')).toEqual([]);
});

it('tells nobody of it in a page that is not awake', () => {
  delete root.dataset['awake'];
  expect(pressOn('#awake')).toEqual([]);
});

it.each(['#awake', '#list', '#tap'])('leaves a press on %s alone', (query) => {
  expect(pressOn(query)).toEqual(press);
});

it('leaves the focus of somebody who uses the keyboard alone', () => {
  pressOn('#asleep');
  expect(pressOn('#asleep', ['focusin'])).toEqual(['focusin']);
});

it('lays the page out as a whole before it is left where somebody has jumped over a part of it', () => {
  for (const top of [700, 1_400, 1_000]) scrollTo(top);
  pressOn('#asleep');
  expect(root.dataset['whole']).toBeUndefined();
  scrollTo(1_000 + window.innerHeight + 1);
  pressOn('#list');
  expect(root.dataset['whole']).toBeUndefined();
  pressOn('#asleep');
  expect(root.dataset['whole']).toBe('');
});
