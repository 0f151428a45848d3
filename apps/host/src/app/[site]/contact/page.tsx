import type { QueryParameters } from '@forecourt/domain';
import { titleMessages, worded, wordsOf } from '@forecourt/domain/messages';
import { FormButton, LateForm } from '@forecourt/forms';
import { contactForm, formDefaults, formSettings } from '@forecourt/forms/model';
import type { Metadata } from 'next';
import { currentSite } from '../../../site/request/currentSite.ts';
import { renderedAt } from '../../../site/cache/renderedAt.ts';
import { emailUs } from '../../../site/form/emailUs.tsx';
import { FormSite } from '../../../site/form/FormSite.tsx';
import { ContactFacts } from '../../../site/place/ContactFacts.tsx';
import { contactDefaults } from '../../../site/place/contactDefaults.ts';
import { submitEnquiry } from '../../../site/form/submitEnquiry.ts';
import { contactPageOf } from '../../../site/templates/pages/Contact.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { publicSite } = await currentSite();
  const say = wordsOf(titleMessages, publicSite);
  return {
    title: say('title.contactUs'),
    description: say('title.contactText', { name: publicSite.name }),
    alternates: { canonical: publicSite.paths.contact },
  };
}

export default async function ContactPage({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { site, publicSite } = await currentSite();
  const Contact = await contactPageOf(publicSite);
  return (
    <>
      <ContactFacts site={publicSite} />
      <Contact
        site={publicSite}
        now={renderedAt()}
        slots={{
          form: (
            <FormSite site={publicSite}>
              <LateForm
                form="contact"
                heading={worded(contactForm, publicSite.messages).title}
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
