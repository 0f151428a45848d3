import { z } from 'zod';
import { webAddress } from './addressSchema.ts';
import { tagBudgetSchema } from './tags/tagBudget.ts';

const origins = z
  .array(webAddress.refine((text) => /^https:/i.test(text), 'an address with https'))
  .max(10)
  .default([]);

/** A conversation with the dealer by another company's chat. Nothing of it is loaded until a visitor begins one. */
export const siteChatSchema = z.object({
  /** Provider of the chat, named to visitors before anything is sent there. @example 'Chatter' */
  provider: z.string().trim().min(1).max(40),
  /** What the dealer says first. */
  greeting: z.string().trim().min(1).max(200),
  /** The provider's script: on its own origin, or a path of the site. */
  script: z.string().regex(/^(https:\/\/[^/\s@]+)?\/[^\s"'<>\\]+$/, 'https:// and a path, or a path of the site'),
  /** Name of the function that opens it once the script is there, part by part. @example ['Chatter', 'open'] */
  opener: z
    .array(z.string().regex(/^[A-Za-z_$][\w$]{0,39}$/))
    .min(1)
    .max(4),
  /** What the chat may reach beside the site itself; the script's own origin goes without saying. */
  origins: z
    .object({
      /** Origins that its script talks to. */
      connect: origins,
      /** Origins of its pictures. */
      images: origins,
      /** Origins of its frames. */
      frames: origins,
    })
    .prefault({}),
  /** What the provider's script may cost a visitor. */
  budget: tagBudgetSchema({ kilobytes: 400, milliseconds: 200 }),
  /** Whether the greeting opens by itself on pages about service and parts. On phones only, whatever this says. */
  automatic: z.boolean().default(true),
});

export type SiteChat = z.output<typeof siteChatSchema>;
