import { CommandError } from '../../config/commandError.ts';

export const leadStates = ['delivered', 'pending', 'parked', 'held', 'nowhere'] as const;

/** State of a lead: that of the delivery that needs attention most. */
export type LeadState = (typeof leadStates)[number];

export interface LeadFilter {
  site?: string;
  since?: Date;
  state?: LeadState;
  category?: string;
}

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

function readSince(text: string, now: Date): Date {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  if (amount && unit) return new Date(now.getTime() - Number(amount) * unitMs[unit as keyof typeof unitMs]);
  const at = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(at.getTime())) {
    throw new CommandError(`--since '${text}' is no moment: give 2026-11-20, 2026-11-20T09:00Z, 90m, 12h or 7d.`);
  }
  return at;
}

function readState(text: string): LeadState {
  const state = leadStates.find((one) => one === text);
  if (!state) throw new CommandError(`--state '${text}' is none of ${leadStates.join(', ')}.`);
  return state;
}

/** @throws CommandError naming the option that cannot be read */
export function readFilter(
  given: Readonly<Partial<Record<'site' | 'since' | 'state' | 'category', string>>>,
  now: Date,
): LeadFilter {
  return {
    ...(given.site !== undefined && { site: given.site }),
    ...(given.category !== undefined && { category: given.category }),
    ...(given.since !== undefined && { since: readSince(given.since, now) }),
    ...(given.state !== undefined && { state: readState(given.state) }),
  };
}
