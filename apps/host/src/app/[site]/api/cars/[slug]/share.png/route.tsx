import { stateWords } from '@forecourt/domain';
import { siteTokens } from '@forecourt/ui/model';
import { hostTheme } from '../../../../../../site/page/hostTheme.ts';
import { titleLines } from '@forecourt/vehicle/model';
import { ImageResponse } from 'next/og';
import { carBySlug } from '../../../../../../site/cache/cacheTable.ts';
import { requestSite } from '../../../../../../site/request/requestSite.ts';
import { sharedPrice } from '../../../../../../site/vehicle/carDescription.ts';
import { ShareCard } from '../../../../../../site/vehicle/ShareCard.tsx';
import { sharePicture } from '../../../../../../site/vehicle/sharePicture.ts';
import { platform } from '../../../../../../platform.ts';

interface SharePictureProps {
  params: Promise<{ site: string; slug: string }>;
}

/** The picture that goes with a shared link: the vehicle, what it costs, and who sells it. */
export async function GET(request: Request, { params }: SharePictureProps): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = requestSite(request, siteSlug);
  const vehicle = site && (await carBySlug(site, slug));
  if (!site || !vehicle) return new Response(null, { status: 404 });
  const publicSite = platform().sites.publicSite(site);
  const { main, detail } = titleLines(vehicle);
  return new ImageResponse(
    <ShareCard
      title={main}
      detail={detail}
      price={sharedPrice(vehicle, publicSite)}
      dealer={publicSite.name}
      place={[vehicle.city, stateWords(vehicle.state)].filter(Boolean).join(', ')}
      picture={await sharePicture(vehicle)}
      colors={siteTokens(hostTheme(site), site.brandColour).color}
    />,
    { width: 1200, height: 630, headers: { 'cache-control': 'public, max-age=86400' } },
  );
}
