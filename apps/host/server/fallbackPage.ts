import { addressLine, displayPhone, localeOf, publicIdentity, type Location, type Site } from '@forecourt/domain';
import { directionOf, fallbackMessages, wordsOf, type Words } from '@forecourt/domain/messages';
import type { ServerResponse } from 'node:http';
import { themeStyle } from '../src/site/page/themeStyle.ts';

/** Site data for the page shown when another could not be rendered, with the numbers that other pages keep back. */
type FallbackSite = Pick<
  Site,
  | 'name'
  | 'tagline'
  | 'theme'
  | 'themeData'
  | 'brandColour'
  | 'identity'
  | 'assets'
  | 'locations'
  | 'paths'
  | 'messages'
  | 'country'
  | 'locale'
>;

/** Why a page could not be rendered: something does not answer, or too many pages are waiting for their turn. */
export type Absence = 'away' | 'busy';

/** Seconds until a retry, as the Retry-After header says. */
export const retrySeconds: Readonly<Record<Absence, number>> = { away: 30, busy: 5 };

/** For who did not ask for a page. */
export const awaySentence = 'Something went wrong on our side. Please try again in a moment.';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string): string => words.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const styles = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;background:var(--fc-color-surface-sunken);color:var(--fc-color-text);font:var(--fc-font-body-weight) var(--fc-size-base)/1.5 var(--fc-font-body)}
.bar{background:var(--fc-color-surface);border-top:4px solid var(--fc-color-brand);border-bottom:1px solid var(--fc-color-border)}
.in{width:100%;max-width:var(--fc-space-container);margin:0 auto;padding:1rem var(--fc-space-gutter)}
.bar .in{display:flex;flex-wrap:wrap;gap:.125rem 1rem;align-items:baseline}
.name{font:var(--fc-font-heading-weight) var(--fc-size-title)/1.2 var(--fc-font-heading);letter-spacing:var(--fc-font-heading-tracking);text-transform:var(--fc-font-heading-transform);color:inherit;text-decoration:none;padding:.5rem 0}
.muted{color:var(--fc-color-text-muted)}
main.in{flex:1;padding-block:var(--fc-space-section)}
h1,h2{font-family:var(--fc-font-heading);font-weight:var(--fc-font-heading-weight);letter-spacing:var(--fc-font-heading-tracking);text-transform:var(--fc-font-heading-transform);line-height:1.15;text-wrap:balance}
h1{font-size:var(--fc-size-heading);max-width:22ch}
h2{font-size:var(--fc-size-title)}
.lead{font-size:var(--fc-size-large);max-width:56ch;margin-top:1rem}
.act{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.act a,.call{display:inline-flex;align-items:center;justify-content:center;min-height:var(--fc-space-control);padding:.5rem 1.25rem;border-radius:var(--fc-radius-control);font-weight:var(--fc-font-bold-weight);text-decoration:none;color:inherit;border:1px solid var(--fc-color-border-strong);background:var(--fc-color-surface)}
.act a:first-child{background:var(--fc-color-brand);border-color:var(--fc-color-brand);color:var(--fc-color-on-brand)}
.places{list-style:none;padding:0;margin-top:var(--fc-space-section);display:grid;gap:var(--fc-space-grid);grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
.places li{display:flex;flex-direction:column;gap:.5rem;padding:var(--fc-space-card);background:var(--fc-color-surface);border-radius:var(--fc-radius-card);box-shadow:var(--fc-shadow-card)}
.call{margin-top:auto;align-self:flex-start}
a:focus-visible{outline:3px solid var(--fc-color-focus);outline-offset:2px}
`.trim();

function place({ name, address, contact_detail: { phone } }: Location, say: Words<typeof fallbackMessages>): string {
  return [
    `<li><h2>${text(name)}</h2>`,
    `<p class="muted">${text(addressLine({ address }))}</p>`,
    phone
      ? `<a class="call" href="tel:${text(phone)}">${text(say('fallback.call', { phone: displayPhone(phone) }))}</a>`
      : '',
    '</li>',
  ].join('');
}

/**
 * The fallback for a page that could not be rendered: the dealer's name, locations and phone numbers in the dealer's
 * theme, from the site file alone. It needs neither scripts nor the database.
 */
export function fallbackPage(site: FallbackSite, why: Absence = 'away'): string {
  const { css } = themeStyle({ ...site, identity: publicIdentity(site.identity, site.assets) });
  const say = wordsOf(fallbackMessages, site);
  const locale = localeOf(site);
  const places = site.locations.filter(({ visible }) => visible);
  return [
    `<!DOCTYPE html><html lang="${text(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${text(say('fallback.title', { name: site.name }))}</title><link rel="icon" href="/icon.svg">`,
    `<style>${css}</style><style>${styles}</style></head><body>`,
    `<header class="bar"><div class="in"><a class="name" href="/">${text(site.name)}</a>`,
    `<span class="muted">${text(site.tagline)}</span></div></header>`,
    `<main class="in"><h1>${text(say('fallback.cannotShow'))}</h1>`,
    `<p class="lead">${text(say(`fallback.${why}`))}</p>`,
    `<p class="act"><a href="">${text(say('fallback.tryAgain'))}</a><a href="/">${text(say('fallback.goHome'))}</a></p>`,
    places.length > 0 ? `<ul class="places">${places.map((one) => place(one, say)).join('')}</ul>` : '',
    '</main></body></html>',
  ].join('');
}

/**
 * Turns a failed response into one that asks to retry and must not be cached. @param response nothing of it is sent yet
 * @param page what stands in for a page
 * @param why how soon a retry makes sense
 * @param wantsPage whether somebody looks at a page: the framework may say in plain text what it cannot explain
 * @returns the body to send; null if the original body may stay
 */
export function toRetryLater(
  response: ServerResponse,
  page: () => string,
  why: Absence = 'away',
  wantsPage = false,
): string | null {
  const type = String(response.getHeader('content-type') ?? '');
  const isPage = type.startsWith('text/html') || (wantsPage && !type.startsWith('application/json'));
  for (const name of ['etag', 'last-modified', 'content-length', 'content-encoding']) response.removeHeader(name);
  response.statusCode = 503;
  response.setHeader('retry-after', retrySeconds[why]);
  response.setHeader('cache-control', 'no-store');
  if (isPage) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return page();
  }
  if (response.hasHeader('content-type')) return null;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  return `${awaySentence}\n`;
}
