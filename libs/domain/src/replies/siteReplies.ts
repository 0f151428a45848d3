import { z } from 'zod';
import { replyFacts } from './replyTable.ts';
import { replyKinds } from './replyKinds.ts';

const known = new Set<string>(replyFacts);

/** May name facts: 'See you on {time}.' A sentence whose fact is not known is left out. */
const sentence = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine((words) => [...words.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => known.has(name)), {
    error: `name facts only as {${replyFacts.join('}, {')}}`,
  });

const replySchema = z.object({
  /** False: nothing is sent. The page after the form says thanks all the same. */
  send: z.boolean().default(true),
  title: sentence.optional(),
  text: z.array(sentence).max(6).optional(),
  /** What happens next, one thing after another. */
  next: z.array(sentence).max(6).optional(),
});

/** A site's own texts for replies to visitors, in place of the platform's. */
export const siteRepliesSchema = z.object({
  /** False: no mails to visitors at all. */
  mail: z.boolean().default(true),
  /** Text messages beside the mail, to visitors who asked for texts or proved their phone. */
  texts: z.boolean().default(false),
  kinds: z.partialRecord(z.enum(replyKinds), replySchema).default({}),
});

export type SiteReplies = z.output<typeof siteRepliesSchema>;
