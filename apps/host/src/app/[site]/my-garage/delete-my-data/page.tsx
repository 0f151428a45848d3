import { displayPhone, type QueryParameters } from '@forecourt/domain';
import { DataDeleted, DeleteMyData } from '@forecourt/shopper';
import { Container, Section } from '@forecourt/ui';
import { unlistedMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { requireVisitor } from '../../../../site/request/gate.ts';
import { currentVisitor } from '../../../../site/request/session.ts';
import { deleteMyData } from '../../../../site/garage/watchlistActions.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.deleteMyData');

const here = '/my-garage/delete-my-data';

/** Asks for confirmation before a visitor's data are deleted; afterwards, signed out, confirms that they are. */
export default async function DeleteMyDataPage({ searchParams }: { searchParams: Promise<QueryParameters> }) {
  const { site, publicSite } = await currentSite();
  const isDone = (await searchParams).done === '1' && (await currentVisitor(site)) === null;
  const visitor = isDone ? null : await requireVisitor(site, 'garage', { redirect: here, back: '/' });
  if (!isDone && !visitor) return <MissingPage site={publicSite} />;
  return (
    <Section>
      <Container>
        {visitor ? (
          <DeleteMyData
            phone={displayPhone(visitor.phone)}
            garageHref="/my-garage"
            action={deleteMyData.bind(null, here)}
          />
        ) : (
          <DataDeleted />
        )}
      </Container>
    </Section>
  );
}
