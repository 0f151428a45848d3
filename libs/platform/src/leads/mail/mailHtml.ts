import { localeOf, type Site } from '@forecourt/domain';
import type * as Builder from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { loadLater } from '../../files/loadLater.ts';
import { markupText } from '../destinations/markupText.ts';

const builder = loadLater<typeof Builder>('xmlbuilder2');

/** The dealer's colours in mails: `onBrand` is readable on `brand`. */
export interface MailLook {
  brand: string;
  onBrand: string;
}

/** Default colours, where the site's theme is not known. */
export const plainLook = ({ brandColour }: Pick<Site, 'brandColour'>): MailLook => ({
  brand: brandColour ?? '#20262e',
  onBrand: '#ffffff',
});

export interface MailFact {
  name: string;
  value: string;
}

export interface MailButton {
  href: string;
  words: string;
}

/** Light and dark: in dark mode the sheet is dark, while the dealer's band keeps its colours. */
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

/** Adds an element with text. The builder escapes it. */
export function addText(
  parent: XMLBuilder,
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): XMLBuilder {
  const node = parent.ele(name, attributes);
  node.txt(markupText(text));
  return node;
}

export function addHeading(parent: XMLBuilder, text: string): void {
  addText(parent, 'h2', text, { style: 'margin: 24px 0 10px; font-size: 18px; line-height: 26px; font-weight: 700' });
}

/** Facts below a rule, each under its name. Line breaks of values are preserved. */
export function addFacts(parent: XMLBuilder, facts: readonly MailFact[]): void {
  const list = parent.ele('dl', {
    class: 'line',
    style: 'margin: 16px 0 24px; padding: 4px 0 0; border-top: 1px solid #dde2e8',
  });
  for (const { name, value } of facts) {
    addText(list, 'dt', name, {
      class: 'quiet',
      style: 'margin: 12px 0 2px; font-size: 14px; line-height: 20px; color: #56606b',
    });
    addText(list, 'dd', value, {
      style: 'margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; white-space: pre-wrap',
    });
  }
}

/** Links as buttons, the first in the dealer's colour. */
export function addButtons(parent: XMLBuilder, buttons: readonly MailButton[], look: MailLook): void {
  if (buttons.length === 0) return;
  const row = parent.ele('p', { style: 'margin: 28px 0 0' });
  const shape =
    'display: inline-block; margin: 0 12px 12px 0; padding: 13px 20px; border-radius: 6px; font-weight: 600; text-decoration: none';
  const filled = `${shape}; border: 1px solid ${look.brand}; background: ${look.brand}; color: ${look.onBrand}`;
  const plain = `${shape}; border: 1px solid #98a2ae`;
  buttons.forEach(({ href, words }, place) => {
    addText(row, 'a', words, { class: 'button', href, style: place === 0 ? filled : plain });
  });
}

/** Small print below a rule. */
export function addFoot(parent: XMLBuilder, lines: readonly string[]): void {
  const foot = parent.ele('div', {
    class: 'quiet line',
    style:
      'margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid #dde2e8; font-size: 13px; line-height: 20px; color: #56606b',
  });
  for (const line of lines) addText(foot, 'p', line, { style: 'margin: 0 0 6px' });
}

export interface MailPage {
  site: Pick<Site, 'name' | 'country' | 'locale'>;
  /** Document title, for reading the mail in a browser. */
  title: string;
  heading: string;
  look: MailLook;
}

/**
 * A mail as HTML without pictures, scripts and tables, in the dealer's colours. @param fill adds the content below the
 * heading
 */
export function mailHtml({ site, title, heading, look }: MailPage, fill: (inner: XMLBuilder) => void): string {
  const html = builder()
    .create({ invalidCharReplacement: '' })
    .ele('html', { lang: localeOf(site) });
  const head = html.ele('head');
  head.ele('meta', { charset: 'utf-8' });
  head.ele('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  head.ele('meta', { name: 'color-scheme', content: 'light dark' });
  head.ele('meta', { name: 'supported-color-schemes', content: 'light dark' });
  addText(head, 'title', title);
  head.ele('style').txt(style);
  const body = html.ele('body', {
    class: 'back',
    style: `margin: 0; padding: 0; background: #eef1f4; ${font}; -webkit-text-size-adjust: 100%`,
  });
  const sheet = body.ele('div', {
    class: 'sheet',
    style: 'max-width: 600px; margin: 0 auto; background: #ffffff; color: #1b1f24',
  });
  addText(sheet, 'div', site.name, {
    class: 'band',
    style: `padding: 20px 32px; background: ${look.brand}; color: ${look.onBrand}; font-size: 20px; line-height: 28px; font-weight: 700`,
  });
  const inner = sheet.ele('div', { class: 'inner', style: 'padding: 32px; font-size: 16px; line-height: 24px' });
  addText(inner, 'h1', heading, { style: 'margin: 0 0 20px; font-size: 26px; line-height: 34px; font-weight: 700' });
  fill(inner);
  return `<!doctype html>\n${html.end({ headless: true })}`;
}
