import { TestSite } from '@forecourt/ui/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { PriceRangeWidget, type PriceRangeWidgetProps } from './PriceRangeWidget.tsx';

afterEach(cleanup);

const widget = (props: Partial<PriceRangeWidgetProps> = {}) => (
  <TestSite>
    <PriceRangeWidget searchPath="/search" nounPlural="vehicles" {...props} />
  </TestSite>
);
const sent = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();
const form = () => screen.getByRole<HTMLFormElement>('search', { name: 'Find vehicles by price' });

it('[SRCH-06] goes from $5,000 to $250,000 in steps of $500', async () => {
  render(widget());
  const [low, high] = await screen.findAllByRole<HTMLInputElement>('slider');
  expect([low?.min, high?.max, low?.step]).toEqual(['5000', '250000', '500']);
  fireEvent.change(low as HTMLInputElement, { target: { value: '20500' } });
  expect(screen.getByRole('button', { name: /^\$20,500 to \$250,000\+: show vehicles/ })).toBeTruthy();
});

it('[SRCH-06] goes to the search sorted by price, dearest first', async () => {
  render(widget({ defaultRange: [20_000, 45_000] }));
  expect(screen.getByRole('button', { name: /^\$20,000 to \$45,000: show vehicles/ })).toBeTruthy();
  expect([form().method, form().getAttribute('action')]).toEqual(['get', '/search']);
  await waitFor(() => expect(sent(form())).toBe('price=20000-45000&sortBy=price_desc'));
});

it.each([
  [[5_000, 250_000], 'sortBy=price_desc'],
  [[20_000, 250_000], 'price=20000-&sortBy=price_desc'],
  [[5_000, 45_000], 'price=-45000&sortBy=price_desc'],
] as const)('[SRCH-06] asks for nothing at the ends of %j', async (range, expected) => {
  render(widget({ defaultRange: [...range] }));
  await waitFor(() => expect(sent(form())).toBe(expected));
});

it('[SRCH-06] is a plain form with two fields where there is no JavaScript', () => {
  const page = new DOMParser().parseFromString(
    renderToString(widget({ defaultRange: [20_000, 250_000] })),
    'text/html',
  );
  const fields = [...page.querySelectorAll('input')].map(({ name, type, value }) => [name, type, value]);
  expect(fields).toEqual([
    ['price_from', 'number', '20000'],
    ['price_to', 'number', ''],
    ['sortBy', 'hidden', 'price_desc'],
  ]);
});
