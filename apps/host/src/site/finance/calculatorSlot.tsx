import {
  type FinanceFigures,
  hasPage,
  isInStock,
  pageHref,
  type PublicSite,
  salePrice,
  type Vehicle,
  vehicleEventParams,
} from '@forecourt/domain';
import { calculatorSetup, priceError } from '@forecourt/finance/model';
import type { ReactNode } from 'react';
import { topicPath } from '../form/enquiry.ts';
import { LateVehicleCalculator } from './LateVehicleCalculator.tsx';

/**
 * The calculator on a vehicle's page, with its price and its lender's rate, deposit and term. Without JavaScript its
 * form goes to the finance page, because this page is stored; a site without a finance page has no calculator.
 */
export function calculatorSlot(site: PublicSite, vehicle: Vehicle, figures: FinanceFigures | null): ReactNode {
  if (!site.flags.financeCalculator || !hasPage(site, 'finance') || !isInStock(vehicle)) return null;
  const setup = calculatorSetup(site, { vehicle, figures });
  // No calculator that would start with an error.
  if (salePrice(vehicle) === null || priceError(setup.start.price, setup.bounds) !== null) return null;
  return (
    <LateVehicleCalculator
      setup={setup}
      action={`${pageHref('finance')}#finance-form`}
      hidden={{ car_id: vehicle.id }}
      vehicle={vehicleEventParams(vehicle)}
      enquireHref={topicPath(site, vehicle, 'finance')}
    />
  );
}
