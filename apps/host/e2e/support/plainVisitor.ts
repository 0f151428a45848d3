import { randomInt } from 'node:crypto';
import { siteUrl, type SiteSlug } from './address.ts';
import { eventually } from './eventually.ts';
import { siteOf } from './gated.ts';
import { decoded } from './html.ts';
import { formIn, multipart, type Answers } from './plainForm.ts';
import { ask, askSite } from './wire.ts';

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
}

const maxSteps = 8;

/** An unused mobile number of the site's country: a number gets only a few codes. */
export function newMobile(slug?: SiteSlug): string {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const start = slug && siteOf(slug).country === 'NZ' ? '021 0' : '0491 ';
  return `${start}${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** The newest code that a phone was sent. */
async function codeFor(phone: string): Promise<string> {
  const row = new RegExp(`<td>\\+6[14]${phone.replace(/\D/g, '').slice(1)}</td><td[^>]*>[^<]*?(\\d{6})`);
  return eventually(async () => {
    const [, code] = row.exec((await ask('localhost', '/demo/outbox')).text) ?? [];
    if (code === undefined) throw new Error(`The outbox shows no code for ${phone}.`);
    return code;
  }, 15_000);
}

export function plainVisitor(slug: SiteSlug): PlainVisitor {
  const home = siteUrl(slug, '');
  const cookies = new Map<string, string>();
  let address = new URL(home);
  let html = '';

  /** Asks the site, or the stand-in of another company on this machine. */
  async function call(to: URL, body?: { type: string; text: string }) {
    const isOwn = to.host === new URL(home).host;
    const headers = {
      ...(isOwn && { cookie: [...cookies.values()].map((cookie) => cookie.split(';')[0]).join('; ') }),
      ...(body && { 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.text)) }),
    };
    const given = { method: body ? 'POST' : 'GET', headers, body: body?.text };
    const path = to.pathname + to.search;
    const answer = isOwn
      ? await askSite(slug, path, given)
      : await ask(to.hostname, path, { ...given, to: Number(to.port) });
    for (const cookie of isOwn ? [answer.headers['set-cookie'] ?? []].flat() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0\b/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, cookie);
    }
    return answer;
  }

  async function go(to: URL, body?: { type: string; text: string }): Promise<void> {
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
      const isMultipart = /^<form\b[^>]*\benctype="multipart/i.test(form.html);
      const { body, type } = multipart(entries);
      const sent = isMultipart
        ? { type, text: body }
        : {
            type: 'application/x-www-form-urlencoded',
            text: new URLSearchParams(entries as [string, string][]).toString(),
          };
      await go(new URL(decoded(action) || address.href, address), sent);
    },
    async signIn(phone = newMobile(slug)) {
      await visitor.send('name="phone"', { phone });
      await visitor.send('name="code"', { code: await codeFor(phone) });
      return phone;
    },
  };
  return visitor;
}
