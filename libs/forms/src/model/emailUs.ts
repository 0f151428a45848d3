import type { Location } from '@forecourt/domain';
import type { EnquirySite, EnquiryVehicle } from './enquirySite.ts';
import { formDefaults, type FormDefaults } from './formDefaults.ts';
import { formSettings, type FormSettings } from './formSettings.ts';
import { emailUsForm } from './forms/dealerForms.ts';

export interface EmailUsSetup {
  form: 'email-us';
  settings: FormSettings;
  defaults: FormDefaults;
}

/**
 * Settings of the form to one location: the location is known and not asked for.
 * @param vehicle that its visitor looks at; the dealer is told which
 */
export function emailUsSetup(
  site: EnquirySite,
  { id, dealership_slug }: Pick<Location, 'id' | 'dealership_slug'>,
  vehicle: EnquiryVehicle | null = null,
): EmailUsSetup {
  const known = { shown: false };
  const settings = formSettings(site, emailUsForm, vehicle);
  return {
    form: 'email-us',
    settings: {
      ...settings,
      fields: { ...settings.fields, location_id: known, dealership_slug: known },
      locationIds: [id],
      dealershipSlugs: [dealership_slug],
    },
    defaults: formDefaults(emailUsForm, site, vehicle, { location_id: id, dealership_slug }),
  };
}

/** Address of a page with the same form, for visitors without JavaScript. */
export function emailUsPath({ slug }: Pick<Location, 'slug'>, vehicle: { slug: string } | null = null): string {
  return `/enquire?about=email&location=${slug}${vehicle ? `&car=${vehicle.slug}` : ''}`;
}
