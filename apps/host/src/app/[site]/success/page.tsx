import { replyTo } from '@forecourt/domain';
import { cookies } from 'next/headers';
import { platform } from '../../../platform.ts';
import { TradeInNext } from '../../../site/form/TradeInNext.tsx';
import { ColdSuccess } from '../../../site/form/ColdSuccess.tsx';
import { unlistedMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { successCookie } from '../../../site/form/successMarker.ts';
import { successPageOf } from '../../../site/templates/pages/Success.ts';

export const dynamic = 'force-dynamic';
export const generateMetadata = () => unlistedMetadata('title.thankYou');

/** Thanks the visitor whose enquiry was stored. Opened without an enquiry, it says so and offers links. */
export default async function SuccessPage() {
  const { site, publicSite } = await currentSite();
  const marker = (await cookies()).get(successCookie)?.value;
  const lead = marker ? await platform().leads.lead(site, marker) : null;
  if (!lead) return <ColdSuccess site={publicSite} />;
  const Success = await successPageOf(publicSite);
  const isMailed = await platform().leads.hasReply(site, lead.lead_id);
  const hasTradeIn = publicSite.flags.tradeIn && lead.fields['do-you-have-a-trade-in'] === 'Yes';
  return (
    <Success site={publicSite} now={new Date()} reply={replyTo(lead, site)} isMailed={isMailed}>
      {hasTradeIn && <TradeInNext />}
    </Success>
  );
}
