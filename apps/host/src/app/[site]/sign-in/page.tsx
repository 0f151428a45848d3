import { displayPhone, type QueryParameters, safePath } from '@forecourt/domain';
import { garageMessages, wordsOf } from '@forecourt/domain/messages';
import { AccountPanel, SignInForm } from '@forecourt/shopper';
import { garagePath, readSignInType } from '@forecourt/shopper/model';
import { Container, Section } from '@forecourt/ui';
import { redirect } from 'next/navigation';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { currentVisitor } from '../../../site/request/session.ts';
import { signInInstead } from '../../../site/garage/signInInstead.ts';
import { signIn, signOut, signOutEverywhere } from '../../../site/garage/signInActions.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.signIn');

interface SignInPageProps {
  searchParams: Promise<QueryParameters>;
}

/** Signed-out visitors of a gated page are redirected here; everybody signs in and out here. */
export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { site, publicSite } = await currentSite();
  const query = await searchParams;
  // Without a database nobody is signed in; the form reports the error itself.
  const visitor = await currentVisitor(site).catch(() => null);
  if (visitor && query.redirect !== undefined) redirect(safePath(query.redirect));
  const type = readSignInType(query.type);
  return (
    <Section>
      <Container width="text">
        {visitor ? (
          <AccountPanel
            phone={displayPhone(visitor.phone)}
            next={{ href: garagePath, label: wordsOf(garageMessages, publicSite)('garage.goToMyGarage') }}
            signOut={signOut}
            signOutEverywhere={signOutEverywhere}
          />
        ) : (
          <SignInForm
            type={type}
            instead={signInInstead(publicSite, type)}
            redirect={safePath(query.redirect)}
            back={safePath(query.back)}
            action={signIn}
          />
        )}
      </Container>
    </Section>
  );
}
