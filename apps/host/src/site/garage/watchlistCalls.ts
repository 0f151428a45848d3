import type { SaveAnswer, WatchlistCalls } from '@forecourt/shopper';
import { readWatchlist } from '@forecourt/shopper/model';

const limitMs = 10_000;

async function post(
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`/api/watchlist/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limitMs),
  });
  return { status: response.status, answer: await response.json().catch(() => null) };
}

async function change(path: string, body: Readonly<Record<string, unknown>>): Promise<SaveAnswer> {
  const { status, answer } = await post(path, body);
  const { success, message } = (answer ?? {}) as { success?: unknown; message?: unknown };
  return {
    success: success === true,
    ...(typeof message === 'string' && { message }),
    ...(status === 401 && { signedOut: true }),
  };
}

/** Calls to the watchlist of the current site. */
export const watchlistCalls: WatchlistCalls = {
  async load() {
    const response = await fetch('/api/watchlist', { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
    if (response.status === 401) return null;
    const state = response.ok ? readWatchlist(await response.json()) : null;
    if (!state) throw new Error(`The watchlist answered ${response.status}`);
    return state;
  },
  change: (car_id, save, phone_number) => change(save ? 'save-car' : 'remove-car', { phone_number, car_id }),
  async merge(car_ids, phone_number) {
    const { answer } = await post('merge', { phone_number, car_ids });
    return readWatchlist(answer);
  },
};

/** Saves a search to the garage. */
export function saveSearch(search: { name: string; path: string }): Promise<SaveAnswer> {
  return change('save-search', search);
}
