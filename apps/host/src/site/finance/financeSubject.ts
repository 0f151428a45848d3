import 'server-only';

import type { PublicSite, QueryParameters, Site, Vehicle } from '@forecourt/domain';
import {
  calculatorSetup,
  readCalculatorQuery,
  siteFigures,
  type CalculatorInput,
  type CalculatorSetup,
} from '@forecourt/finance/model';
import { linkedVehicle } from '../vehicle/linkedVehicle.ts';

export interface FinanceSubject {
  vehicle: Vehicle | null;
  setup: CalculatorSetup;
  /** The visitor's input, on top of the default values. */
  input: CalculatorInput;
}

/** Subject of a finance page: the vehicle named by its URL and the input of its calculator. */
export async function financeSubject(
  site: Site,
  publicSite: PublicSite,
  given: QueryParameters,
): Promise<FinanceSubject> {
  const vehicle = await linkedVehicle(site, given);
  const about = vehicle && { vehicle, figures: siteFigures(publicSite, vehicle, new Date()) };
  const setup = calculatorSetup(publicSite, about);
  return { vehicle, setup, input: readCalculatorQuery(given, setup) };
}
