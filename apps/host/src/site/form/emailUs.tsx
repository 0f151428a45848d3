import type { Location, PublicSite, Vehicle } from '@forecourt/domain';
import type { FormButtonProps } from '@forecourt/forms';
import { emailUsPath, emailUsSetup } from '@forecourt/forms/model';
import { VisuallyHidden } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { enquiredVehicle } from '../vehicle/enquiredVehicle.ts';

/**
 * 'Email Us' button of a location: opens the form to it in a dialog.
 * @param Button `FormButton`, or the late one in a part that wakes when it is needed
 */
export function emailUs(
  site: PublicSite,
  Button: (props: FormButtonProps) => ReactNode,
  vehicle: Vehicle | null = null,
) {
  return function EmailUs(location: Location) {
    return (
      <Button
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
      </Button>
    );
  };
}
