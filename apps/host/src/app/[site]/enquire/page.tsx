import { EnquiryForm } from '@forecourt/forms';
import { Breadcrumbs } from '@forecourt/content';
import { Container, Heading, Section, Stack } from '@forecourt/ui';
import type { Metadata } from 'next';
import { carBySlug } from '../../../site/cacheTable.ts';
import { currentSite } from '../../../site/currentSite.ts';
import { enquirySetup, readTopic } from '../../../site/enquiry.ts';
import { enquiredVehicle } from '../../../site/enquiredVehicle.ts';
import { MissingPage } from '../../../site/MissingPage.tsx';
import { submitEnquiry } from '../../../site/submitEnquiry.ts';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Enquire', robots: { index: false } };

interface EnquirePageProps {
  searchParams: Promise<{ car?: string; about?: string }>;
}

/** The enquiry form on a page of its own: where the buttons lead without JavaScript. */
export default async function EnquirePage({ searchParams }: EnquirePageProps) {
  const { site, publicSite } = await currentSite();
  const { car, about } = await searchParams;
  const vehicle = typeof car === 'string' ? await carBySlug(site, car) : null;
  if (!vehicle) return <MissingPage site={publicSite} />;
  const { heading, options, defaults } = enquirySetup(publicSite, vehicle, readTopic(about));
  return (
    <Section>
      <Container width="text">
        <Stack gap={3}>
          <Breadcrumbs
            trail={[
              { name: 'Home', href: '/' },
              { name: vehicle.name, href: `/cars/${vehicle.slug}` },
            ]}
            current="Enquire"
          />
          <Heading level={1}>
            {heading}: {vehicle.name}
          </Heading>
          <EnquiryForm
            options={options}
            defaults={defaults}
            vehicle={enquiredVehicle(vehicle)}
            action={submitEnquiry}
          />
        </Stack>
      </Container>
    </Section>
  );
}
