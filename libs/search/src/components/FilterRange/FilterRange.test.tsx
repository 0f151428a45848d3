import type { FilterAttribute } from '@forecourt/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { FilterRange } from './FilterRange.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

async function open(attribute: FilterAttribute, title: string, range?: string) {
  const client = fakeSearchClient(manyVehicles);
  render(
    <TestSearch client={client} state={range ? { range: { [attribute]: range } } : {}}>
      <FilterRange section={{ attribute, title, control: 'range' }} />
    </TestSearch>,
  );
  await screen.findAllByRole('slider');
  await waitFor(() => expect(client.asked.length).toBeGreaterThan(0));
  return client;
}

const thumb = (name: RegExp) => screen.getByRole<HTMLInputElement>('slider', { name });
const words = async (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

it.each([
  ['price', 'Price', '$10,000 to $98,000'],
  ['year', 'Year', '2012 to 2025'],
  ['km', 'Kilometres', '1,000 km to 149,000 km'],
] as const)('[SRCH-03] [SRCH-04] slides over the %s there is in stock', async (attribute, title, text) => {
  await open(attribute, title);
  await words(text);
});

it('[SRCH-03] moves by keyboard and searches 400 milliseconds after the last step', async () => {
  const client = await open('year', 'Year');
  await words('2012 to 2025');
  vi.useFakeTimers();
  const low = thumb(/from/);
  low.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
    fireEvent.keyDown(low, { key });
    fireEvent.keyUp(low, { key });
  }
  expect(screen.getByText('2015 to 2025')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(client.asked).toHaveLength(1);
  // The search also waits until the thumb's new place has been painted.
  await act(() => vi.advanceTimersByTimeAsync(101));
  expect(client.asked.at(-1)?.params.numericFilters).toEqual(['year>=2015']);
  expect(client.asked).toHaveLength(2);
});

it('[SRCH-05] ignores ends outside the stock, and says so in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open('year', 'Year', '1990:2040');
  await words('2012 to 2025');
  await waitFor(() =>
    expect(warn.mock.calls.flat()).toEqual(
      expect.arrayContaining(['Cannot refine below the range minimum', 'Cannot refine above the range maximum']),
    ),
  );
});

it('[SRCH-05] keeps the lower price below the upper', async () => {
  await open('price', 'Price', '20000:30000');
  await words('$20,000 to $30,000');
  fireEvent.change(thumb(/from/), { target: { value: '30000' } });
  await words('$29,999 to $30,000');
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (input: HTMLInputElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.keyDown(input, { key: 'Enter' });
};

it('[SRCH-03] takes an exact end as it is typed, and searches at once', async () => {
  const client = await open('price', 'Price');
  await words('$10,000 to $98,000');
  type(field(/^Price from, in dollars/), '$12,345');
  await words('$12,345 to $98,000');
  await waitFor(() => expect(client.asked.at(-1)?.params.numericFilters).toEqual(['price>=12345']));
  expect(field(/^Price from/).value).toBe('12345');
  type(field(/^Price from/), '');
  await words('$10,000 to $98,000');
});

it('[SRCH-03] steps finely where one vehicle costs far more than all others, and its end sets no upper bound', async () => {
  const [dear, ...others] = manyVehicles;
  if (!dear) throw new Error('There is no vehicle.');
  const client = fakeSearchClient([{ ...dear, price: 250_000_000 }, ...others]);
  render(
    <TestSearch client={client}>
      <FilterRange section={{ attribute: 'price', title: 'Price', control: 'range' }} />
    </TestSearch>,
  );
  await words('$10,000 to $100,000+');
  // The words stand there before the slider's code has come.
  await screen.findAllByRole('slider');
  expect(thumb(/to/).getAttribute('aria-valuetext')).toBe('$100,000+');
  type(field(/^Price to/), '90000');
  await waitFor(() => expect(client.asked.at(-1)?.params.numericFilters).toEqual(['price<=90000']));
  fireEvent.change(thumb(/to/), { target: { value: '100000' } });
  await waitFor(() => expect(client.asked.at(-1)?.params.numericFilters).toBeUndefined());
  type(field(/^Price to/), '150000');
  await waitFor(() => expect(client.asked.at(-1)?.params.numericFilters).toEqual(['price<=150000']));
});

it('[SRCH-05] says why an end is refused, and changes nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const client = await open('price', 'Price', '20000:30000');
  await words('$20,000 to $30,000');
  const before = client.asked.length;
  for (const [value, message] of [
    ['500', 'The lowest here is $10,000.'],
    ['30000', 'This must be below $30,000.'],
    ['cheap', 'Type a number, such as 10000.'],
  ] as const) {
    type(field(/^Price from/), value);
    expect(screen.getByText(message)).toBeTruthy();
    expect(field(/^Price from/).getAttribute('aria-invalid')).toBe('true');
  }
  expect(client.asked).toHaveLength(before);
  expect(warn.mock.calls.flat()).toEqual(['Cannot refine below the range minimum']);
});
