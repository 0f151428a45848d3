import { z } from 'zod';
import { didYouMean } from './closestName.ts';

/** Kinds of data that are kept until an installation says for how long. */
export const retainedKinds = [
  'enquiries',
  'payments',
  'phone-numbers-shown',
  'reservations',
  'trade-ins',
  'watched-vehicles',
] as const;

export type RetainedKind = (typeof retainedKinds)[number];

/** Days that each kind is kept; a kind that is not named is kept for good. */
export type RetentionConfig = Partial<Record<RetainedKind, number>>;

/** Shorter would delete what a dealer is still working on. */
const minDays = 30;
const maxDays = 36_500;

const isKind = (name: string): name is RetainedKind => (retainedKinds as readonly string[]).includes(name);

/** How long data is kept. @example 'enquiries=730, reservations=2555' */
export const retentionVariables = {
  FORECOURT_KEEP_DAYS: z
    .string()
    .default('')
    .transform((text, context) => {
      const days: RetentionConfig = {};
      for (const entry of text.split(',').filter((one) => one.trim() !== '')) {
        const [name = '', count = '', ...more] = entry.split('=').map((part) => part.trim());
        const isCount = /^\d{1,5}$/.test(count) && Number(count) >= minDays && Number(count) <= maxDays;
        if (!isKind(name)) {
          const known = didYouMean(name, retainedKinds) || `; the kinds are ${retainedKinds.join(', ')}`;
          context.addIssue(`names no kind of data by '${name}'${known}`);
        } else if (!isCount || more.length > 0) {
          context.addIssue(`must give '${name}' whole days from ${minDays} to ${maxDays}, as in '${name}=730'`);
        } else days[name] = Number(count);
      }
      return days;
    }),
};
