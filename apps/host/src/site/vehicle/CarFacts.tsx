import { carPath, type PublicSite, type Vehicle } from '@forecourt/domain';
import { vehicleTrail } from '@forecourt/templates';
import { carJsonLd, vehicleTitle } from '@forecourt/vehicle/model';
import { JsonLd } from '../page/JsonLd.tsx';
import { pictureAddress } from '../page/pictureAddress.ts';
import { trailJsonLd } from '../page/trailJsonLd.ts';

export interface CarFactsProps {
  site: PublicSite;
  vehicle: Vehicle;
}

/** Structured data of a vehicle page: what is for sale, and where the page stands. */
export function CarFacts({ site, vehicle }: CarFactsProps) {
  const { origin } = site;
  const address = `${origin}${carPath(vehicle)}`;
  return (
    <>
      <JsonLd data={carJsonLd(vehicle, site, address, (picture) => pictureAddress(picture, origin))} />
      <JsonLd data={trailJsonLd(vehicleTrail(site, vehicle), vehicleTitle(vehicle), origin)} />
    </>
  );
}
