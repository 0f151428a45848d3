import type { Jurisdiction } from '@forecourt/domain';
import type { OwnVehicle, ValuationQuestion } from '@forecourt/forms/model';

export interface FoundVehicle extends OwnVehicle {
  /** Kilometres last recorded by the register; null where there are none. */
  kms: number | null;
}

export type VehicleSearch = { found: FoundVehicle } | { found: null; reason: 'not-found' | 'unavailable' };

export interface ValuationRequest {
  rego: string;
  state: Jurisdiction;
  vehicle: OwnVehicle;
  kms: number;
  /** Values of the chosen answers, by the question's id. */
  answers: Readonly<Record<string, string>>;
}

export type Valuation =
  | {
      kind: 'estimate';
      /** Whole cents. */
      low: number;
      high: number;
    }
  | { kind: 'appraisal' }
  | { kind: 'unavailable' };

/** A service that identifies vehicles by number plate and values them. No method throws, and each has a time limit. */
export interface ValuationPort {
  findVehicle(rego: string, state: Jurisdiction): Promise<VehicleSearch>;
  /** The questions to ask about this vehicle; null where the service gives none: the default questions are asked then. */
  questions(vehicle: OwnVehicle): Promise<ValuationQuestion[] | null>;
  estimate(request: ValuationRequest): Promise<Valuation>;
}

/** Where no service is configured: visitors enter everything themselves, and every car is appraised by a person. */
export const noValuation: ValuationPort = {
  findVehicle: () => Promise.resolve({ found: null, reason: 'unavailable' }),
  questions: () => Promise.resolve(null),
  estimate: () => Promise.resolve({ kind: 'unavailable' }),
};
