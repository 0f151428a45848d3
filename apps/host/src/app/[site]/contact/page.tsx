import { ContactForm } from '@forecourt/forms';
import { enquiryDefaults, enquiryOptions } from '@forecourt/forms/model';
import { contactPages } from '@forecourt/templates';
import type { Metadata } from 'next';
import { clientSite } from '../../../site/clientSite.ts';
import { currentSite } from '../../../site/currentSite.ts';
import { dealerJsonLd } from '../../../site/dealerJsonLd.ts';
import { JsonLd } from '../../../site/JsonLd.tsx';
import { imageSettings } from '../../../site/imageSettings.ts';
import { HostSite } from '../../../site/HostSite.tsx';
import { submitEnquiry } from '../../../site/submitEnquiry.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { publicSite } = await currentSite();
  return {
    title: 'Contact us',
    description: `Call, visit or write to ${publicSite.name}.`,
    alternates: { canonical: publicSite.paths.contact },
  };
}

export default async function ContactPage() {
  const { publicSite } = await currentSite();
  const options = enquiryOptions(publicSite);
  const defaults = enquiryDefaults(null, publicSite, { page_id: 'contact' });
  const Contact = contactPages[publicSite.template];
  // The form asks which location is meant; no other part in the browser needs the list.
  const formSite = { ...clientSite(publicSite), locations: publicSite.locations };
  return (
    <>
      <JsonLd data={dealerJsonLd(publicSite)} />
      <Contact
        site={publicSite}
        now={new Date()}
        slots={{
          form: (
            <HostSite site={formSite} images={imageSettings()}>
              <ContactForm options={options} defaults={defaults} action={submitEnquiry} />
            </HostSite>
          ),
        }}
      />
    </>
  );
}
