import type { FlagOverrides } from '@forecourt/domain';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSuggestions, suggestRequests } from '../../model/suggestions.ts';
import { fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { SearchSuggestBox, type SearchSuggestBoxProps } from './SearchSuggestBox.tsx';

const history = ['tow bar', 'red ute', 'ev'];

function open(props: Partial<SearchSuggestBoxProps> = {}, flags?: FlagOverrides) {
  const client = fakeSearchClient(manyVehicles);
  const suggest = vi.fn(async (words: string, _signal: AbortSignal) => {
    const { results } = await client.search(suggestRequests(words));
    return readSuggestions(results);
  });
  const onRemember = vi.fn();
  const onForget = vi.fn();
  render(
    <TestSite flags={flags}>
      <SearchSuggestBox
        action="/search"
        label="Search vehicles"
        suggest={suggest}
        history={history}
        onRemember={onRemember}
        onForget={onForget}
        {...props}
      />
    </TestSite>,
  );
  return { suggest, onRemember, onForget };
}

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search vehicles' });
const type = async (value: string) => {
  fireEvent.change(input(), { target: { value } });
  await settle(300);
};
const press = (key: string) => fireEvent.keyDown(input(), { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

async function focus() {
  fireEvent.focus(screen.getByLabelText('Search vehicles'));
  // The list's own code loads outside of this test's fake clock.
  await vi.waitFor(() => expect(input()).toBeTruthy());
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the search box', () => {
  it('is a plain form until it is focused', () => {
    open();
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search vehicles' });
    expect([box.name, box.form?.method, box.form?.getAttribute('action')]).toEqual(['query', 'get', '/search']);
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('type')).toBe('submit');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[SRCH-18] offers the last searches while it is empty, and searches again', async () => {
    const { onRemember } = open();
    await focus();
    expect(options()).toEqual(history.map((words) => `${words} `));
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('3 recent searches');
    const group = screen.getByRole('group', { name: 'Recent searches' });
    const [first] = within(group).getAllByRole<HTMLAnchorElement>('option');
    expect(first?.getAttribute('href')).toBe('/search?query=tow+bar');
    fireEvent.click(first as HTMLElement);
    expect(onRemember).toHaveBeenCalledWith('tow bar');
  });

  it('[SRCH-18] forgets one search by Delete and all by a button', async () => {
    const { onForget } = open();
    await focus();
    press('ArrowDown');
    press('Delete');
    expect(onForget.mock.calls).toEqual([['tow bar']]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(onForget.mock.calls.slice(1)).toEqual(history.map((words) => [words]));
  });

  it('suggests makes, models and vehicles 300 milliseconds after the last keystroke, once', async () => {
    const { suggest } = open();
    await focus();
    fireEvent.change(input(), { target: { value: 'to' } });
    await settle(200);
    fireEvent.change(input(), { target: { value: 'toy' } });
    await settle(299);
    expect(suggest).not.toHaveBeenCalled();
    await settle(1);
    expect(suggest.mock.calls.map(([words]) => words)).toEqual(['toy']);
    expect(
      screen
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby') && group.firstChild?.textContent),
    ).toEqual(['Makes', 'Models', 'Vehicles', 'Search']);
    const make = within(screen.getByRole('group', { name: 'Makes' })).getByRole('option');
    expect([make.textContent, make.getAttribute('href')]).toEqual(['Toyota 6 vehicles', '/search/toyota']);
    expect(make.querySelector('mark')?.textContent).toBe('Toy');
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ suggestions$/);
  });

  it('[SRCH-02] shows how the words are read before they are sent, first of all and for screen readers too', async () => {
    const answered = readSuggestions((await fakeSearchClient(manyVehicles).search(suggestRequests('mazda'))).results);
    const chips = [
      { text: 'Mazda', without: 'white under 40k' },
      { text: 'Up to $40,000', without: 'white mazda' },
    ];
    const reading = { query: 'white mazda under 40k', chips, droppedWords: ['White'] };
    const { onRemember } = open({ suggest: () => Promise.resolve({ ...answered, reading }) });
    await focus();
    await type('white mazda under 40k');
    const said = 'No match for White. Showing 6 vehicles with Mazda, Up to $40,000';
    expect(options()[0]).toBe(`${said} `);
    expect(screen.getByRole('status').textContent).toMatch(/^No match for White. Showing .*\. \d+ suggestions$/);
    press('ArrowDown');
    expect(active()).toBe(`${said} `);
    const link = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
    expect(link?.getAttribute('href')).toBe('/search?query=white+mazda+under+40k');
    press('Enter');
    expect(onRemember).toHaveBeenCalledWith('white mazda under 40k');
  });

  it('is worked by the keyboard: arrows, Home, End, Enter and Escape', async () => {
    open();
    await focus();
    await type('mazda');
    expect(active()).toBeNull();
    press('ArrowDown');
    expect(active()).toBe('Mazda 6 vehicles');
    press('End');
    expect(active()).toContain('See all results for “mazda”');
    press('ArrowDown');
    expect(active()).toBeNull();
    press('ArrowUp');
    expect(active()).toContain('See all results');
    press('Home');
    expect(active()).toBe('Mazda 6 vehicles');
    const chosen = vi.fn();
    document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.addEventListener('click', chosen);
    expect(press('Enter')).toBe(false);
    expect(chosen).toHaveBeenCalledOnce();
    press('ArrowDown');
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input().value).toBe('mazda');
    press('Escape');
    expect(input().value).toBe('');
  });

  it('searches for the words at Enter, and remembers them', async () => {
    const { onRemember } = open();
    await focus();
    await type(' tow bar ');
    expect(press('Enter')).toBe(true);
    fireEvent.submit(screen.getByRole('search'));
    expect(onRemember).toHaveBeenCalledWith('tow bar');
  });

  it('closes when the focus goes elsewhere, not when something in its list is pressed', async () => {
    open();
    await focus();
    expect(fireEvent.mouseDown(screen.getAllByRole('option')[0] as HTMLElement)).toBe(false);
    expect(screen.getByRole('listbox')).toBeTruthy();
    fireEvent.blur(input(), { relatedTarget: document.body });
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('a search box without suggestions', () => {
  it('stays a plain box when its code fails to load', async () => {
    open({ suggest: () => Promise.reject(new Error('no network')) });
    await focus();
    await type('toyota');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(input().value).toBe('toyota');
  });

  it('never shows an answer to words that have been replaced', async () => {
    const answers: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    const late = fakeSearchClient(manyVehicles);
    open({
      suggest: async (words, signal) => {
        signals.push(signal);
        await new Promise<void>((resolve) => answers.push(resolve));
        return readSuggestions((await late.search(suggestRequests(words))).results);
      },
    });
    await focus();
    await type('toyota');
    await type('mazda');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers.forEach((answer) => answer());
    await settle();
    expect(options()[0]).toBe('Mazda 6 vehicles');
  });

  it.each<[FlagOverrides, string]>([
    [{ searchHistory: false }, ''],
    [{ searchSuggestions: false }, 'toyota'],
  ])('offers nothing that the site has switched off: %j', async (flags, text) => {
    const { suggest } = open({}, flags);
    await focus();
    if (text) await type(text);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(suggest).not.toHaveBeenCalled();
  });
});
