import { carPath, isInStock, type PublicSite, type Vehicle } from '@forecourt/domain';
import { PrintButtons, VehicleShare } from '@forecourt/vehicle';
import { vehicleTitle } from '@forecourt/vehicle/model';

export interface VehicleToolsProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle it is about. */
  vehicle: Vehicle;
}

/** Share, and on paper where the site offers that and the vehicle is still to be had. */
export function VehicleTools({ site, vehicle }: VehicleToolsProps) {
  return (
    <>
      <VehicleShare name={vehicleTitle(vehicle)} url={`${site.origin}${carPath(vehicle)}`} />
      {site.flags.printPage && isInStock(vehicle) && <PrintButtons vehicle={vehicle} />}
    </>
  );
}
