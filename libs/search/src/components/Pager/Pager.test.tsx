import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles, sampleSearchProps } from '../../testing/index.ts';
import { SearchApp } from '../SearchApp/SearchApp.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const current = () =>
  screen.getByRole('navigation', { name: 'Pages' }).querySelector('[aria-current="page"]')?.textContent;

it('[SRCH-24] shows the chosen page before its answer, so that the next step starts from it', async () => {
  vi.useFakeTimers();
  const client = fakeSearchClient(manyVehicles, { delay: 3_000 });
  render(
    <TestSearch client={client}>
      <SearchApp {...sampleSearchProps} now={new Date('2026-11-20T00:00:00Z')} />
    </TestSearch>,
  );
  await settle(4_000);
  for (const page of ['2', '3', '4']) {
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    await settle(500);
    expect(current()).toBe(page);
  }
  await settle(4_000);
  expect(client.asked.at(-1)?.params.page).toBe(3);
  expect(current()).toBe('4');
});
