import type { PublicSite } from '@forecourt/domain';
import { worded } from '@forecourt/domain/messages';
import { LateForm } from '@forecourt/forms';
import { formDefaults, formSettings, standardForms } from '@forecourt/forms/model';
import type { Offer } from '@forecourt/offers/model';
import { FormSite } from '../form/FormSite.tsx';
import { submitEnquiry } from '../form/submitEnquiry.ts';
import { offerAnswers } from './offerAnswers.ts';

const definition = standardForms['offer-enquiry'];

/** The enquiry form of an offer. */
export function OfferForm({ site, offer }: { site: PublicSite; offer: Offer }) {
  return (
    <FormSite site={site}>
      <LateForm
        form="offer-enquiry"
        heading={worded(definition, site.messages).title}
        settings={formSettings(site, definition)}
        defaults={formDefaults(definition, site, null, { page_id: 'offer', ...offerAnswers(offer) })}
        action={submitEnquiry}
      />
    </FormSite>
  );
}
