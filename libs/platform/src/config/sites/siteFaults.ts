import { dealerPageNames, parsePhone, type NavigationItem, type Site } from '@forecourt/domain';
import { z } from 'zod';
import { didYouMean } from './closestName.ts';

/** A field by its path, and what is wrong with it. */
export type Fault = readonly [field: string, message: string];

const mailAddress = z.email();
const linkStart = /^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)/;

const mailFault = (field: string, value: string | null | undefined): Fault[] =>
  value == null || mailAddress.safeParse(value).success
    ? []
    : [[field, `'${value}' is no mail address such as sales@dealer.example`]];

function linkFault(url: string): string | null {
  const [scheme, page = ''] = url.split(':', 2);
  if (scheme !== 'dealer') {
    return linkStart.test(url)
      ? null
      : `'${url}' is no link: one begins with '/', '#', 'https://', 'tel:' or 'mailto:'`;
  }
  const names: readonly string[] = dealerPageNames;
  if (names.includes(page)) return null;
  return `'${page}' is no page of the manufacturer's: there are ${names.join(', ')}`;
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

function dealershipFaults({ leadDestinations, dealerships, stockDealershipIds }: Site): Fault[] {
  const ids = [...new Set([...dealerships.map(({ id }) => id), ...stockDealershipIds])];
  return leadDestinations.flatMap(({ dealershipIds }, at) =>
    dealershipIds.flatMap((id, place): Fault[] =>
      ids.includes(id)
        ? []
        : [
            [
              `leadDestinations.${at}.dealershipIds.${place}`,
              `'${id}' is no dealership of the site${didYouMean(id, ids)}`,
            ],
          ],
    ),
  );
}

/** What is wrong with a site beyond the shape of its file: addresses, numbers, links and names that lead nowhere. */
export function siteFaults(site: Site): Fault[] {
  const phones = Object.entries(site.phones).flatMap(([name, number]): Fault[] =>
    number === undefined || parsePhone(number) !== null
      ? []
      : [[`phones.${name}`, `'${number}' is no Australian phone number such as +61893350100`]],
  );
  const mails = site.leadDestinations.flatMap((one, at) =>
    'to' in one ? mailFault(`leadDestinations.${at}.to`, one.to) : [],
  );
  return [
    ...mailFault('email', site.email),
    ...phones,
    ...mails,
    ...dealershipFaults(site),
    ...linkFaults(site.navigation, 'navigation'),
  ];
}
