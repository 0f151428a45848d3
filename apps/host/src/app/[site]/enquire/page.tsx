import type { QueryParameters } from '@forecourt/domain';
import { enquiryMessages, wordsOf } from '@forecourt/domain/messages';
import { LateForm } from '@forecourt/forms';
import { Breadcrumbs } from '@forecourt/content';
import { Container, Heading, Section, Stack } from '@forecourt/ui';
import { carBySlug } from '../../../site/cache/cacheTable.ts';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { enquirySetup, enquiryTrail, locationSetup, namedLocation, readTopic } from '../../../site/form/enquiry.ts';
import { enquiredVehicle } from '../../../site/vehicle/enquiredVehicle.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { searchCriteria } from '../../../site/list/searchCriteria.ts';
import { submitEnquiry } from '../../../site/form/submitEnquiry.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.enquire');

interface EnquirePageProps {
  searchParams: Promise<QueryParameters>;
}

/** The enquiry form on a page of its own, which buttons link to without JavaScript. */
export default async function EnquirePage({ searchParams }: EnquirePageProps) {
  const { site, publicSite } = await currentSite();
  const query = await searchParams;
  const topic = readTopic(query.about);
  const vehicle = typeof query.car === 'string' ? await carBySlug(site, query.car) : null;
  const place = topic === 'email' ? namedLocation(publicSite, query.location) : null;
  // Without a vehicle this page is for searches without results and enquiries to a location; the contact page is for
  // the rest.
  const isAboutNothing = query.car !== undefined || (topic !== 'similar' && !place);
  if (!vehicle && isAboutNothing) return <MissingPage site={publicSite} />;
  const { heading, form, settings, defaults } = place
    ? locationSetup(publicSite, place, vehicle)
    : enquirySetup(publicSite, vehicle, topic, searchCriteria(publicSite, query));
  const say = wordsOf(enquiryMessages, publicSite);
  return (
    <Section>
      <Container width="text">
        <Stack gap={3}>
          <Breadcrumbs trail={enquiryTrail(publicSite, vehicle, place)} current={say('enquiry.enquire')} />
          <Heading level={1}>{vehicle ? say('enquiry.about', { heading, name: vehicle.name }) : heading}</Heading>
          <LateForm
            form={form}
            settings={settings}
            defaults={defaults}
            vehicle={vehicle ? enquiredVehicle(vehicle) : undefined}
            action={submitEnquiry}
          />
        </Stack>
      </Container>
    </Section>
  );
}
