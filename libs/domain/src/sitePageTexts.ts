import { z } from 'zod';
import type { SitePage } from './pages/pageTable.ts';
import { sitePageNames } from './pages/sitePages.ts';

const step = z.object({
  /** What happens, in a few words. */
  title: z.string().trim().min(1).max(80),
  /** One or two sentences. */
  text: z.string().trim().min(1).max(300),
});

const texts = z
  .object({
    /** Heading of the page. */
    title: z.string().min(1).max(120),
    /** Sentences below the heading. */
    intro: z.string().max(600),
    /** What happens one after the other, in place of all of the platform's steps. */
    steps: z
      .array(step)
      .min(1)
      .max(8)
      .refine((steps) => new Set(steps.map(({ title }) => title)).size === steps.length, {
        error: 'Give each step a title of its own.',
      }),
    /** Heading above the steps. @default 'What happens next' */
    stepsTitle: z.string().trim().min(1).max(80),
    /** What speaks for the dealer, in place of the platform's, beside the same icons. */
    benefits: z.object({
      /** Heading above them. */
      title: z.string().trim().max(80),
      /** Each with a few words and a sentence or two. */
      list: z.array(step).min(1).max(8),
    }),
    /** Questions and answers at the foot of the page, in place of the platform's; none with an empty list. */
    faq: z
      .array(
        z.object({
          /** What visitors ask. */
          question: z.string().trim().min(1).max(160),
          /** One to three sentences. */
          answer: z.string().trim().min(1).max(900),
        }),
      )
      .max(20),
  })
  .partial();

/** Pages that tell no steps. */
const withoutSteps: readonly SitePage[] = ['review-feedback', 'spin-to-win', 'online-payment'];

/** The dealer's own words on such a page, in place of the platform's. */
export const sitePageTextsSchema = z
  .partialRecord(z.enum(sitePageNames as [SitePage, ...SitePage[]]), texts)
  .superRefine((given, context) => {
    for (const page of withoutSteps) {
      if (given[page]?.steps === undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [page, 'steps'],
        message: `The page ${page} shows no steps. Leave them out.`,
      });
    }
  });
