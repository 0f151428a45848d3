import { carPath, type QueryParameters } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import { FinanceNote, RepaymentLine } from '@forecourt/finance';
import { repaymentWords, siteFigures } from '@forecourt/finance/model';
import { VehiclePrint } from '@forecourt/vehicle';
import { vehicleTitle } from '@forecourt/vehicle/model';
import type { Metadata } from 'next';
import { carBySlug } from '../../../site/cache/cacheTable.ts';
import { missingMetadata } from '../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { MissingPage } from '../../../site/page/MissingPage.tsx';
import { oneParameter } from '../../../site/request/parameters.ts';
import { QrCode } from '../../../site/page/QrCode.tsx';

export const dynamic = 'force-dynamic';

interface PrintPageProps {
  searchParams: Promise<QueryParameters>;
}

async function findCar({ searchParams }: PrintPageProps) {
  const { site, publicSite } = await currentSite();
  const slug = oneParameter((await searchParams).car_id);
  const vehicle = slug && publicSite.flags.printPage ? await carBySlug(site, slug) : null;
  return { publicSite, vehicle };
}

export async function generateMetadata(props: PrintPageProps): Promise<Metadata> {
  const { publicSite, vehicle } = await findCar(props);
  if (!vehicle) return { ...missingMetadata(publicSite), robots: { index: false } };
  const title = wordsOf(titleMessages, publicSite)('title.print', { name: vehicleTitle(vehicle) });
  return { title, robots: { index: false }, alternates: { canonical: carPath(vehicle) } };
}

/** A vehicle on one sheet of paper. */
export default async function PrintPage(props: PrintPageProps) {
  const { publicSite, vehicle } = await findCar(props);
  if (!vehicle) return <MissingPage site={publicSite} />;
  const address = `${publicSite.origin}${carPath(vehicle)}`;
  const code = wordsOf(titleMessages, publicSite)('title.codeLeadsTo', { address });
  const now = new Date();
  const figures = siteFigures(publicSite, vehicle, now);
  return (
    <VehiclePrint
      vehicle={vehicle}
      site={publicSite}
      now={now}
      finance={
        repaymentWords(figures) && (
          <>
            <RepaymentLine figures={figures} />
            <FinanceNote finance={publicSite.finance} figures={figures} />
          </>
        )
      }
      qrCode={<QrCode text={address} label={code} />}
    />
  );
}
