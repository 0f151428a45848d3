import type { QueryParameters } from '@forecourt/domain';
import { FormButton, LateForm } from '@forecourt/forms';
import { contactForm, formDefaults, formSettings } from '@forecourt/forms/model';
import type { Metadata } from 'next';
import { currentSite } from '../../../site/request/currentSite.ts';
import { dealerJsonLd } from '../../../site/page/dealerJsonLd.ts';
import { JsonLd } from '../../../site/page/JsonLd.tsx';
import { renderedAt } from '../../../site/cache/renderedAt.ts';
import { emailUs } from '../../../site/form/emailUs.tsx';
import { FormSite } from '../../../site/form/FormSite.tsx';
import { contactDefaults } from '../../../site/place/contactDefaults.ts';
import { trailJsonLd } from '../../../site/page/trailJsonLd.ts';
import { submitEnquiry } from '../../../site/form/submitEnquiry.ts';
import { contactPageOf } from '../../../site/templates/pages/Contact.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { publicSite } = await currentSite();
  return {
    title: 'Contact us',
    description: `Call, visit or write to ${publicSite.name}.`,
    alternates: { canonical: publicSite.paths.contact },
  };
}

export default async function ContactPage({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { site, publicSite } = await currentSite();
  const Contact = await contactPageOf(publicSite);
  return (
    <>
      <JsonLd data={dealerJsonLd(publicSite)} />
      <JsonLd data={trailJsonLd([{ name: 'Home', href: '/' }], 'Contact us', publicSite.origin)} />
      <Contact
        site={publicSite}
        now={renderedAt()}
        slots={{
          form: (
            <FormSite site={publicSite}>
              <LateForm
                form="contact"
                heading={contactForm.title}
                settings={formSettings(publicSite, contactForm)}
                defaults={formDefaults(
                  contactForm,
                  publicSite,
                  null,
                  contactDefaults(await searchParams, site, publicSite),
                )}
                action={submitEnquiry}
              />
            </FormSite>
          ),
          email: emailUs(publicSite, FormButton),
        }}
      />
    </>
  );
}
