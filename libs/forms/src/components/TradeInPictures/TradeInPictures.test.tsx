import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TradeInPictures } from './TradeInPictures.tsx';

const person = userEvent.setup();
const back = '/trade-in?step=offer';
const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const chooser = () => screen.getByLabelText<HTMLInputElement>(/Add pictures/, { selector: 'input' });
const status = () => screen.getByRole('status').textContent;
const answer = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('pictures of a trade-in', () => {
  it('are sent one by one, so that a refused one takes no other with it', async () => {
    const sent: FormData[] = [];
    vi.stubGlobal('fetch', (_address: string, { body }: { body: FormData }) => {
      sent.push(body);
      const place = sent.length;
      if (place === 1) return answer({ pictures: [{ id: 'a' }], refused: [] });
      return answer({ pictures: [{ id: 'a' }], refused: ['Pictures may have up to 10 MB each.'] });
    });
    render(<TradeInPictures pictures={[]} back={back} />);
    await person.upload(chooser(), [file('one.jpg'), file('two.jpg')]);
    expect((await screen.findByRole('alert')).textContent).toContain('up to 10 MB');
    await vi.waitFor(() => expect(status()).toBe('1 of 8 pictures added'));
    expect(sent.map((body) => body.getAll('pictures').length)).toEqual([1, 1]);
  });

  it('are taken away again, by the keyboard too', async () => {
    const fetched = vi.fn((_address: string, _request: { body: FormData }) => answer({ pictures: [], refused: [] }));
    vi.stubGlobal('fetch', fetched);
    render(<TradeInPictures pictures={[{ id: 'a' }]} back={back} />);
    screen.getByRole('button', { name: 'Remove picture 1' }).focus();
    await person.keyboard('{Enter}');
    await vi.waitFor(() => expect(status()).toBe('0 of 8 pictures added'));
    expect(fetched.mock.calls[0]?.[1].body.get('remove')).toBe('a');
  });

  it('say when they could not be sent', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    render(<TradeInPictures pictures={[]} back={back} />);
    await person.upload(chooser(), file('one.jpg'));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
  });

  it('are no more than eight', () => {
    render(<TradeInPictures pictures={Array.from({ length: 8 }, (_, id) => ({ id: String(id) }))} back={back} />);
    expect(chooser().disabled).toBe(true);
  });

  it('are sent by a plain form without JavaScript', () => {
    document.body.innerHTML = renderToString(<TradeInPictures pictures={[{ id: 'a' }]} back={back} />);
    for (const form of document.forms) {
      expect([form.method, form.enctype, form.getAttribute('action')]).toEqual([
        ...['post', 'multipart/form-data', '/api/uploads'],
      ]);
      expect(new FormData(form).get('back')).toBe(back);
    }
    expect(document.forms).toHaveLength(2);
  });
});
