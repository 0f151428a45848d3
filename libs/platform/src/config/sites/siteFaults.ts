import {
  countries,
  countryFlags,
  countryOf,
  dealerPageNames,
  parsePhone,
  type NavigationItem,
  type Site,
} from '@forecourt/domain';
import { z } from 'zod';
import { didYouMean } from '../closestName.ts';

/** A field by its path, and what is wrong with it. */
export type Fault = readonly [field: string, message: string];

const mailAddress = z.email();
const linkStart = /^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)/;

const mailFault = (field: string, value: string | null | undefined): Fault[] =>
  value == null || mailAddress.safeParse(value).success
    ? []
    : [[field, `'${value}' is not an email address such as sales@dealer.example`]];

function linkFault(url: string): string | null {
  const [scheme, page = ''] = url.split(':', 2);
  if (scheme !== 'dealer') {
    return linkStart.test(url)
      ? null
      : `'${url}' is not a link: links begin with '/', '#', 'https://', 'tel:' or 'mailto:'`;
  }
  const names: readonly string[] = dealerPageNames;
  if (names.includes(page)) return null;
  return `'${page}' is not a page of the manufacturer's: there are ${names.join(', ')}`;
}

function linkFaults(items: readonly NavigationItem[], path: string): Fault[] {
  return items.flatMap(({ url, dropdownItems = [] }, at): Fault[] => {
    const fault = linkFault(url);
    return [
      ...(fault === null ? [] : [[`${path}.${at}.url`, fault] as const]),
      ...linkFaults(dropdownItems, `${path}.${at}.dropdownItems`),
    ];
  });
}

const wholeAddress = z.url({ protocol: /^https?$/ });
const isWholeAddress = (url: string): boolean => wholeAddress.safeParse(url).success;

/** Addresses outside the menu: of social networks, of the makes' own websites, and those that leads are posted to. */
function addressFaults({ socialUrls, dealershipWebsites, leadDestinations }: Site): Fault[] {
  const networks = Object.entries(socialUrls).map(([name, url]) => [`socialUrls.${name}`, url] as const);
  const websites = dealershipWebsites.map(({ url }, at) => [`dealershipWebsites.${at}.url`, url] as const);
  const posted = leadDestinations.flatMap((one, at) =>
    'url' in one && one.url !== undefined ? [[`leadDestinations.${at}.url`, one.url] as const] : [],
  );
  return [
    ...networks.filter(([, url]) => !isWholeAddress(url)),
    ...websites.filter(([, url]) => !url.startsWith('/') && !isWholeAddress(url)),
    ...posted.filter(([, url]) => !url.startsWith('stand-in:/') && !isWholeAddress(url)),
  ].map(([field, url]) => [field, `'${url}' is not a whole address such as https://www.dealer.example`] as const);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Places that share a name in addresses, belong to nobody, or are in no time zone. */
function locationFaults({ locations, dealerships }: Site): Fault[] {
  const ids = dealerships.map(({ id }) => id);
  return locations.flatMap(({ id, slug, dealership_id, time_zone }, at): Fault[] => {
    const others = locations.slice(0, at);
    const field = (name: string) => `locations.${at}.${name}`;
    return [
      ...(others.some((one) => one.id === id) ? [[field('id'), `'${id}' is another location's`] as const] : []),
      ...(others.some((one) => one.slug === slug) ? [[field('slug'), `'${slug}' is another location's`] as const] : []),
      ...(ids.includes(dealership_id)
        ? []
        : [
            [
              field('dealership_id'),
              `'${dealership_id}' is not a dealership of the site${didYouMean(dealership_id, ids)}`,
            ] as const,
          ]),
      ...(isTimeZone(time_zone)
        ? []
        : [[field('time_zone'), `'${time_zone}' is not a time zone such as Australia/Perth`] as const]),
    ];
  });
}

function dealershipFaults({ leadDestinations, dealerships, stockDealershipIds }: Site): Fault[] {
  const ids = [...new Set([...dealerships.map(({ id }) => id), ...stockDealershipIds])];
  return leadDestinations.flatMap(({ dealershipIds }, at) =>
    dealershipIds.flatMap((id, place): Fault[] =>
      ids.includes(id)
        ? []
        : [
            [
              `leadDestinations.${at}.dealershipIds.${place}`,
              `'${id}' is not a dealership of the site${didYouMean(id, ids)}`,
            ],
          ],
    ),
  );
}

/** Places and people of another country, and what is made for the law of Australia alone. */
function countryFaults(site: Site): Fault[] {
  const { locations, editors, country, pages, flags } = site;
  const { name } = countries[country];
  const abroad = locations.flatMap(({ address }, at): Fault[] =>
    countryOf(address.state) === country
      ? []
      : [[`locations.${at}.address.state`, `'${address.state}' is not in ${name}: the site's country is ${country}`]],
  );
  const unreachable = editors.flatMap(({ mobile }, at): Fault[] =>
    parsePhone(mobile, country) === null
      ? [[`editors.${at}.mobile`, `'${mobile}' is not a mobile number of ${name}, with which editors sign in`]]
      : [],
  );
  if (country === 'AU') return [...abroad, ...unreachable];
  const reason = `is worded as Australia's law asks: leave it out in ${name}`;
  const given: Readonly<Record<string, boolean | undefined>> = flags;
  const switched = Object.keys(countryFlags[country]).filter((flag) => given[flag] === true);
  return [
    ...abroad,
    ...unreachable,
    ...switched.map((flag): Fault => [`flags.${flag}`, reason]),
    ...pages.flatMap((page, at): Fault[] =>
      page.includes('finance') || page === 'cost-of-ownership' ? [[`pages.${at}`, `'${page}' ${reason}`]] : [],
    ),
  ];
}

/** What is wrong with a site beyond the shape of its file: addresses, numbers, links and names that lead nowhere. */
export function siteFaults(site: Site): Fault[] {
  const country = countries[site.country];
  const phones = Object.entries(site.phones).flatMap(([name, number]): Fault[] =>
    number === undefined || parsePhone(number, site.country) !== null
      ? []
      : [[`phones.${name}`, `'${number}' is not a phone number of ${country.name} such as ${country.examplePhone}`]],
  );
  const mails = site.leadDestinations.flatMap((one, at) =>
    'to' in one ? mailFault(`leadDestinations.${at}.to`, one.to) : [],
  );
  return [
    ...mailFault('email', site.email),
    ...phones,
    ...mails,
    ...addressFaults(site),
    ...locationFaults(site),
    ...dealershipFaults(site),
    ...linkFaults(site.navigation, 'navigation'),
    ...countryFaults(site),
  ];
}
