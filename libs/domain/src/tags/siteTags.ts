import { originOf } from '../address.ts';
import type { SiteVendor } from '../plugins/siteVendor.ts';
import type { SiteChat } from '../siteChat.ts';
import type { SiteAnalytics } from './siteAnalytics.ts';
import type { TagBudget } from './tagBudget.ts';

/** Tags that the platform itself knows: plug-ins have other names. */
export const platformTags: readonly string[] = ['google-analytics', 'chat'];
/** What tags are called: the platform's, and plug-ins of a host. */
export const tagNamePattern = /^[a-z][a-z0-9-]{0,39}$/;

/** Where a tag's script comes from and what it may reach, by the directives of the page's policy. */
export interface TagOrigins {
  scripts: readonly string[];
  images: readonly string[];
  connect: readonly string[];
  frames: readonly string[];
}

/** Code of another company on a site: what loads it, what lets it through and what judges it all read this. */
export interface SiteTag {
  /** @example 'google-analytics' */
  name: string;
  /** The company, as visitors are told of it. */
  provider: string;
  /** Address of its script or frame, or a path of the site. */
  address: string;
  /** Whether a visitor must say yes to the site's question first. */
  needsConsent: boolean;
  origins: TagOrigins;
  budget: TagBudget;
}

const google = 'https://www.googletagmanager.com';

/** Where Google's script for a measurement comes from. */
export const counterScript = (measurementId: string): string =>
  `${google}/gtag/js?id=${encodeURIComponent(measurementId)}`;

function counterOf({ measurementId, budget }: SiteAnalytics): SiteTag[] {
  if (measurementId === null) return [];
  return [
    {
      name: 'google-analytics',
      provider: 'Google Analytics',
      address: counterScript(measurementId),
      needsConsent: true,
      origins: {
        scripts: [google],
        images: [google, 'https://*.google-analytics.com'],
        connect: [google, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
        frames: [],
      },
      budget,
    },
  ];
}

/** What a chat may reach: its script's own origin, and those that the site's file names. */
function chatOf(chat: SiteChat | null): SiteTag[] {
  if (!chat) return [];
  const own = chat.script.startsWith('https:') ? [originOf(chat.script)] : [];
  const { images, connect, frames } = chat.origins;
  return [
    {
      name: 'chat',
      provider: chat.provider,
      address: chat.script,
      // Nothing of it is loaded until the visitor begins a conversation.
      needsConsent: false,
      origins: {
        scripts: own,
        images: [...own, ...images],
        connect: [...own, ...connect],
        frames: [...own, ...frames],
      },
      budget: chat.budget,
    },
  ];
}

const vendorTag = ({ name, provider, part, consent, origins, budget }: SiteVendor): SiteTag => ({
  name,
  provider,
  address: part.address,
  needsConsent: consent === 'statistics',
  origins,
  budget,
});

/** What a site's file says of other companies. */
export interface TaggedSite {
  analytics: SiteAnalytics;
  chat: SiteChat | null;
  vendors: readonly SiteVendor[];
}

/** All code of other companies that a site's pages may load. */
export const tagsOf = ({ analytics, chat, vendors }: TaggedSite): SiteTag[] => [
  ...counterOf(analytics),
  ...chatOf(chat),
  ...vendors.map(vendorTag),
];

/**
 * Whether something belongs to a tag: its script or frame, or anything on an origin of its own.
 * @param address whole, as browsers tell it
 * @param own origin of the page itself
 */
export function isOfTag(
  { address: ownAddress, origins }: Pick<SiteTag, 'address' | 'origins'>,
  address: string,
  own: string,
): boolean {
  if (address === (ownAddress.startsWith('/') ? `${own}${ownAddress}` : ownAddress)) return true;
  const origin = originOf(address);
  return Object.values<readonly string[]>({ ...origins })
    .flat()
    .some((one) => one === origin || (one.startsWith('https://*.') && origin.endsWith(one.slice('https://*'.length))));
}
