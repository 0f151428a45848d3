import { randomInt } from 'node:crypto';
import { siteUrl, type SiteSlug } from './address.ts';
import { siteOf } from './gated.ts';
import { decoded } from './html.ts';
import { formIn, multipart, type Answers } from './plainForm.ts';
import { ask, askSite, postJson, type WireAnswer } from './wire.ts';

/** A visitor without JavaScript, over plain HTTP: keeps cookies and follows redirects. */
export interface PlainVisitor {
  /** Path of the page that is open, or the whole address where it is another server's. */
  at(): string;
  html(): string;
  open(path: string): Promise<void>;
  /** Sends the form that holds this piece of HTML, with some answers changed. */
  send(holds: string, answers?: Answers): Promise<void>;
  /** Signs in on the page that is open. @returns the phone */
  signIn(phone?: string): Promise<string>;
  /** A cookie that the site has set, as its header says. */
  cookie(name: string): string | undefined;
  /** All its cookies, as a request sends them. */
  cookieHeader(): string;
  /** Posts JSON as scripts of the site's pages do. */
  post(path: string, body: unknown): Promise<WireAnswer>;
}

interface PostedBody {
  type: string;
  content: string | Buffer;
}

const maxSteps = 8;

/** An unused mobile number of the site's country: a number gets only a few codes. */
export function newMobile(slug?: SiteSlug): string {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const start = slug && siteOf(slug).country === 'NZ' ? '021 0' : '0491 ';
  return `${start}${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** The codes that the demo's outbox shows for a phone, the newest first. */
export async function codesFor(phone: string): Promise<string[]> {
  const row = new RegExp(`<td>\\+6[14]${phone.replace(/\D/g, '').slice(1)}</td><td[^>]*>[^<]*?(\\d{6})`, 'g');
  return [...(await ask('localhost', '/demo/outbox')).text.matchAll(row)].map(([, code = '']) => code);
}

/** The newest code that a phone was sent: the outbox has it before the page that asks for it is answered. */
export async function codeFor(phone: string): Promise<string> {
  const [code] = await codesFor(phone);
  if (code === undefined) throw new Error(`The outbox shows no code for ${phone}.`);
  return code;
}

/** A visitor who has signed in on the way to a page. */
export async function signedInVisitor(slug: SiteSlug, path = '/my-garage', phone?: string): Promise<PlainVisitor> {
  const visitor = plainVisitor(slug);
  await visitor.open(`/sign-in?redirect=${encodeURIComponent(path)}`);
  await visitor.signIn(phone);
  return visitor;
}

/** @param given cookies that the visitor has had from another browser. @default none */
export function plainVisitor(slug: SiteSlug, given: readonly { name: string; value: string }[] = []): PlainVisitor {
  const home = siteUrl(slug, '');
  const cookies = new Map(given.map(({ name, value }) => [name, `${name}=${value}`]));
  let address = new URL(home);
  let html = '';

  /** Asks the site, or the stand-in of another company on this machine. */
  async function call(to: URL, body?: PostedBody) {
    const isOwn = to.host === new URL(home).host;
    const headers = {
      ...(isOwn && { cookie: visitor.cookieHeader() }),
      ...(body && { 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.content)) }),
    };
    const request = { method: body ? 'POST' : 'GET', headers, body: body?.content };
    const path = to.pathname + to.search;
    const answer = isOwn
      ? await askSite(slug, path, request)
      : await ask(to.hostname, path, { ...request, to: Number(to.port) });
    for (const cookie of isOwn ? [answer.headers['set-cookie'] ?? []].flat() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0\b/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, cookie);
    }
    return answer;
  }

  async function go(to: URL, body?: PostedBody): Promise<void> {
    let answer = await call(to, body);
    let step = 0;
    for (; answer.status >= 301 && answer.status <= 308 && step < maxSteps; step += 1) {
      to = new URL(String(answer.headers['location']), to);
      answer = await call(to);
    }
    if (answer.status !== 200) throw new Error(`${to.href} answered ${answer.status}`);
    address = to;
    html = answer.text;
  }

  const visitor: PlainVisitor = {
    at: () => (address.href.startsWith(home) ? address.pathname + address.search : address.href),
    html: () => html,
    cookie: (name) => cookies.get(name),
    cookieHeader: () => [...cookies.values()].map((cookie) => cookie.split(';')[0]).join('; '),
    post: (path, body) => postJson(slug, path, body, { cookie: visitor.cookieHeader() }),
    open: (path) => go(new URL(path, home)),
    async send(holds, answers = {}) {
      const form = formIn(html, holds);
      if (form === null) throw new Error(`${visitor.at()} has no form with ${holds}`);
      const [, action = ''] = /^<form\b[^>]*\baction="([^"]*)"/.exec(form.html) ?? [];
      // Enter presses the first button.
      const [button = ''] = /<button\b[^>]*\btype="submit"[^>]*>/.exec(form.html) ?? [];
      const [, name] = /\bname="([^"]*)"/.exec(button) ?? [];
      const [, value = ''] = /\bvalue="([^"]*)"/.exec(button) ?? [];
      const entries = form.entries({ ...(name && { [name]: value }), ...answers });
      const to = new URL(decoded(action) || address.href, address);
      const query = new URLSearchParams(entries as [string, string][]).toString();
      if (!/^<form\b[^>]*\bmethod="post"/i.test(form.html)) return go(new URL(`?${query}`, to));
      const isMultipart = /^<form\b[^>]*\benctype="multipart/i.test(form.html);
      const { body, type } = multipart(entries);
      const sent = isMultipart
        ? { type, content: body }
        : { type: 'application/x-www-form-urlencoded', content: query };
      await go(to, sent);
    },
    async signIn(phone = newMobile(slug)) {
      await visitor.send('name="phone"', { phone });
      await visitor.send('name="code"', { code: await codeFor(phone) });
      return phone;
    },
  };
  return visitor;
}
