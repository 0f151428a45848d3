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
  /** What the visitor came with, on top of what the set-up starts from. */
  input: CalculatorInput;
}

/** What a page about finance works with: the vehicle that its address names and what it was asked. */
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
