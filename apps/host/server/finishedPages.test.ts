// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { finishPage, prepare, type FinishOptions } from './finishedPages.ts';

const styleFirst = vi.fn(() => ({ edits: [], sheets: [] }));
const origins = { forms: [], images: [], connect: [], scripts: [], frames: [] };
const use = { isHtml: true, isShared: true, encoding: 'identity' } as const;

/** A page as the framework writes it, its data in pieces: it splits them wherever its stream paused. */
const pageOf = (text: string, ...pieces: string[]): Buffer => {
  const scripts = pieces.map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`);
  const runner = '<script src="/_next/static/chunks/turbopack-b.js" async=""></script>';
  return Buffer.from(`<head>${runner}</head><p data-once="a">${text}</p>${scripts.join('')}</body>`);
};
const row = (text: string) => `0:["$","p",null,{"data-once":"a","children":"${text}"}]\n`;
const cut = (text: string, at: number) => [row(text).slice(0, at), row(text).slice(at)] as const;

async function finished(page: Buffer, options: Partial<FinishOptions> = {}) {
  const { name, body, data } = await finishPage(page, use, {
    dev: false,
    origins,
    styleFirst,
    dataFolder: '/_data/1/',
    ...options,
  });
  return { name, html: String(body.known('identity')), data: data && String(data.known('identity')) };
}

it('[SITE-04] names a page by what is on it, however the framework’s stream paused and whoever prepared its data', async () => {
  const whole = await finished(pageOf('A Kia’s', row('A Kia’s')));
  expect(whole.name).toBeTruthy();
  expect(whole.html).toContain(`data-file="/_data/1/${whole.name}"`);
  expect(whole.data).not.toContain('Kia');
  expect(await finished(pageOf('A Kia’s', ...cut('A Kia’s', 9)))).toEqual(whole);
  expect(await finished(pageOf('A Kia’s', ...cut('A Kia’s', 20)))).toEqual(whole);
  expect(await finished(prepare(pageOf('A Kia’s', row('A Kia’s'))))).toEqual(whole);
});

it('has another name for another text, other origins and another build', async () => {
  const page = pageOf('A Kia', row('A Kia'));
  const all = [
    await finished(page),
    await finished(pageOf('An MG', row('An MG'))),
    await finished(page, { origins: { ...origins, forms: ['https://pay.example'] } }),
    await finished(page, { dataFolder: '/_data/2/' }),
  ];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

it('finishes what the framework writes again only once', async () => {
  const page = pageOf('A Ford', row('A Ford'));
  styleFirst.mockClear();
  const first = await finished(page);
  expect(await finished(page)).toEqual(first);
  expect(styleFirst).toHaveBeenCalledTimes(1);
});
