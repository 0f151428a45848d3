import { z } from 'zod';
import { originSchema } from '../siteOrigins.ts';
import { isAddress } from '../address.ts';

export const pluginSlots = ['head', 'header', 'below-price', 'vehicle-sidebar', 'footer', 'chat-corner'] as const;
/**
 * Places of pages that a vendor's part can fill: `head` shows nothing, `header` stands below the menu, `footer` above
 * the footer; `below-price` and `vehicle-sidebar` are on pages of vehicles, the others on every page.
 */
export type PluginSlot = (typeof pluginSlots)[number];

export const consentClasses = ['essential', 'functional', 'statistics'] as const;
/**
 * What a vendor needs before it is loaded, the least first. `essential`: nothing. `functional`: a visitor's press on a
 * button in its place, which names the vendor. `statistics`: a yes to the question that the site asks for all of them.
 */
export type ConsentClass = (typeof consentClasses)[number];

export const loadMoments = ['quiet', 'touched'] as const;
/**
 * When a vendor's code is loaded, unless a visitor has just asked for it: then it comes at once. `quiet`: after the
 * first thing that a visitor does, or when the page is complete and the browser idle. `touched`: only after the first
 * thing that a visitor does.
 */
export type LoadMoment = (typeof loadMoments)[number];

const origins = z.array(originSchema).max(10).default([]);
const amount = z.number().int().min(1).max(10_000);

/** A vendor's plug-in on a site: what the site's file says of it. */
const sitePluginSchema = z.object({
  /** Name of a plug-in that the host has registered. */
  plugin: z.string().min(1).max(40),
  /** false takes it off every page within a second, with all that the pages' policy allowed for it. */
  enabled: z.boolean().default(true),
  /** Where it stands. @default the first place that the plug-in names */
  slot: z.enum(pluginSlots).nullable().default(null),
  /** What the plug-in needs to know, such as the dealer's account. */
  settings: z.record(z.string(), z.unknown()).default({}),
  /** What a visitor is asked first: the plug-in's own class or a stricter one. @default the plug-in's own */
  consent: z.enum(consentClasses).nullable().default(null),
  /** When its code is loaded. @default the plug-in's own moment */
  when: z.enum(loadMoments).nullable().default(null),
  /** Origins that the dealer's account uses beside those of the plug-in. */
  origins: z
    .object({
      /** Of further scripts. */
      scripts: origins,
      /** Of pictures. */
      images: origins,
      /** That it talks to. */
      connect: origins,
      /** Of frames. */
      frames: origins,
    })
    .prefault({}),
  /** What it may cost a visitor before it is named in the log and in the report of visits. @default the plug-in's own */
  budget: z
    .object({
      /** Kilobytes (1,000 bytes) over the line in one visit. */
      kilobytes: amount,
      /** Milliseconds in which it may keep the page from answering. */
      milliseconds: amount,
    })
    .partial()
    .default({}),
  /** A link that stands in its place without JavaScript, and when the vendor cannot be reached. */
  instead: z
    .object({
      /** Words of the link. @example 'Ask us for a valuation' */
      label: z.string().trim().min(1).max(80),
      /** A page of the site, or a whole address. */
      href: z.string().refine(isAddress, 'a page of the site such as /contact, or a whole address with https://'),
    })
    .nullable()
    .default(null),
});

export type SitePlugin = z.output<typeof sitePluginSchema>;

/** All plug-ins of a site. */
export const sitePluginsSchema = z
  .array(sitePluginSchema)
  .max(20)
  .refine((all) => new Set(all.map(({ plugin }) => plugin)).size === all.length, 'a plug-in is listed twice')
  .default([]);
