import type { SiteChat } from '../siteChat.ts';
import type { SiteAnalytics } from './siteAnalytics.ts';
import type { TagBudget } from './tagBudget.ts';

export const tagNames = ['google-analytics', 'chat'] as const;
/** Scripts of other companies that a site may have. */
export type TagName = (typeof tagNames)[number];

/** Where a tag's script comes from and what it may reach, by the directives of the page's policy. */
export interface TagOrigins {
  scripts: readonly string[];
  images: readonly string[];
  connect: readonly string[];
  frames: readonly string[];
}

/** A script of another company on a site: what loads it, what lets it through and what judges it all read this. */
export interface SiteTag {
  name: TagName;
  /** Address of its script, or a path of the site. */
  script: string;
  /** Whether a visitor must agree first. */
  needsConsent: boolean;
  origins: TagOrigins;
  budget: TagBudget;
}

const google = 'https://www.googletagmanager.com';

const originOf = (address: string): string => /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? '';

/** Where Google's script for a measurement comes from. */
export const counterScript = (measurementId: string): string =>
  `${google}/gtag/js?id=${encodeURIComponent(measurementId)}`;

function counterOf({ measurementId, budget }: SiteAnalytics): SiteTag[] {
  if (measurementId === null) return [];
  return [
    {
      name: 'google-analytics',
      script: counterScript(measurementId),
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
      script: chat.script,
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

/** All scripts of other companies that a site's pages may load. */
export const tagsOf = ({ analytics, chat }: { analytics: SiteAnalytics; chat: SiteChat | null }): SiteTag[] => [
  ...counterOf(analytics),
  ...chatOf(chat),
];

/**
 * Whether something belongs to a tag: its script, or anything on an origin of its own.
 * @param address whole, as browsers tell it
 * @param own origin of the page itself
 */
export function isOfTag(
  { script, origins }: Pick<SiteTag, 'script' | 'origins'>,
  address: string,
  own: string,
): boolean {
  if (address === (script.startsWith('/') ? `${own}${script}` : script)) return true;
  const origin = originOf(address);
  return Object.values<readonly string[]>({ ...origins })
    .flat()
    .some((one) => one === origin || (one.startsWith('https://*.') && origin.endsWith(one.slice('https://*'.length))));
}
