import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileField, type FileFieldProps } from './FileField.tsx';

const person = userEvent.setup({ applyAccept: false });
const place = { address: '/api/uploads', form: 'service', field: 'photos', keyOf: () => 'key-of-this-form' };
const jpeg = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' });
const box = () => screen.getByLabelText<HTMLInputElement>(/Pictures of the problem/);
const status = () => screen.getByRole('status').textContent;

/** Stores files as a server does: by form and field. */
let kept: { id: string }[];
let refused: string[];
const sent: FormData[] = [];
const server = vi.fn((_address: string, { body }: { body: FormData }) => {
  sent.push(body);
  const gone = body.get('remove');
  if (typeof gone === 'string') kept = kept.filter(({ id }) => id !== gone);
  else if (refused.length === 0) kept = [...kept, { id: `id-${sent.length}` }];
  return Promise.resolve(Response.json({ files: kept, refused }));
});

function Field(props: Partial<FileFieldProps>) {
  const [ids, setIds] = useState<readonly string[]>(props.value ?? []);
  const rest = { id: 'photos', label: 'Pictures of the problem', place, ...props };
  return <FileField {...rest} value={ids} onChange={setIds} />;
}

beforeEach(() => {
  [kept, refused, sent.length] = [[], [], 0];
  server.mockClear();
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('files of a form', () => {
  it('are uploaded at once and one by one, for this form, field and key', async () => {
    render(<Field />);
    await person.upload(box(), [jpeg('one.jpg'), jpeg('two.jpg')]);
    await vi.waitFor(() => expect(status()).toBe('2 of 8 pictures added'));
    expect(sent.map((body) => [...body.keys()])).toEqual(Array(2).fill(['form', 'field', 'key', 'file']));
    expect(sent[0]?.get('key')).toBe('key-of-this-form');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Picture 1 one.jpgRemove',
      'Picture 2 two.jpgRemove',
    ]);
    expect(box().value).toBe('');
  });

  it('say how many are still on their way', async () => {
    const arrivals: (() => void)[] = [];
    const slow = (_address: string, { body }: { body: FormData }) =>
      new Promise<void>((arrive) => arrivals.push(arrive)).then(() => server('', { body }));
    vi.stubGlobal('fetch', slow);
    render(<Field />);
    await person.upload(box(), [jpeg('one.jpg'), jpeg('two.jpg')]);
    expect(status()).toBe('Sending pictures: 2 to go');
    await vi.waitFor(() => expect(arrivals).toHaveLength(1));
    arrivals[0]?.();
    await vi.waitFor(() => expect(status()).toBe('Sending picture: 1 to go'));
    await vi.waitFor(() => expect(arrivals).toHaveLength(2));
    arrivals[1]?.();
    await vi.waitFor(() => expect(status()).toBe('2 of 8 pictures added'));
  });

  it('are not uploaded where type or size is wrong, and the good ones beside them are', async () => {
    render(<Field />);
    const big = jpeg('big.jpg');
    Object.defineProperty(big, 'size', { value: 11 * 1_024 * 1_024 });
    const page = new File(['<html>'], 'page.html', { type: 'text/html' });
    await person.upload(box(), [page, big, jpeg('car.jpg')]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We can’t take page.html. Choose pictures saved as JPEG, PNG, WebP or AVIF.');
    expect(alert.textContent).toContain('big.jpg is too large. Each picture can be up to 10 MB.');
    await vi.waitFor(() => expect(status()).toBe('1 of 8 pictures added'));
    expect(server).toHaveBeenCalledOnce();
  });

  it('are limited to the field’s maximum', async () => {
    render(<Field max={2} />);
    await person.upload(box(), [jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg')]);
    expect((await screen.findByRole('alert')).textContent).toContain('You can send up to 2 pictures.');
    await vi.waitFor(() => expect(status()).toBe('2 of 2 pictures added'));
    await person.upload(box(), jpeg('d.jpg'));
    expect((await screen.findByRole('alert')).textContent).toContain('You can send up to 2 pictures.');
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('are removed by the keyboard, whose focus stays in the field', async () => {
    kept = [{ id: 'a' }, { id: 'b' }];
    render(<Field value={['a', 'b']} />);
    screen.getByRole('button', { name: 'Remove picture 1' }).focus();
    await person.keyboard('{Enter}');
    await vi.waitFor(() => expect(status()).toBe('1 of 8 pictures added'));
    expect(sent[0]?.get('remove')).toBe('a');
    expect(document.activeElement).toBe(box());
  });

  it.each([
    [
      'the server refuses one',
      () => Promise.resolve(Response.json({ files: [], refused: ['Only pictures.'] })),
      'Only',
    ],
    [
      'it has no more room',
      () => Promise.resolve(Response.json({ error: 'Try in an hour.' }, { status: 429 })),
      'hour',
    ],
    ['it takes no files', () => Promise.resolve(Response.json({ pictures: [] })), 'You can send the form without them'],
    ['it talks rubbish', () => Promise.resolve(new Response('<html>')), 'You can send the form without them'],
    ['it cannot be reached', () => Promise.reject(new TypeError('x')), 'Check your connection and try again.'],
  ])('say so in words where %s', async (_how, answer, words) => {
    vi.stubGlobal('fetch', answer);
    render(<Field />);
    await person.upload(box(), jpeg('car.jpg'));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('are spoken of in the words of the site', async () => {
    const messages = {
      'file.pictures': '{count, plural, one {Bild} other {Bilder}}',
      'file.severalAdded': '{count} von {max} {nouns} hinzugefügt',
      'file.severalOfUpTo': 'Bis zu {max} {nouns} mit je {size} MB: {formats}.',
      'file.removeNamed': '{name} entfernen',
      'file.closed': 'Dateien gehen gerade nicht.',
    };
    render(
      <SiteProvider site={{ ...sampleSite, locale: 'de', messages }}>
        <Field value={['a']} />
      </SiteProvider>,
    );
    expect(status()).toBe('1 von 8 Bilder hinzugefügt');
    screen.getByText('Bis zu 8 Bilder mit je 10 MB: JPEG, PNG, WebP oder AVIF.');
    screen.getByRole('button', { name: 'Bild 1 entfernen' });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
    await person.upload(box(), jpeg('car.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe('car.jpg: Dateien gehen gerade nicht.');
  });

  it('connect label, limits and error to the input, and axe finds nothing', async () => {
    const { container } = render(<Field value={['a']} hint="A warning light" error="These cannot be found." />);
    const described = (box().getAttribute('aria-describedby') ?? '').split(' ');
    const words = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(words).toBe('A warning lightUp to 8 pictures, 10 MB each: JPEG, PNG, WebP or AVIF. These cannot be found.');
    expect(box().name).toBe('');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
