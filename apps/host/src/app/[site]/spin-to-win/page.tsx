import { pageHref, timeWords, timeZoneAt } from '@forecourt/domain';
import { SpinToWin } from '@forecourt/shopper';
import { signInPath } from '@forecourt/shopper/model';
import { Container, Section } from '@forecourt/ui';
import { platform } from '../../../platform.ts';
import { VisitCarrier } from '../../../site/browser/VisitCarrier.tsx';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { requireVisitor } from '../../../site/request/gate.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { prizeTicket } from '../../../site/garage/prizeTicket.ts';
import { spinWheel } from '../../../site/garage/spinWheel.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.spinToWin');

const here = pageHref('spin-to-win');

/** The prize wheel, or the prize that its visitor has won. */
export default async function SpinToWinPage() {
  const { site, publicSite } = await currentSite();
  if (!site.pages.includes('spin-to-win')) return <MissingPage site={publicSite} />;
  const visitor = await requireVisitor(site, 'spin-to-win', { redirect: here, back: '/' });
  const won = visitor && (await platform().prizes.find(site, visitor.phone));
  const { prizes = [], closes = null, terms = '' } = site.spinToWin ?? {};
  const isOver = closes !== null && Date.parse(closes) <= Date.now();
  const timeZone = timeZoneAt(site.locations, null);
  return (
    <Section>
      <Container>
        <VisitCarrier>
          <SpinToWin
            {...site.pageTexts['spin-to-win']}
            prizes={prizes.map(({ id, name, text }) => ({ id, name, text }))}
            status={site.spinToWin === null ? 'none' : isOver ? 'closed' : 'open'}
            signInHref={visitor ? null : signInPath({ type: 'spin-to-win', redirect: here, back: '/' })}
            won={won && prizeTicket(won)}
            action={spinWheel}
            terms={terms}
            closes={closes && timeWords(closes, timeZone, publicSite.locale)}
            timeZone={timeZone}
          />
        </VisitCarrier>
      </Container>
    </Section>
  );
}
