import { viewRoute } from '../../server/answerView.ts';
import { sharedRoutes } from '../../src/site/page/pagePath.ts';
import type { SignInType } from '@forecourt/shopper/model';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const host = join(import.meta.dirname, '../..');
const source = join(host, 'src');

/** `open`: for everybody. `session`: for signed-in visitors. `link`: for holders of the link. `editor`: for editors. */
type Lock = SignInType | 'open' | 'session' | 'link' | 'editor';

/** Access rule of each route of a site. A route missing here fails the test: add its rule. */
export const locks: Readonly<Record<string, Lock>> = {
  '/': 'open',
  '/[...rest]': 'open',
  '/[model]/accessories': 'open',
  '/api/appointments': 'open',
  '/api/cars/[slug]/brochure.pdf': 'open',
  '/api/cars/[slug]/finance-disclaimer': 'open',
  '/api/cars/[slug]/share.png': 'open',
  '/api/cars/[slug]/view.json': 'open',
  '/api/events': 'open',
  '/api/geocode': 'open',
  '/api/leads': 'open',
  '/api/makes/[make]/logo.svg': 'open',
  '/api/miscellaneous': 'session',
  '/api/models/[model]/brochure.pdf': 'open',
  '/api/models/menu': 'open',
  '/api/phone/reveal': 'open',
  '/api/reservations/[reservation]': 'link',
  '/api/site': 'open',
  '/api/uploads': 'session',
  '/api/uploads/[picture]': 'link',
  '/api/watchlist': 'session',
  '/api/watchlist/merge': 'session',
  '/api/watchlist/remove-car': 'session',
  '/api/watchlist/save-car': 'session',
  '/api/watchlist/save-search': 'session',
  '/api/youx/quote': 'open',
  '/apply-for-finance': 'finance',
  '/blog': 'open',
  '/blog/[category]': 'open',
  '/blog/[category]/[article]': 'open',
  '/blog/[category]/page/[number]': 'open',
  '/blog/feed.xml': 'open',
  '/blog/page/[number]': 'open',
  '/book-test-drive': 'open',
  '/call': 'open',
  '/car-finance': 'open',
  '/careers': 'open',
  '/cars/[slug]': 'open',
  // An order is the device's that began it, or the phone's of the signed-in visitor.
  '/cars/[slug]/buy-online': 'open',
  '/cars/[slug]/checkout': 'checkout',
  '/cars/[slug]/checkout/[reservation]': 'checkout',
  '/cars/trade-in': 'trade-in',
  '/checkout-journey': 'open',
  '/compare': 'open',
  '/complaint-handling': 'open',
  '/contact': 'open',
  '/cost-of-ownership': 'open',
  '/customer-feedback-survey': 'open',
  '/enquire': 'open',
  '/enquiries/new-vehicle-enquiry': 'open',
  '/favourites': 'open',
  '/feeds/sitemap': 'open',
  '/feeds/sitemap/[part]': 'open',
  '/finance': 'finance',
  '/finance-enquiry': 'open',
  '/fleet': 'open',
  '/forms/[form]': 'open',
  '/genuine-service': 'open',
  '/locations': 'open',
  '/locations/[place]': 'open',
  '/models': 'open',
  '/models-of': 'open',
  '/models/[model]': 'open',
  '/my-garage': 'garage',
  '/my-garage/delete-my-data': 'garage',
  '/offers/[...address]': 'open',
  '/online-payment': 'online-payment',
  '/online-payment/[payment]': 'online-payment',
  '/online-payment/[payment]/status': 'link',
  '/pages/[page]': 'open',
  '/parts/search': 'open',
  '/personalised/finance': 'credit-check',
  '/print': 'open',
  // A hold that was paid can be cancelled after the site stopped taking deposits.
  '/reservations/[reservation]/cancel': 'checkout',
  '/reservations/[reservation]/cancel/link': 'link',
  '/review-feedback': 'open',
  '/reviews': 'open',
  '/robots.txt': 'open',
  '/search': 'open',
  '/search/[...list]': 'open',
  '/sell-my-car': 'sell-my-car',
  '/sell-your-car': 'sell-my-car',
  '/service': 'open',
  '/sign-in': 'open',
  '/special-offers': 'open',
  '/spin-to-win': 'spin-to-win',
  '/success': 'open',
  // Its sender's, by the mark that the server set when it took the lead.
  '/success/appointment.ics': 'link',
  '/teams/[place]': 'open',
  '/trade-in': 'trade-in',
  '/vehicle-parts-and-accessories': 'open',
  '/watchlist': 'watchlist',
};

/** Server actions that change personal data and need a session. An action missing here fails the test. */
export const actionLocks: Readonly<Record<string, Lock>> = {
  // By the phone that made it, or the mail's signed link: the page's own journey asks as others.
  cancelReservation: 'link',
  deleteMyData: 'garage',
  payOnline: 'online-payment',
  proposeFeed: 'editor',
  removeSavedSearch: 'garage',
  removeSavedVehicle: 'garage',
  reserveVehicle: 'checkout',
  saveRequestedVehicle: 'garage',
  saveTradeInStep: 'trade-in',
  spinWheel: 'spin-to-win',
  startTradeInAgain: 'trade-in',
  // Those of an editor's passkeys: a unit walks them.
  beginProof: 'editor',
  beginRegistration: 'editor',
  finishProof: 'editor',
  finishRegistration: 'editor',
  removePasskey: 'editor',
  // Those of a device that began an order.
  restartPurchase: 'session',
  savePurchaseStep: 'session',
  signOut: 'session',
  signOutEverywhere: 'session',
  // The demo's own pages belong to no site.
  releaseLead: 'link',
  replayDelivery: 'link',
  showNumber: 'open',
  signIn: 'open',
  submitEnquiry: 'open',
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** The addresses that share a route, where several do; else the route's own. */
function addressesOf(route: string): string[] {
  const [inner = ''] = route.split('[');
  const led =
    inner === '/' ? [] : [...sharedRoutes].filter(([, to]) => to.startsWith(inner)).map(([address]) => address);
  return route.includes('[') && led.length > 0 ? led : [route];
}

/** Every address of a site that the code answers, as its folders name them, and what the server answers itself. */
export function routesInCode(): string[] {
  const pages = join(source, 'app/[site]');
  const files = filesBelow(pages).filter((file) => /[\\/](page|route)\.tsx?$/.test(file));
  const inFolders = files.flatMap((file) => addressesOf(`/${relative(pages, dirname(file)).split(sep).join('/')}`));
  return [...inFolders, viewRoute].toSorted();
}

/** Every server action that the code exports. */
export function actionsInCode(): string[] {
  return filesBelow(source)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /^['"]use server['"]/m.test(text))
    .flatMap((text) => [...text.matchAll(/^export (?:async function|const) (\w+)/gm)].map(([, name]) => name ?? ''))
    .toSorted();
}

interface BuiltAction {
  exportedName: string;
  workers: Record<string, unknown>;
}

/** Ids under which the built host knows its actions, and a page that takes each. */
export function builtActions(): Map<string, { id: string; page: string }> {
  const file = join(host, '.next/server/server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as { node: Record<string, BuiltAction> };
  return new Map(
    Object.entries(node).map(([id, { exportedName, workers }]) => {
      const [page = ''] = Object.keys(workers);
      const [address = '/'] = addressesOf(page.replace(/^app\/\[site\]|\/page$/g, '') || '/');
      return [exportedName, { id, page: address }];
    }),
  );
}
