import type { Location, PublicSite, Vehicle } from '@forecourt/domain';
import { enquiryMessages, wordsOf } from '@forecourt/domain/messages';
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
  const say = wordsOf(enquiryMessages, site);
  return function EmailUs(location: Location) {
    return (
      <Button
        {...emailUsSetup(site, location, vehicle)}
        href={emailUsPath(location, vehicle)}
        hash={`#email-${location.slug}`}
        title={say('enquiry.email', { name: location.name })}
        vehicle={vehicle && enquiredVehicle(vehicle)}
        variant="secondary"
        icon="mail"
        full
      >
        <span>
          {say('enquiry.emailUs')}
          <VisuallyHidden>, {location.name}</VisuallyHidden>
        </span>
      </Button>
    );
  };
}
