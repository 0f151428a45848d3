import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TradeInPictures } from './TradeInPictures.tsx';

const person = userEvent.setup();
const back = '/trade-in?step=offer';
const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const chooser = () => screen.getByLabelText<HTMLInputElement>(/Add pictures/, { selector: 'input' });
const status = () => screen.getByRole('status').textContent;
const answer = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));

const opened = () => screen.getByRole('group').hasAttribute('open');
const local = vi.fn<typeof URL.createObjectURL>();
const freed = vi.fn<typeof URL.revokeObjectURL>();

beforeEach(() => {
  local.mockReset().mockImplementation((file) => `blob:${(file as File).name}`);
  freed.mockReset();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: local, revokeObjectURL: freed }));
});
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
      return answer({ pictures: [{ id: 'a' }], refused: ['Pictures can be up to 10 MB each.'] });
    });
    render(<TradeInPictures pictures={[]} back={back} />);
    await person.upload(chooser(), [file('one.jpg'), file('two.jpg')]);
    expect((await screen.findByRole('alert')).textContent).toContain('up to 10 MB');
    await vi.waitFor(() => expect(status()).toBe('1 of 8 pictures added. You can add 7 more.'));
    expect(sent.map((body) => body.getAll('pictures').length)).toEqual([1, 1]);
  });

  it('[TRADE-01] are shown small when the visitor returns, each with its number', () => {
    const address = '/api/uploads/a?until=1&signature=x';
    render(<TradeInPictures pictures={[{ id: 'a', address }, { id: 'b' }]} back={back} />);
    expect(opened()).toBe(true);
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Picture 1 of 2' });
    expect([picture.getAttribute('src'), picture.width, picture.height]).toEqual([`${address}&width=192`, 96, 96]);
    expect(screen.getByRole('img', { name: 'Picture 2 of 2, sent but no preview' })).toBeTruthy();
    expect(status()).toBe('2 of 8 pictures added. You can add 6 more.');
  });

  it('have an icon in their place where they cannot be shown any more', () => {
    render(<TradeInPictures pictures={[{ id: 'a', address: '/gone' }]} back={back} />);
    fireEvent.error(screen.getByRole('img', { name: 'Picture 1 of 1' }));
    expect(screen.getByRole('img', { name: 'Picture 1 of 1, sent but no preview' }).textContent).toBe('Sent');
    expect(screen.getByRole('button', { name: 'Remove picture 1' })).toBeTruthy();
  });

  it('are shown at once from the visitor’s device, and the others stay unchanged', async () => {
    vi.stubGlobal('fetch', () => answer({ pictures: [{ id: 'a' }, { id: 'b' }], refused: [] }));
    const { unmount } = render(<TradeInPictures pictures={[{ id: 'a', address: '/a' }]} back={back} />);
    await person.upload(chooser(), file('two.jpg'));
    const sources = async () => {
      await screen.findByRole('img', { name: 'Picture 2 of 2' });
      return screen.getAllByRole('img').map((image) => image.getAttribute('src'));
    };
    expect(await sources()).toEqual(['/a?width=192', 'blob:two.jpg']);
    unmount();
    expect(freed.mock.calls).toEqual([['blob:two.jpg']]);
  });

  it('are collapsed until there are some, or one has an error', () => {
    render(<TradeInPictures pictures={[]} back={back} />);
    expect(opened()).toBe(false);
    expect(screen.getByRole('heading', { level: 2, name: 'Pictures of your car (optional)' })).toBeTruthy();
    cleanup();
    render(<TradeInPictures pictures={[]} back={back} refused={['Pictures can be up to 10 MB each.']} />);
    expect(opened()).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('10 MB');
  });

  it('chosen before hydration are uploaded after it', async () => {
    const server = vi.fn<(address: string, request: { body: FormData }) => Promise<Response>>(() =>
      answer({ pictures: [{ id: 'a' }], refused: [] }),
    );
    vi.stubGlobal('fetch', server);
    const page = <TradeInPictures pictures={[]} back={back} />;
    document.body.innerHTML = `<main>${renderToString(page)}</main>`;
    await person.upload(chooser(), file('early.jpg'));
    const root = await act(async () => hydrateRoot(document.querySelector('main') as HTMLElement, page));
    await vi.waitFor(() => expect(status()).toBe('1 of 8 pictures added. You can add 7 more.'));
    expect((server.mock.calls[0]?.[1].body.get('pictures') as File).name).toBe('early.jpg');
    await act(async () => root.unmount());
  });

  it('are removed, by the keyboard too', async () => {
    const fetched = vi.fn((_address: string, _request: { body: FormData }) => answer({ pictures: [], refused: [] }));
    vi.stubGlobal('fetch', fetched);
    render(<TradeInPictures pictures={[{ id: 'a' }]} back={back} />);
    screen.getByRole('button', { name: 'Remove picture 1' }).focus();
    await person.keyboard('{Enter}');
    await vi.waitFor(() => expect(status()).toBe('0 of 8 pictures added'));
    expect(fetched.mock.calls[0]?.[1].body.get('remove')).toBe('a');
    expect(document.activeElement).toBe(chooser());
  });

  it('move the focus to the next one when one is removed', async () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    vi.stubGlobal('fetch', () => answer({ pictures: [a, c], refused: [] }));
    render(<TradeInPictures pictures={[a, b, c]} back={back} />);
    screen.getByRole('button', { name: 'Remove picture 2' }).focus();
    await person.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Remove picture 3' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove picture 2' }));
  });

  it('say when they could not be uploaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    render(<TradeInPictures pictures={[]} back={back} />);
    await person.upload(chooser(), file('one.jpg'));
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t send the pictures');
  });

  it('are limited to eight', () => {
    render(<TradeInPictures pictures={Array.from({ length: 8 }, (_, id) => ({ id: String(id) }))} back={back} />);
    expect(chooser().disabled).toBe(true);
    expect(status()).toBe('8 of 8 pictures added. Remove one to add another.');
  });

  it('are posted by a plain form without JavaScript', () => {
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
