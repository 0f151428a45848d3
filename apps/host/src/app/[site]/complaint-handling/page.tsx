import { ComplaintNotice } from '@forecourt/content';
import { regulatorsOf } from '@forecourt/content/model';
import type { PublicSite } from '@forecourt/domain';
import { Container, Section } from '@forecourt/ui';
import { DealerFormPage } from '../../../site/form/DealerFormPage.tsx';
import { formPageMetadata } from '../../../site/form/formPageMetadata.ts';
import type { GivenParameters } from '../../../site/request/parameters.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => formPageMetadata('complaint');

function notice({ name, complaintsContact, locations }: PublicSite) {
  return (
    <Section tone="sunken">
      <Container>
        <ComplaintNotice dealer={name} contact={complaintsContact} regulators={regulatorsOf(locations)} />
      </Container>
    </Section>
  );
}

/** How complaints are handled, where to make one, and who else helps. */
export default async function ComplaintRoute({ searchParams }: { searchParams: Promise<GivenParameters> }) {
  return <DealerFormPage page="complaint" given={await searchParams} after={notice} />;
}
