import { afterEach, expect, it, vi } from 'vitest';
import { sendPicture } from './contentCalls.ts';

afterEach(() => vi.unstubAllGlobals());

const limit = { bytes: 10, words: 'Save it smaller.' };
const picture = (length: number) => new File([new Uint8Array(length)], 'yard.jpg', { type: 'image/jpeg' });
const answer = (status: number, body: object | string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))),
  );

it('sends a picture as it is to its site, and answers the address', async () => {
  answer(201, { address: '/media/content/a', width: 4, height: 3 });
  const file = picture(10);
  expect(await sendPicture('harbour', file, limit)).toEqual({ ok: true, address: '/media/content/a' });
  expect(fetch).toHaveBeenCalledWith(
    '/api/content/pictures/harbour',
    expect.objectContaining({ method: 'POST', body: file }),
  );
});

it('does not send one that is too large', async () => {
  answer(201, {});
  expect(await sendPicture('harbour', picture(11), limit)).toEqual({ ok: false, message: 'Save it smaller.' });
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  [415, { error: 'Choose a JPEG.' }, /^Choose a JPEG\.$/],
  [503, { error: 'The server has no room for pictures.' }, /no room/],
  [401, { error: 'Send your key.' }, /signed out.*choose the picture again/],
  [413, '<html>', /can’t reach the site just now/],
])('says what to do after %i', async (status, body, words) => {
  answer(status, body);
  expect(await sendPicture('harbour', picture(1), limit)).toEqual({
    ok: false,
    message: expect.stringMatching(words),
  });
});

it('says so where the site cannot be reached', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('fetch failed'))),
  );
  expect(await sendPicture('harbour', picture(1), limit)).toMatchObject({
    message: expect.stringContaining('try again in a moment'),
  });
});
