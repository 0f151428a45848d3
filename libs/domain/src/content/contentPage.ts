import { z } from 'zod';
import { contentDate, contentTimes } from './contentDates.ts';
import { contentHref } from './contentHref.ts';
import { contentPicture } from './contentPicture.ts';

export const contentAction = z.strictObject({
  label: z.string().trim().min(1).max(40),
  href: contentHref,
});

const fact = z.strictObject({
  name: z.string().trim().min(1).max(60),
  value: z.string().trim().min(1).max(200),
});

const question = z.strictObject({
  question: z.string().trim().min(1).max(200),
  /** Markdown. */
  answer: z.string().trim().min(1).max(4_000),
});

/** A page of prose: about the dealer, warranty, law, and any other that a dealer adds. */
export const contentPageSchema = z.strictObject({
  ...contentTimes,
  title: z.string().trim().min(1).max(120),
  /** Says in a few sentences what the page says. */
  lead: z.string().trim().max(600).default(''),
  /** What search engines show. @default the lead */
  description: z.string().trim().max(300).nullable().default(null),
  /** The day its words were last looked at. */
  updated: contentDate.nullable().default(null),
  /** A wide picture above the words. */
  image_url: contentPicture.nullable().default(null),
  /** Says what the picture shows. */
  image_alt: z.string().trim().max(200).default(''),
  /** The page in short, one sentence each. */
  points: z.array(z.string().trim().min(1).max(240)).max(6).default([]),
  facts: z.array(fact).max(8).default([]),
  questions: z.array(question).max(20).default([]),
  /** The one thing to do next. */
  action: contentAction.nullable().default(null),
  /** Markdown. A line of its own such as `::stock{make=Toyota model=HiLux}` shows vehicles. */
  text: z.string().max(60_000).default(''),
});

export type ContentPage = z.output<typeof contentPageSchema>;
