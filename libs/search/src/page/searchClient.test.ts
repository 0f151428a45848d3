import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A request as the browser sends it; its answer comes when the test says so. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  readonly OPENED = 1;
  readyState = 1;
  status = 0;
  responseText = '';
  isAborted = false;
  onreadystatechange = (): void => undefined;
  onload = (): void => undefined;
  open = vi.fn();
  setRequestHeader = vi.fn();
  getAllResponseHeaders = () => 'content-type: application/json';
  send = () => void FakeRequest.sent.push(this);
  abort = () => {
    this.isAborted = true;
  };
  begin() {
    this.readyState = 2;
    this.onreadystatechange();
  }
  end() {
    this.status = 200;
    this.responseText = '{"results":[]}';
    this.onload();
  }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  // The client's build for browsers: tests run where its build for servers is taken, and share what is loaded.
  vi.resetModules();
  vi.doMock('algoliasearch/lite', () => vi.importActual('algoliasearch/dist/lite/builds/browser.js'));
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('algoliasearch/lite');
  vi.resetModules();
});

async function openClient() {
  const { searchClient } = await import('./searchClient.ts');
  const client = searchClient({ origin: 'https://www.harbourtoyota.example', searchKey: 'public-key', cacheSize: 0 });
  const answered: string[] = [];
  return {
    answered,
    async search(query: string) {
      client.search({ requests: [{ indexName: 'cars', query }] }).then(
        () => answered.push(query),
        () => answered.push(`${query} failed`),
      );
      await wait(0);
      return FakeRequest.sent.at(-1) as FakeRequest;
    },
  };
}

it('[SRCH-12] waits 10 seconds for an answer to begin and 30 for its end, and sends nothing twice meanwhile', async () => {
  const { search, answered } = await openClient();
  const request = await search('kia');
  await wait(9_999);
  request.begin();
  await wait(29_999);
  request.end();
  await wait(0);
  expect(answered).toEqual(['kia']);
  expect(FakeRequest.sent).toHaveLength(1);
});

it('[SRCH-12] waits four times as long for what is asked after a request that got no answer', async () => {
  const { search, answered } = await openClient();
  const first = await search('kia');
  await wait(10_000);
  expect(first.isAborted).toBe(true);
  expect(answered).toEqual(['kia failed']);
  const second = await search('kia');
  await wait(39_999);
  expect(second.isAborted).toBe(false);
  second.begin();
  second.end();
  await wait(0);
  expect(answered).toEqual(['kia failed', 'kia']);
});
