import { z } from 'zod';

/** How a service of the stand-in fails. */
export const faultSchema = z.strictObject({
  /** Answers 503 to this many calls. */
  fail: z.number().int().min(0).max(1_000).optional(),
  /** Answers this late, in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).optional(),
  /** Answers with garbage. */
  garbage: z.boolean().optional(),
  /** Handles this many calls but closes the connection without an answer. */
  lose: z.number().int().min(0).max(1_000).optional(),
  /** Sends every event twice. */
  duplicate: z.boolean().optional(),
});

export type Fault = z.output<typeof faultSchema>;

export const controlSchema = z.strictObject({
  leads: faultSchema.optional(),
  youx: faultSchema.optional(),
  payments: faultSchema.optional(),
  valuation: faultSchema.optional(),
  places: faultSchema.optional(),
  reviews: faultSchema.optional(),
});

export type StandInService = keyof z.output<typeof controlSchema>;
export const standInServices = Object.keys(controlSchema.shape) as StandInService[];

export interface FaultPlan {
  /** Replaces the faults of a service. */
  set(service: StandInService, fault: Fault): void;
  /** The faults of the next call; counts failures down. */
  next(service: StandInService): { fails: boolean; delayMs: number; garbage: boolean; loses: boolean };
  /** Whether the service sends every event twice now. */
  duplicates(service: StandInService): boolean;
}

export function openFaultPlan(): FaultPlan {
  const plan: Record<StandInService, Fault> = {
    leads: {},
    youx: {},
    payments: {},
    valuation: {},
    places: {},
    reviews: {},
  };
  return {
    set(service, fault) {
      plan[service] = { ...fault };
    },
    next(service) {
      const fault = plan[service];
      const { fail = 0, lose = 0, delayMs = 0, garbage = false } = fault;
      if (fail > 0) plan[service] = { ...fault, fail: fail - 1 };
      else if (lose > 0) plan[service] = { ...fault, lose: lose - 1 };
      return { fails: fail > 0, delayMs, garbage, loses: fail === 0 && lose > 0 };
    },
    duplicates: (service) => plan[service].duplicate ?? false,
  };
}
