import { carPath, type QueryParameters } from '@forecourt/domain';
import { FinanceNote, RepaymentLine } from '@forecourt/finance';
import { repaymentWords, siteFigures } from '@forecourt/finance/model';
import { VehiclePrint } from '@forecourt/vehicle';
import { vehicleTitle } from '@forecourt/vehicle/model';
import type { Metadata } from 'next';
import { carBySlug } from '../../../site/cache/cacheTable.ts';
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
  const { vehicle } = await findCar(props);
  return {
    title: vehicle ? `Print: ${vehicleTitle(vehicle)}` : 'Page not found',
    robots: { index: false },
    alternates: vehicle ? { canonical: carPath(vehicle) } : undefined,
  };
}

/** A vehicle on one sheet of paper. */
export default async function PrintPage(props: PrintPageProps) {
  const { publicSite, vehicle } = await findCar(props);
  if (!vehicle) return <MissingPage site={publicSite} />;
  const address = `${publicSite.origin}${carPath(vehicle)}`;
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
            <FinanceNote finance={publicSite.finance} />
          </>
        )
      }
      qrCode={<QrCode text={address} label={`Code that leads to ${address}`} />}
    />
  );
}
