import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useRefinementList, useSearchBox } from 'react-instantsearch';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestSearch, fakeSearchClient, manyVehicles, type FakeSearchClient } from '../../testing/index.ts';
import { Hits } from './Hits.tsx';
import type { HitCardProps } from './HitCard.tsx';

const drawn = vi.fn<(name: string) => void>();

function CountedCard({ vehicle }: HitCardProps) {
  drawn(vehicle.name);
  return <article>{vehicle.name}</article>;
}

function Choices() {
  const { refine, items } = useRefinementList({ attribute: 'body' });
  const { refine: search } = useSearchBox();
  const { items: kinds, refine: choose } = useRefinementList({ attribute: 'car_type' });
  const chosen = [...items, ...kinds].filter(({ isRefined }) => isRefined);
  return (
    <>
      <button onClick={() => refine('SUV')}>SUV</button>
      <button onClick={() => choose('used')}>Used</button>
      <button onClick={() => search('zzz')}>zzz</button>
      <p>{`Chosen: ${chosen.map(({ label }) => label).join(' and ')}`}</p>
    </>
  );
}

async function open(client: FakeSearchClient = fakeSearchClient(manyVehicles)) {
  drawn.mockClear();
  const page = () => (
    <TestSearch client={client}>
      <Choices />
      <Hits
        Card={CountedCard}
        // A new function on every render, as a page's would be.
        now={new Date('2026-11-20T00:00:00Z')}
        label="Vehicles"
        empty={<p>Nothing found</p>}
      />
    </TestSearch>
  );
  const { rerender } = render(page());
  await waitFor(() => expect(client.asked.length).toBeGreaterThan(0));
  return { client, again: () => rerender(page()) };
}

const cards = () => within(screen.getByRole('list', { name: 'Vehicles' })).queryAllByRole('article');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('the list of vehicles', () => {
  it('draws a card again only when its vehicle has changed or when it moves past others', async () => {
    const { again } = await open();
    await waitFor(() => expect(cards()).toHaveLength(20));
    expect(drawn).toHaveBeenCalledTimes(20);
    again();
    expect(drawn).toHaveBeenCalledTimes(20);
    const before = new Map(cards().map((card) => [card, card.textContent]));
    press('SUV');
    await waitFor(() => expect(cards()).toHaveLength(15));
    const changed = cards().filter((card) => before.get(card) !== card.textContent);
    expect(changed.length).toBeLessThan(15);
    expect(drawn).toHaveBeenCalledTimes(20 + changed.length);
  });

  it('reuses the cards of removed vehicles for new ones', async () => {
    await open();
    await waitFor(() => expect(cards()).toHaveLength(20));
    const before = new Map(cards().map((card) => [card, card.textContent]));
    press('SUV');
    await waitFor(() => expect(cards()).toHaveLength(15));
    expect(cards().some((card) => before.has(card) && before.get(card) !== card.textContent)).toBe(true);
  });

  it('[SRCH-12] says that it is busy without fading what is still being read', async () => {
    await open(fakeSearchClient(manyVehicles, { delay: 400 }));
    await waitFor(() => expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false'));
    press('SUV');
    await waitFor(() => expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true'));
    expect(cards()).toHaveLength(20);
    await waitFor(() => expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('false'));
    expect(cards()).toHaveLength(15);
  });

  it('shows the way out in place of the list when nothing is found', async () => {
    await open();
    await waitFor(() => expect(cards()).toHaveLength(20));
    press('zzz');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('a search that fails', () => {
  const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  async function fail() {
    vi.useFakeTimers();
    const { client } = await openFaked();
    client.fail(true);
    press('SUV');
    await settle(10);
    expect(screen.getByText('We couldn’t update the list')).toBeTruthy();
    expect(cards()).toHaveLength(20);
    return client;
  }

  async function openFaked() {
    const client = fakeSearchClient(manyVehicles);
    const opened = open(client);
    await settle(200);
    return opened;
  }

  it('[SRCH-12] is tried again by itself, and the notice stays until a try succeeds', async () => {
    const client = await fail();
    const before = client.asked.length;
    await settle(1_900);
    expect(client.asked).toHaveLength(before);
    await settle(200);
    expect(client.asked).toHaveLength(before + 1);
    expect(screen.getByText('We couldn’t update the list')).toBeTruthy();
    client.fail(false);
    await settle(4_000);
    expect(cards()).toHaveLength(15);
    expect(screen.queryByText('We couldn’t update the list')).toBeNull();
  });

  it('[SRCH-12] leaves the choice as it was made, and the next one is asked for with it', async () => {
    const client = await fail();
    expect(screen.getByText('Chosen: SUV')).toBeTruthy();
    press('Used');
    await settle(400);
    expect(screen.getByText('Chosen: SUV and used')).toBeTruthy();
    client.fail(false);
    press('Try again');
    await settle(50);
    expect(client.asked.at(-1)?.params.facetFilters).toEqual([['body:SUV'], ['car_type:used']]);
    expect(screen.queryByText('We couldn’t update the list')).toBeNull();
  });

  it('[SRCH-12] says when the device is offline, and is tried again as soon as the network is back', async () => {
    const client = await fail();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void fireEvent(window, new Event('offline')));
    expect(screen.getByText('You’re offline')).toBeTruthy();
    client.fail(false);
    network.mockRestore();
    fireEvent(window, new Event('online'));
    await settle(50);
    expect(cards()).toHaveLength(15);
    expect(screen.queryByText('You’re offline')).toBeNull();
  });
});
