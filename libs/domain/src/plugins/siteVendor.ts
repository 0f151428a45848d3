import { z } from 'zod';
import { originOf } from '../address.ts';
import { originSchema } from '../siteOrigins.ts';
import { isAddress } from '../address.ts';
import { consentClasses, loadMoments, pluginSlots } from './sitePlugins.ts';

const origins = z.array(originSchema).max(20).default([]);
const amount = z.number().int().min(1).max(10_000);

/** Address of a vendor's script or frame: whole, and on an origin that a page may name. */
const vendorAddress = z
  .string()
  .max(2_000)
  .refine((text) => originSchema.safeParse(originOf(text)).success && !/[\s"'<>\\]/.test(text), {
    error: 'a whole address with https://, such as https://cdn.vendor.example/chat.js',
  });

/** What a vendor puts into a page: a script, or a frame that the page is closed to. */
export const vendorPartSchema = z
  .object({
    kind: z.enum(['script', 'frame']),
    /** Whole address of the script, or of the frame's page. */
    address: vendorAddress,
    /** `data-*` attributes of the script's element, by their names without `data-`. */
    attributes: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), z.string().max(500)).default({}),
    /** What it may reach beside its address's own origin, by the directives of the page's policy. */
    origins: z.object({ scripts: origins, images: origins, connect: origins, frames: origins }).partial().prefault({}),
    /** Heading of a frame, or of the question in its place. Needed by frames. */
    title: z.string().trim().max(80).default(''),
    /** One or two sentences below the heading. */
    words: z.string().trim().max(300).default(''),
    /** Words of the button that loads it. */
    action: z.string().trim().min(1).max(40).default('Show it'),
    /** Height of a frame in pixels: at first, and the most that it may ask for. */
    height: z
      .object({ first: z.number().int().min(40).max(2_000), most: z.number().int().min(40).max(2_000) })
      .default({ first: 320, most: 900 }),
  })
  .refine(({ kind, title }) => kind === 'script' || title !== '', {
    path: ['title'],
    error: 'a frame needs a title: people who cannot see it hear what it is',
  });

export type VendorPart = z.output<typeof vendorPartSchema>;
export type VendorPartInput = z.input<typeof vendorPartSchema>;

/** A vendor's part of a site's pages, as the host has put it together from the plug-in and the site's file. */
export const siteVendorSchema = z.object({
  /** Name of the plug-in. */
  name: z.string(),
  /** Company that visitors are told of. */
  provider: z.string(),
  slot: z.enum(pluginSlots),
  consent: z.enum(consentClasses),
  when: z.enum(loadMoments),
  part: vendorPartSchema,
  /** Complete: of its address and all others. */
  origins: z.object({
    scripts: z.array(z.string()),
    images: z.array(z.string()),
    connect: z.array(z.string()),
    frames: z.array(z.string()),
  }),
  budget: z.object({ kilobytes: amount, milliseconds: amount }),
  instead: z.object({ label: z.string(), href: z.string().refine(isAddress) }).nullable(),
});

export type SiteVendor = z.output<typeof siteVendorSchema>;
