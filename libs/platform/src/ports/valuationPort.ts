import type { AustralianState } from '@forecourt/domain';
import type { OwnVehicle, ValuationQuestion } from '@forecourt/forms/model';

export interface FoundVehicle extends OwnVehicle {
  /** Kilometres the register last knew of; null where it knows none. */
  kms: number | null;
}

export type VehicleSearch = { found: FoundVehicle } | { found: null; reason: 'not-found' | 'unavailable' };

export interface ValuationRequest {
  rego: string;
  state: AustralianState;
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

/** A service that knows vehicles by their plates and what they are worth. No method throws, and each has a time limit. */
export interface ValuationPort {
  findVehicle(rego: string, state: AustralianState): Promise<VehicleSearch>;
  /** What has to be known of this vehicle; null where the service says nothing, and the usual questions are asked. */
  questions(vehicle: OwnVehicle): Promise<ValuationQuestion[] | null>;
  estimate(request: ValuationRequest): Promise<Valuation>;
}

/** Where no service is configured: everything is typed in, and a person looks at every car. */
export const noValuation: ValuationPort = {
  findVehicle: () => Promise.resolve({ found: null, reason: 'unavailable' }),
  questions: () => Promise.resolve(null),
  estimate: () => Promise.resolve({ kind: 'unavailable' }),
};
