import type { Location, PublicSite, Vehicle } from '@forecourt/domain';
import { FormButton } from '@forecourt/forms';
import { emailUsPath, emailUsSetup } from '@forecourt/forms/model';
import { VisuallyHidden } from '@forecourt/ui';
import { enquiredVehicle } from '../vehicle/enquiredVehicle.ts';

/** 'Email Us' of a location: opens the form to it above the page. */
export function emailUs(site: PublicSite, vehicle: Vehicle | null = null) {
  return function EmailUs(location: Location) {
    return (
      <FormButton
        {...emailUsSetup(site, location, vehicle)}
        href={emailUsPath(location, vehicle)}
        hash={`#email-${location.slug}`}
        title={`Email ${location.name}`}
        vehicle={vehicle && enquiredVehicle(vehicle)}
        variant="secondary"
        icon="mail"
        full
      >
        <span>
          Email Us<VisuallyHidden>, {location.name}</VisuallyHidden>
        </span>
      </FormButton>
    );
  };
}
