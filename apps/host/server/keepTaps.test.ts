// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepTaps, patience } from './keepTaps.ts';

const live = vi.fn();
const root = document.documentElement;
const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const click = (selector: string) => one(selector).click();
/** As the page does when its parts are hydrated: they hear their clicks from then on. */
function awake(): string[] {
  for (const part of document.querySelectorAll<HTMLElement>('button, a')) part.onclick = () => live(part.id);
  root.dataset['awake'] = '';
  dispatchEvent(new Event('forecourt:awake'));
  vi.runAllTimers();
  return live.mock.calls.map(([id]) => String(id));
}

beforeAll(() => {
  // The environment has no dialogs that open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  keepTaps(patience);
});
beforeEach(() => {
  vi.useFakeTimers();
  live.mockClear();
  delete root.dataset['awake'];
  document.body.innerHTML = `
    <button id="heart" data-tap="toggle" aria-pressed="false">Save</button>
    <a id="picture" href="/a.jpg" data-tap="#viewer"><img src="/a.jpg"></a><dialog id="viewer"><p data-tap-picture></p></dialog>
    <button id="press" type="button">More</button>
    <a id="link" href="#favourites">Favourites</a>`;
});

it('shows a tap on a toggle at once and repeats it once when the page is awake, and a second tap takes it back', () => {
  click('#heart');
  expect(one('#heart').getAttribute('aria-pressed')).toBe('true');
  expect(live).not.toHaveBeenCalled();
  expect(awake()).toEqual(['heart']);
  expect(one('#heart').dataset['wanted']).toBe('true');
});

it('repeats nothing where a toggle was tapped twice', () => {
  click('#heart');
  click('#heart');
  expect(one('#heart').getAttribute('aria-pressed')).toBe('false');
  expect(awake()).toEqual([]);
  expect(one('#heart').dataset['wanted']).toBeUndefined();
});

it('opens what a tap declares, for the page to take over, and not where it was closed again', () => {
  click('#picture');
  const viewer = one('#viewer') as HTMLDialogElement;
  expect(viewer.open).toBe(true);
  expect(viewer.querySelectorAll('img')).toHaveLength(1);
  viewer.open = false;
  expect(awake()).toEqual([]);
  delete root.dataset['awake'];
  click('#picture');
  expect(awake()).toEqual(['picture']);
});

it('drops a tap without an effect to be seen when nobody expects it any more', () => {
  click('#press');
  vi.advanceTimersByTime(patience.press + 1);
  expect(awake()).toEqual([]);
  delete root.dataset['awake'];
  click('#press');
  vi.advanceTimersByTime(patience.press - 1);
  expect(awake()).toEqual(['press']);
});

it('lets a link behind a toggle lead away when that is kept', () => {
  click('#heart');
  click('#link');
  expect(one('#link').dataset['tapped']).toBe('');
  vi.advanceTimersByTime(patience.leave - 1);
  expect(one('#link').dataset['tapped']).toBe('');
  expect(awake()).toEqual(['heart', 'link']);
});
