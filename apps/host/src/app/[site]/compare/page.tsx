import { isInStock, summariseVehicle } from '@forecourt/domain';
import { FinanceNote, RepaymentLine } from '@forecourt/finance';
import { repaymentWords, siteFigures } from '@forecourt/finance/model';
import { CompareTable } from '@forecourt/shopper';
import { ButtonLink, Container, Heading, Section, Stack } from '@forecourt/ui';
import { specifications } from '@forecourt/vehicle/model';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { platform } from '../../../platform.ts';
import { ownershipLink } from '../../../site/finance/ownershipLink.ts';
import { currentSite } from '../../../site/request/currentSite.ts';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Compare', robots: { index: false } };

interface ComparePageProps {
  searchParams: Promise<{ ids?: string | string[] }>;
}

const max = 4;

/** The chosen vehicles side by side. Which ones stands in the address, so that a comparison can be shared. */
export default async function ComparePage({ searchParams }: ComparePageProps) {
  const { site, publicSite } = await currentSite();
  if (!publicSite.flags.compare) notFound();
  const ids = [(await searchParams).ids ?? ''].flat().join(',').split(',').filter(Boolean).slice(0, max);
  const vehicles = await platform().inventory.byIds(site, [...new Set(ids)]);
  const now = new Date();
  const figures = new Map(vehicles.map((vehicle) => [vehicle.id, siteFigures(publicSite, vehicle, now)]));
  const hasRepayments = [...figures.values()].some((one) => repaymentWords(one) !== null);
  const costs = ownershipLink(
    publicSite,
    vehicles.filter(isInStock).map(({ id }) => id),
  );
  return (
    <Section>
      <Container>
        <Stack gap={4}>
          <Heading level={1} size="heading">
            Compare {publicSite.texts.vehicleNounPlural}
          </Heading>
          <CompareTable
            vehicles={vehicles.map((vehicle) => ({
              vehicle: summariseVehicle(vehicle),
              repayment: hasRepayments && <RepaymentLine figures={figures.get(vehicle.id) ?? null} />,
              specifications: specifications(vehicle),
              features: vehicle.standardEquipment,
            }))}
            searchHref={publicSite.paths.search}
          />
          {costs && (
            <div>
              <ButtonLink href={costs} variant="secondary" icon="dollar">
                Compare what they cost to own
              </ButtonLink>
            </div>
          )}
          {hasRepayments && <FinanceNote finance={publicSite.finance} />}
        </Stack>
      </Container>
    </Section>
  );
}
