import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheableClient } from '../model/cachingSearchClient.ts';
import { retryingSearchClient, retryPauses, waits } from './retryingSearchClient.ts';

interface Sent {
  words: string;
  answer: (value: string) => void;
  fail: () => void;
}

/** A client whose requests wait until the test answers them. */
function open() {
  const sent: Sent[] = [];
  const client = retryingSearchClient({
    search: (requests: readonly { query: string }[]) =>
      new Promise<string>((answer, reject) => {
        sent.push({
          words: requests.map(({ query }) => query).join(),
          answer,
          fail: () => reject(new Error('no network')),
        });
      }),
  } as CacheableClient);
  const phases: string[] = [];
  const unsubscribe = client.latest.subscribe(() => phases.push(client.latest.phase()));
  const answered: unknown[] = [];
  const search = (query: string) =>
    void (client.search as (...given: unknown[]) => Promise<unknown>)([{ query }]).then((value) =>
      answered.push(value),
    );
  const last = () => sent.at(-1) as Sent;
  const fail = async () => {
    last().fail();
    await wait(0);
  };
  return { client, sent, phases, unsubscribe, answered, search, last, fail };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a search that waits for its answer', () => {
  it('[SRCH-12] tells nothing of a quick answer, and of a slow one how long it takes', async () => {
    const { search, last, phases } = open();
    search('kia');
    await wait(waits.updating - 1);
    last().answer('quick');
    await wait(5_000);
    expect(phases).toEqual([]);
    search('mazda');
    await wait(waits.updating);
    expect(phases).toEqual(['updating']);
    await wait(waits.slow - waits.updating);
    last().answer('slow');
    await wait(0);
    expect(phases).toEqual(['updating', 'slow', 'answered']);
  });

  it('[SRCH-12] stays slow until the latest choice is answered, and hands over what comes before', async () => {
    const { search, sent, client, answered } = open();
    search('kia');
    await wait(waits.slow);
    search('kia rio');
    sent[0]?.answer('of kia');
    await wait(0);
    expect(answered).toEqual(['of kia']);
    expect(client.latest.phase()).toBe('slow');
    sent[1]?.answer('of kia rio');
    await wait(0);
    expect(answered).toEqual(['of kia', 'of kia rio']);
    expect(client.latest.phase()).toBe('answered');
  });
});

describe('a search whose request fails', () => {
  it('[SRCH-12] is sent again after growing pauses until it is answered', async () => {
    const { search, sent, fail, answered, phases, last } = open();
    search('kia');
    for (const pause of retryPauses.slice(0, 3)) {
      const before = sent.length;
      await fail();
      await wait(pause - 1);
      expect(sent).toHaveLength(before);
      await wait(1);
      expect(sent).toHaveLength(before + 1);
    }
    expect(phases).toEqual(['failed', 'retrying', 'failed', 'retrying', 'failed', 'retrying']);
    last().answer('of kia');
    await wait(0);
    expect(answered).toEqual(['of kia']);
    expect(phases.at(-1)).toBe('answered');
    await wait(600_000);
    expect(sent).toHaveLength(4);
  });

  it('[SRCH-12] gives way to the latest choice: that alone is sent again', async () => {
    const { search, sent, fail, answered, client } = open();
    search('toyota');
    await fail();
    search('toyota rav4');
    expect(client.latest.phase()).toBe('retrying');
    await fail();
    await wait(retryPauses[0]);
    expect(sent.map(({ words }) => words)).toEqual(['toyota', 'toyota rav4', 'toyota rav4']);
    sent.at(-1)?.answer('of rav4');
    await wait(600_000);
    expect(answered).toEqual(['of rav4']);
    expect(sent).toHaveLength(3);
  });

  it('[SRCH-12] is no failure of the list where a later choice is under way', async () => {
    const { search, sent, client } = open();
    search('toyota');
    search('kia');
    sent[0]?.fail();
    await wait(waits.slow);
    expect(client.latest.phase()).toBe('slow');
  });

  it('[SRCH-12] rests after six tries until the network is back or the visitor asks', async () => {
    const { search, sent, fail, client } = open();
    search('kia');
    for (const pause of retryPauses) {
      await fail();
      await wait(pause);
    }
    await fail();
    await wait(600_000);
    expect(sent).toHaveLength(7);
    window.dispatchEvent(new Event('online'));
    expect(sent).toHaveLength(8);
    // One try at a time.
    client.latest.retry();
    expect(sent).toHaveLength(8);
    await fail();
    client.latest.retry();
    expect(sent).toHaveLength(9);
  });

  it('asks no more when the page has been left, and goes on when it is back', async () => {
    const { search, sent, fail, unsubscribe, client } = open();
    search('kia');
    await fail();
    unsubscribe();
    window.dispatchEvent(new Event('online'));
    await wait(600_000);
    expect(sent).toHaveLength(1);
    client.latest.subscribe(() => undefined);
    expect(sent).toHaveLength(2);
  });
});

it('leaves the failure of a search beside the page’s own, and of a filter’s values, to who asked', async () => {
  const { client, sent, phases } = open();
  const once = client.searchOnce([{ query: 'ahead' }]);
  sent[0]?.fail();
  await expect(once).rejects.toThrow('no network');
  const values = (client.search as typeof client.searchOnce)([{ type: 'facet', query: 'rav' }]);
  sent[1]?.fail();
  await expect(values).rejects.toThrow('no network');
  await wait(600_000);
  expect([sent.length, phases]).toEqual([2, []]);
});
