import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useInstantSearch } from 'react-instantsearch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cachingSearchClient } from '../../model/cachingSearchClient.ts';
import { TestSearch, fakeSearchClient, manyVehicles, type FakeSearchClient } from '../../testing/index.ts';
import { SearchBoxField } from './SearchBoxField.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Found() {
  const { results } = useInstantSearch({ catchError: true });
  return <p role="status">{`${results.hits.length} for ${results.query || 'nothing'}`}</p>;
}

function Elsewhere() {
  const { setIndexUiState } = useInstantSearch();
  return <button onClick={() => setIndexUiState({ query: 'mazda' })}>Mazda instead</button>;
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search our stock' });

async function open(
  placeholder?: 'plain' | 'keyword',
  onSearched?: (query: string) => void,
  client: FakeSearchClient = fakeSearchClient(manyVehicles),
) {
  render(
    <TestSearch client={client}>
      <SearchBoxField placeholder={placeholder} onSearched={onSearched} />
      <Found />
    </TestSearch>,
  );
  await waitFor(() => expect(client.asked).toHaveLength(1));
  return client;
}

it('[SRCH-02] shows the site’s own placeholder', async () => {
  await open();
  expect(box().placeholder).toBe('Search...');
  cleanup();
  await open('keyword');
  expect(box().placeholder).toBe('Keyword search eg. EV, SUV, Toyota');
});

it('[SRCH-02] searches 300 milliseconds after the last keystroke, once', async () => {
  const client = await open();
  vi.useFakeTimers();
  fireEvent.change(box(), { target: { value: 'ki' } });
  await act(() => vi.advanceTimersByTimeAsync(200));
  fireEvent.change(box(), { target: { value: 'kia' } });
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(client.asked).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(client.asked.map(({ params }) => params.query ?? '')).toEqual(['', 'kia']);
});

describe('with a client that remembers its answers', () => {
  const openCached = () => open('plain', undefined, cachingSearchClient(fakeSearchClient(manyVehicles), { max: 10 }));
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const words = ({ asked }: FakeSearchClient) => asked.map(({ params }) => params.query ?? '');

  it('[SRCH-02] sends the request in the middle of the pause, and searches at its end without asking again', async () => {
    const client = await openCached();
    vi.useFakeTimers();
    type('kia');
    await wait(149);
    expect(words(client)).toEqual(['']);
    await wait(1);
    expect(words(client)).toEqual(['', 'kia']);
    await wait(149);
    expect(screen.getByRole('status').textContent).toBe('20 for nothing');
    await wait(10);
    expect(screen.getByRole('status').textContent).toMatch(/^\d for kia$/);
    expect(words(client)).toEqual(['', 'kia']);
  });

  it('[SRCH-02] does not send a request for each keystroke, nor for words that are searched for already', async () => {
    const client = await openCached();
    vi.useFakeTimers();
    for (const value of ['k', 'ki', 'kia', 'kia ', 'kia']) {
      type(value);
      await wait(100);
    }
    await wait(400);
    type('kia s');
    type('kia');
    await wait(1_000);
    expect(words(client)).toEqual(['', 'kia']);
  });

  it('[SRCH-12] sends the search itself when the request ahead of it has failed', async () => {
    const client = await openCached();
    vi.useFakeTimers();
    client.fail(true);
    type('kia');
    await wait(200);
    expect(words(client)).toEqual(['', 'kia']);
    client.fail(false);
    await wait(200);
    expect(words(client)).toEqual(['', 'kia', 'kia']);
    expect(screen.getByRole('status').textContent).toMatch(/^\d for kia$/);
  });
});

it('searches at once at Enter', async () => {
  const client = await open();
  vi.useFakeTimers();
  fireEvent.change(box(), { target: { value: 'mazda' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(client.asked.at(-1)?.params.query).toBe('mazda');
});

const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('words that are typed while answers are late', () => {
  const type = (value: string) => fireEvent.change(box(), { target: { value } });

  it('[SRCH-02] stay as they were typed, blanks included, when answers come and fail in between', async () => {
    const client = fakeSearchClient(manyVehicles, { delay: 1_800 });
    vi.useFakeTimers();
    render(
      <TestSearch client={client}>
        <SearchBoxField />
        <Found />
      </TestSearch>,
    );
    await settle(2_000);
    let typed = '';
    for (const letter of ' kia 20 ') {
      typed += letter;
      client.fail(typed.length % 3 === 0);
      type(typed);
      // Long enough for a search of its own, shorter than an answer.
      await settle(350);
      expect(box().value).toBe(typed);
    }
    client.fail(false);
    await settle(20_000);
    expect(box().value).toBe(' kia 20 ');
    expect(screen.getByRole('status').textContent).toMatch(/^\d for kia 20$/);
  });

  it('[SRCH-02] give way to what is chosen elsewhere, and are not searched for after it', async () => {
    const client = fakeSearchClient(manyVehicles, { delay: 1_800 });
    vi.useFakeTimers();
    render(
      <TestSearch client={client} state={{ query: 'kia' }}>
        <SearchBoxField />
        <Elsewhere />
      </TestSearch>,
    );
    await settle(2_000);
    type('kia sor');
    await settle(100);
    fireEvent.click(screen.getByRole('button', { name: 'Mazda instead' }));
    await settle(0);
    expect(box().value).toBe('mazda');
    await settle(5_000);
    expect(box().value).toBe('mazda');
    expect(client.asked.map(({ params }) => params.query)).toEqual(['kia', 'mazda']);
  });
});

it('[SRCH-18] reports a search once its answer has been shown for two seconds, not each keystroke', async () => {
  const onSearched = vi.fn();
  await open('plain', onSearched);
  vi.useFakeTimers();
  for (const value of ['k', 'ki', 'kia']) {
    fireEvent.change(box(), { target: { value } });
    await settle(400);
  }
  await settle(1_500);
  expect(onSearched).not.toHaveBeenCalled();
  await settle(600);
  expect(onSearched.mock.calls).toEqual([['kia']]);
});

it('[SRCH-18] reports a search at once at Enter, and only once', async () => {
  const onSearched = vi.fn();
  await open('plain', onSearched);
  vi.useFakeTimers();
  fireEvent.change(box(), { target: { value: ' mazda ' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearched.mock.calls).toEqual([['mazda']]);
  await settle(5_000);
  expect(onSearched).toHaveBeenCalledOnce();
});
