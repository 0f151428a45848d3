import { defineBlock } from '@forecourt/platform/config';
import { z } from 'zod';
import { comeAndSeeMessages } from './src/comeAndSeeMessages.ts';

const settings = z.strictObject({
  make: z.string().min(1),
  model: z.string().min(1).optional(),
  /** Name of the place in its address. @default the first that sells */
  place: z.string().min(1).optional(),
});

/** What a line such as `::come-and-see{make=Toyota model=HiLux}` says. */
export type ComeAndSee = z.output<typeof settings>;

/** How many of a make or model are in stock, and when somebody is there to show one. */
export const comeAndSeeBlock = defineBlock({
  settings,
  module: './src/Block.tsx',
  from: import.meta.url,
  messages: comeAndSeeMessages,
  stock: ({ make, model }) => ({ make, model }),
});
