import { displayPhone } from '@forecourt/domain';
import { openSiteStore } from '@forecourt/platform';
import { hostRegistered } from '../sites/hostRegistered.ts';
import type { AwayWords } from './proxy.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** What a visitor of a site reads where no host answers: the dealer's name and number, from the site's file alone. */
export async function openAwayWords(sitesFolder: string, port: number): Promise<(host: string) => AwayWords> {
  const sites = openSiteStore({
    folder: sitesFolder,
    demo: true,
    originTemplate: `http://{slug}.localhost:${port}`,
    registered: await hostRegistered(port),
    log: () => undefined,
    now: Date.now,
  });
  return (host) => {
    const site = sites.byHost(host);
    const phone = site?.locations.find(({ visible, contact_detail: { phone: number } }) => visible && number)
      ?.contact_detail.phone;
    const name = escaped(site?.name ?? 'Forecourt');
    const call = phone ? ` Until then, call ${displayPhone(phone)}.` : '';
    const link = phone ? `<p><a href="tel:${escaped(phone)}">Call ${escaped(displayPhone(phone))}</a></p>` : '';
    return {
      sentence: `Something on our side is taking a break. Please try again in a few seconds.${call}`,
      html: `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a moment | ${name}</title></head><body><h1>${name}</h1><p>Something on our side is taking a break. Please try again in a few seconds.</p>${link}</body></html>\n`,
    };
  };
}
