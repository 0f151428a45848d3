import fc from 'fast-check';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { dataCallOf, sendData, takeData } from './dataFile.ts';
import { applyEdits } from './edits.ts';
import { PageBody } from './pageBody.ts';
import { dataText } from './pageData.ts';
import { writtenScripts } from './pageScripts.ts';

/** A page, a letter for each of its bytes. */
const latin = (text: string) => Buffer.from(text).toString('latin1');
const pageWith = (call: string) => `<p>It’s</p><script>self.__next_f.push([1,${call}])</script><i></i>`;

describe('the data that is taken out of a page', () => {
  it('is what the framework wrote, byte for byte, however it is written', () => {
    const drawn = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(drawn, fc.constantFrom('’', '\u2028', '"\'\\', '</script>'), (one, other) => {
        const text = `1:"${one}${other}"`;
        const plain = JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (letter) => {
          return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
        });
        const taken = takeData(latin(pageWith(plain)), writtenScripts);
        expect(taken?.data).toEqual(Buffer.from(text));
        const short = `(${writtenScripts.fromPage})('${dataText(JSON.parse(latin(plain)) as string)}')`;
        expect(takeData(pageWith(short), writtenScripts)?.data).toEqual(Buffer.from(text));
      }),
    );
  });

  it('leaves the rest of the page', () => {
    const html = pageWith('"1:null"');
    const taken = takeData(html, writtenScripts);
    expect(taken && applyEdits(html, [taken.edit])).toBe('<p>It’s</p><i></i>');
  });

  it('stays where it is not in one piece, or where there is none', () => {
    expect(takeData(pageWith('"a"') + pageWith('"b"'), writtenScripts)).toBeNull();
    expect(takeData('<p>Without</p>', writtenScripts)).toBeNull();
  });
});

describe('the address of a page’s data', () => {
  const ours = '/_data/build-1/';

  it('names the page, and where it is', () => {
    expect(dataCallOf('/_data/build-1/a_b-C?of=%2Fsearch%3Fmake%3DFord', ours)).toEqual({
      name: 'a_b-C',
      page: '/search?make=Ford',
    });
    expect(dataCallOf('/search', ours)).toBeNull();
  });

  it.each([
    ['of another build', '/_data/build-0/a?of=%2F', ours],
    ['without a page', '/_data/build-1/a', ours],
    ['with a page elsewhere', '/_data/build-1/a?of=https%3A%2F%2Fother.example%2F', ours],
    ['of a host that keeps the data in its pages', '/_data/build-1/a?of=%2F', undefined],
  ])('is unknown %s', (_, url, folder) => {
    expect(dataCallOf(url, folder)).toBe('unknown');
  });
});

describe('data that is sent', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function get(data: PageBody | null, isSame: boolean): Promise<{ answer: IncomingMessage; text: string }> {
    server = createServer((incoming, response) => {
      response.setHeader('content-security-policy', "default-src 'self'");
      response.setHeader('x-content-type-options', 'nosniff');
      void sendData(incoming, response, data, isSame);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ answer, text: Buffer.concat(parts).toString() }));
      });
      call.on('error', reject).end();
    });
  }

  it('is kept by browsers for good under the name of its page', async () => {
    const { answer, text } = await get(PageBody.plain(Buffer.from('1:null')), true);
    expect([answer.statusCode, text]).toEqual([200, '1:null']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(answer.headers['content-security-policy']).toBeUndefined();
  });

  it('is not kept where it stands in for that of an older page', async () => {
    const { answer, text } = await get(PageBody.plain(Buffer.from('1:null')), false);
    expect([answer.statusCode, text, answer.headers['cache-control']]).toEqual([200, '1:null', 'no-store']);
  });

  it('is not found for a page without any', async () => {
    expect((await get(null, false)).answer.statusCode).toBe(404);
  });
});
