import type { PublicSite, QueryParameters, Site } from '@forecourt/domain';
import { enquiryMessages, wordsOf } from '@forecourt/domain/messages';
import type { FormDefaults } from '@forecourt/forms/model';
import { platform } from '../../platform.ts';
import { oneParameter } from '../request/parameters.ts';

/** Default values of the contact form from the page's URL: the location, and the staff member to contact. */
export function contactDefaults(given: QueryParameters, site: Site, publicSite: PublicSite): FormDefaults {
  const { locations } = publicSite;
  const named = oneParameter(given['location']);
  const place = locations.find(({ visible, slug }) => visible && slug === named);
  const slug = oneParameter(given['ask']);
  const found = slug === null ? null : platform().content.find(site, 'person', slug);
  const person = found?.state === 'live' && found.record.asked ? found.record : null;
  const say = wordsOf(enquiryMessages, publicSite);
  return {
    ...(place && { location_id: place.id, dealership_slug: place.dealership_slug }),
    ...(person && { message: say('enquiry.iWouldLikeToTalkTo', { name: person.name, role: person.role }) }),
  };
}
