import { addressLine, displayPhone, type Reply, type Site } from '@forecourt/domain';
import { directionsUrl } from '@forecourt/locations/model';
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { markupText } from '../destinations/markupText.ts';

/** The dealer's colours as a mail carries them: `onBrand` is readable on `brand`. */
export interface MailLook {
  brand: string;
  onBrand: string;
}

export interface ReplyLetter {
  site: Site;
  reply: Reply;
  /** @example 'Hello Mia,' */
  greeting: string;
  /** Why this mail came. */
  reason: string;
  /** A page of the site about it. */
  page: { href: string; words: string } | null;
  look: MailLook;
}

/** Both lights: what reads mails in the dark turns the sheet, and never the dealer's band. */
const style = `
  :root { color-scheme: light dark; }
  a { color: inherit; }
  @media (prefers-color-scheme: dark) {
    .back { background: #111418 !important; }
    .sheet { background: #1b2026 !important; color: #f2f4f7 !important; }
    .quiet { color: #b3bcc7 !important; }
    .line { border-color: #3a424d !important; }
    .button { border-color: #7c8794 !important; }
  }
  @media (max-width: 480px) {
    .inner { padding: 24px 20px !important; }
    .band { padding: 16px 20px !important; }
  }`;

const font = "font-family: -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

type Attributes = Record<string, string>;

function add(parent: XMLBuilder, name: string, text: string, attributes: Attributes = {}): XMLBuilder {
  const node = parent.ele(name, attributes);
  node.txt(markupText(text));
  return node;
}

function addFacts(parent: XMLBuilder, { facts }: Reply): void {
  const list = parent.ele('dl', {
    class: 'line',
    style: 'margin: 24px 0; padding: 4px 0 0; border-top: 1px solid #dde2e8',
  });
  for (const { name, value } of facts) {
    add(list, 'dt', name, {
      class: 'quiet',
      style: 'margin: 12px 0 2px; font-size: 14px; line-height: 20px; color: #56606b',
    });
    add(list, 'dd', value, { style: 'margin: 0; font-size: 16px; line-height: 24px; font-weight: 600' });
  }
}

function addButtons(parent: XMLBuilder, { reply, page, look }: ReplyLetter): void {
  const row = parent.ele('p', { style: 'margin: 28px 0 0' });
  const shape =
    'display: inline-block; margin: 0 12px 12px 0; padding: 13px 20px; border-radius: 6px; font-weight: 600; text-decoration: none';
  const filled = `${shape}; border: 1px solid ${look.brand}; background: ${look.brand}; color: ${look.onBrand}`;
  const plain = `${shape}; border: 1px solid #98a2ae`;
  if (page) add(row, 'a', page.words, { class: 'button', href: page.href, style: filled });
  if (reply.phone) {
    const words = `Call ${displayPhone(reply.phone)}`;
    add(row, 'a', words, { class: 'button', href: `tel:${reply.phone}`, style: page ? plain : filled });
  }
  if (reply.place) add(row, 'a', 'Get directions', { class: 'button', href: directionsUrl(reply.place), style: plain });
}

/** The mail as a page without pictures, scripts and tables. The builder escapes every word. */
export function replyHtml(letter: ReplyLetter): string {
  const { site, reply, greeting, reason, look } = letter;
  const html = create({ invalidCharReplacement: '' }).ele('html', { lang: 'en-AU' });
  const head = html.ele('head');
  head.ele('meta', { charset: 'utf-8' });
  head.ele('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  head.ele('meta', { name: 'color-scheme', content: 'light dark' });
  head.ele('meta', { name: 'supported-color-schemes', content: 'light dark' });
  add(head, 'title', reply.title);
  head.ele('style').txt(style);
  const body = html.ele('body', {
    class: 'back',
    style: `margin: 0; padding: 0; background: #eef1f4; ${font}; -webkit-text-size-adjust: 100%`,
  });
  const sheet = body.ele('div', {
    class: 'sheet',
    style: 'max-width: 600px; margin: 0 auto; background: #ffffff; color: #1b1f24',
  });
  add(sheet, 'div', site.name, {
    class: 'band',
    style: `padding: 20px 32px; background: ${look.brand}; color: ${look.onBrand}; font-size: 20px; line-height: 28px; font-weight: 700`,
  });
  const inner = sheet.ele('div', { class: 'inner', style: 'padding: 32px; font-size: 16px; line-height: 24px' });
  add(inner, 'h1', reply.title, { style: 'margin: 0 0 20px; font-size: 26px; line-height: 34px; font-weight: 700' });
  for (const words of [greeting, ...reply.text]) add(inner, 'p', words, { style: 'margin: 0 0 12px' });
  addFacts(inner, reply);
  if (reply.next.length > 0) {
    add(inner, 'h2', 'What happens next', {
      style: 'margin: 0 0 10px; font-size: 18px; line-height: 26px; font-weight: 700',
    });
    const steps = inner.ele('ol', { style: 'margin: 0; padding: 0 0 0 22px' });
    for (const step of reply.next) add(steps, 'li', step, { style: 'margin: 0 0 8px; padding: 0 0 0 4px' });
  }
  addButtons(inner, letter);
  const foot = inner.ele('div', {
    class: 'quiet line',
    style:
      'margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid #dde2e8; font-size: 13px; line-height: 20px; color: #56606b',
  });
  const sender = reply.place ? `${reply.place.name}, ${addressLine(reply.place)}` : site.name;
  add(foot, 'p', sender, { style: 'margin: 0 0 6px' });
  add(foot, 'p', reason, { style: 'margin: 0' });
  return `<!doctype html>\n${html.end({ headless: true })}`;
}
