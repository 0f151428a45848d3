import { expect, it } from 'vitest';
import { readText } from './readText.ts';

const post = (body: BodyInit | null, headers: HeadersInit = {}): Request =>
  new Request('http://a.example/api/events', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** A body that never ends and declares no length. */
function endless(): { body: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 100;
      controller.enqueue(new Uint8Array(100).fill(120));
    },
  });
  return { body, sent: () => sent };
}

it('reads up to the limit, in whole characters', async () => {
  const pieces = ['caf\u00c3', '\u00a9'].map((text) => Uint8Array.from(text, (one) => one.charCodeAt(0)));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  expect(await readText(post(body), 5)).toBe('café');
  expect(await readText(post(null), 5)).toBe('');
});

it('[AN-04] does not wait for the rest of too long a body', async () => {
  const { body, sent } = endless();
  expect(await readText(post(body), 1_000)).toBeNull();
  expect(sent()).toBeLessThan(2_000);
  expect(await readText(post('x'.repeat(6)), 5)).toBeNull();
  expect(await readText(post('x', { 'content-length': '6' }), 5)).toBeNull();
});
