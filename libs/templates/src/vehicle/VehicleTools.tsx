import { carPath, isInStock, type PublicSite, type Vehicle } from '@forecourt/domain';
import { PrintButtons, VehicleShare } from '@forecourt/vehicle';
import { vehicleTitle } from '@forecourt/vehicle/model';

export interface VehicleToolsProps {
  /** The site that the page belongs to. */
  site: PublicSite;
  /** The vehicle of the page. */
  vehicle: Vehicle;
}

/** Share, and print where the site offers it and the vehicle is still available. */
export function VehicleTools({ site, vehicle }: VehicleToolsProps) {
  return (
    <>
      <VehicleShare name={vehicleTitle(vehicle)} url={`${site.origin}${carPath(vehicle)}`} />
      {site.flags.printPage && isInStock(vehicle) && <PrintButtons vehicle={vehicle} />}
    </>
  );
}
