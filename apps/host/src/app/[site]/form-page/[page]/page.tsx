import { ComplaintNotice } from '@forecourt/content';
import { regulatorsOf } from '@forecourt/content/model';
import { type FormPageName, formPageNames, type PublicSite, type QueryParameters } from '@forecourt/domain';
import { Container, Section } from '@forecourt/ui';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DealerFormPage } from '../../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../../site/form/formPageMetadata.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { ExternalBooking } from '../../../../site/workshop/ExternalBooking.tsx';
import { WorkshopBelow } from '../../../../site/workshop/WorkshopBelow.tsx';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';

export const dynamic = 'force-dynamic';

interface FormRouteProps {
  params: Promise<{ page: string }>;
  searchParams: Promise<QueryParameters>;
}

const named = (page: string): FormPageName | undefined => formPageNames.find((name) => name === page);

type Around = Readonly<Partial<Record<FormPageName, (site: PublicSite) => ReactNode>>>;

/** Links to a manufacturer's own booking pages stand above the form. */
const above: Around = {
  service: (site) => <ExternalBooking site={site} />,
  'genuine-service': (site) => <ExternalBooking site={site} />,
};

/** Below its form the complaints page names external bodies, and a workshop page its prices and inclusions. */
const below: Around = {
  service: () => <WorkshopBelow page="service" />,
  'genuine-service': () => <WorkshopBelow page="genuine-service" />,
  complaint: ({ name, complaintsContact, locations, country }) => (
    <Section>
      <Container>
        <ComplaintNotice
          dealer={name}
          contact={complaintsContact}
          regulators={regulatorsOf(locations, country)}
          country={country}
        />
      </Container>
    </Section>
  ),
};

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  const page = named((await params).page);
  return page ? formPageMetadata(page) : missingMetadata((await currentSite()).publicSite);
}

/** All pages that hold one form, each at its own address; `pagePath` maps these to this route. */
export default async function FormRoute({ params, searchParams }: FormRouteProps) {
  const page = named((await params).page);
  if (!page) return <MissingPage site={(await currentSite()).publicSite} />;
  return <DealerFormPage page={page} given={await searchParams} before={above[page]} after={below[page]} />;
}
