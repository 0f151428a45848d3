import {
  countryCodes,
  countryOf,
  parsePhone,
  type CountryCode,
  type Jurisdiction,
  type SiteInput,
} from '@forecourt/domain';
import type { SiteAnswers } from './siteQuestions.ts';

/** IANA names of the zones of the capitals. Towns with another clock, such as Broken Hill, change theirs by hand. */
const timeZones: Readonly<Record<Jurisdiction, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
  NZ: 'Pacific/Auckland',
};

/** The one place of a new dealer; none where address, position or phone is not known yet. */
function locationsOf(slug: string, answers: SiteAnswers, dealership: string): SiteInput['locations'] {
  const { name, address, position, phone, email, licence, make } = answers;
  if (!address || !position || phone === null) return [];
  return [
    {
      id: `loc-${slug}`,
      name,
      slug,
      primary: true,
      location_type: 'sales',
      manufacturers: make === null ? [] : [make],
      dealership_id: dealership,
      dealership_slug: slug,
      time_zone: timeZones[address.state],
      address: { ...address, ...position },
      contact_detail: { phone, email },
      dealer_license_number: licence,
    },
  ];
}

/** Country of a new dealer: that of its address, else that of its phone number. */
const countryOfDealer = ({ address, phone }: SiteAnswers): CountryCode =>
  address
    ? countryOf(address.state)
    : (countryCodes.find((country) => phone !== null && parsePhone(phone, country) !== null) ?? 'AU');

/** A site's file with what is known of the dealer. Nothing is made up: what is missing stays out of the pages. */
export function newSite(slug: string, answers: SiteAnswers): SiteInput {
  const { name, template, theme, make, brand, email, phone, address, licence } = answers;
  const dealership = answers.dealership ?? `dlr-${slug}`;
  const country = countryOfDealer(answers);
  const where = address ? ` in ${address.city}` : '';
  const locations = locationsOf(slug, answers, dealership);
  const vehicles = template === 'caravan' ? 'caravans and motorhomes' : `${make ?? ''} vehicles`.trim();
  return {
    slug,
    name,
    template,
    theme,
    ...(country !== 'AU' && { country }),
    ...(brand !== null && { brandColour: brand }),
    ...(make !== null && { manufacturer: make }),
    tagline: `New and used ${vehicles}${where}`,
    description: `${name} sells new and used ${vehicles}${where}.`,
    dealerships: [{ id: dealership, slug, name, licence_number: licence, manufacturers: make === null ? [] : [make] }],
    stockDealershipIds: [dealership],
    ...(locations?.length ? { locations } : {}),
    ...(phone !== null && { phones: { used: phone } }),
    ...(email !== null && { email, leadDestinations: [{ id: 'sales-desk', type: 'email', to: email }] }),
  };
}
