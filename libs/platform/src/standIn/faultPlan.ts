import { z } from 'zod';

/** How a service of the stand-in misbehaves. */
export const faultSchema = z.strictObject({
  /** Answers 503 to this many calls. */
  fail: z.number().int().min(0).max(1_000).optional(),
  /** Answers this late, in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).optional(),
  /** Answers rubbish instead of what was agreed. */
  garbage: z.boolean().optional(),
});

export type Fault = z.output<typeof faultSchema>;

export const controlSchema = z.strictObject({ leads: faultSchema.optional(), youx: faultSchema.optional() });

export type StandInService = keyof z.output<typeof controlSchema>;

export interface FaultPlan {
  /** What was set for one service replaces what was set for it before. */
  set(service: StandInService, fault: Fault): void;
  /** What the next call meets; counts failures down. */
  next(service: StandInService): { fails: boolean; delayMs: number; garbage: boolean };
}

export function openFaultPlan(): FaultPlan {
  const plan: Record<StandInService, Fault> = { leads: {}, youx: {} };
  return {
    set(service, fault) {
      plan[service] = { ...fault };
    },
    next(service) {
      const fault = plan[service];
      const left = fault.fail ?? 0;
      if (left > 0) plan[service] = { ...fault, fail: left - 1 };
      return { fails: left > 0, delayMs: fault.delayMs ?? 0, garbage: fault.garbage ?? false };
    },
  };
}
