import type { z } from 'zod';
import { accessorySchema } from '../range/accessory.ts';
import { manufacturerSchema } from '../range/manufacturer.ts';
import { rangeModelSchema } from '../range/rangeModel.ts';
import { contentRedirectsSchema } from '../redirects/contentRedirects.ts';
import { contentArticleSchema } from './contentArticle.ts';
import { contentOfferSchema } from './contentOffer.ts';
import { contentPageSchema } from './contentPage.ts';
import { personSchema } from './person.ts';
import { workshopSchema } from './workshop.ts';

interface ContentKindRow {
  /** What its folder is called, and the last part of the address of its list. */
  folder: string;
  schema: z.ZodType;
  /** The field that holds the text below the front matter of a file. */
  prose: string;
  /** The prose may hold lines in whose place blocks stand, such as `::stock{make=Kia}`. */
  hasBlocks?: true;
  /** Belongs to a make: every dealer who sells it has these records, and those of each other make that it sells. */
  ofMake?: true;
}

/** Kinds of content that a dealer, a manufacturer or an agency keeps as data: one row each. */
export const contentKinds = {
  page: { folder: 'pages', schema: contentPageSchema, prose: 'text', hasBlocks: true },
  offer: { folder: 'offers', schema: contentOfferSchema, prose: 'description' },
  article: { folder: 'articles', schema: contentArticleSchema, prose: 'text', hasBlocks: true },
  manufacturer: { folder: 'manufacturer', schema: manufacturerSchema, prose: 'lead', ofMake: true },
  model: { folder: 'models', schema: rangeModelSchema, prose: 'lead', ofMake: true },
  accessory: { folder: 'accessories', schema: accessorySchema, prose: 'text', ofMake: true },
  person: { folder: 'people', schema: personSchema, prose: 'about' },
  redirects: { folder: 'redirects', schema: contentRedirectsSchema, prose: 'text' },
  workshop: { folder: 'workshop', schema: workshopSchema, prose: 'price_note' },
} as const satisfies Record<string, ContentKindRow>;

export type ContentKind = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

/** What a record of each kind holds. */
export type ContentFields<Kind extends ContentKind> = z.output<(typeof contentKinds)[Kind]['schema']>;

/** A record under its name, which is unique among those of its kind and part of its address. */
export type ContentRecord<Kind extends ContentKind = ContentKind> = { slug: string } & ContentFields<Kind>;

/** Whether a text may be a record's name. */
export const isContentSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80;
