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
  /** What mails to the dealer call it. */
  heading: sentence.optional(),
  /** Heading of the reply, and subject of the mail. */
  title: sentence.optional(),
  /** Sentences of the reply, each a paragraph. */
  text: z.array(sentence).max(6).optional(),
  /** What happens next, one thing after another. */
  next: z.array(sentence).max(6).optional(),
});

/** A site's own texts for replies to visitors, in place of the platform's. */
export const siteRepliesSchema = z.object({
  /** False: no mails to visitors at all. */
  mail: z.boolean().default(true),
  /** Text messages in addition to the mail, for visitors who asked for them or verified their phone. */
  texts: z.boolean().default(false),
  /** Texts by the kind of what was sent. */
  kinds: z.partialRecord(z.enum(replyKinds), replySchema).default({}),
});

export type SiteReplies = z.output<typeof siteRepliesSchema>;
