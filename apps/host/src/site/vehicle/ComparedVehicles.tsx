import { isInStock, summariseVehicle, type PublicSite, type Vehicle } from '@forecourt/domain';
import { financePageMessages, specificationMessages, wordsOf } from '@forecourt/domain/messages';
import { FinanceNote, RepaymentLine } from '@forecourt/finance';
import { repaymentWords, siteFigures } from '@forecourt/finance/model';
import { CompareTable } from '@forecourt/shopper';
import { ButtonLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { specifications } from '@forecourt/vehicle/model';
import { ownershipLink } from '../finance/ownershipLink.ts';

export interface ComparedVehiclesProps {
  site: PublicSite;
  vehicles: readonly Vehicle[];
  /** Current time, because lenders' figures are valid for a limited time. */
  now: Date;
}

/** Vehicles side by side, each with its repayment where any has one. */
export function ComparedVehicles({ site, vehicles, now }: ComparedVehiclesProps) {
  const say = useWords(financePageMessages);
  const sayFact = wordsOf(specificationMessages, site);
  const figures = new Map(vehicles.map((vehicle) => [vehicle.id, siteFigures(site, vehicle, now)]));
  const hasRepayments = [...figures.values()].some((one) => repaymentWords(one) !== null);
  const costs = ownershipLink(
    site,
    vehicles.filter(isInStock).map(({ id }) => id),
  );
  return (
    <>
      <CompareTable
        vehicles={vehicles.map((vehicle) => ({
          vehicle: summariseVehicle(vehicle),
          repayment: hasRepayments && <RepaymentLine figures={figures.get(vehicle.id) ?? null} />,
          specifications: specifications(vehicle, sayFact, site.locale),
          features: vehicle.standardEquipment,
        }))}
        searchHref={site.paths.search}
      />
      {costs && (
        <div>
          <ButtonLink href={costs} variant="secondary" icon="dollar">
            {say('financePage.compareCosts')}
          </ButtonLink>
        </div>
      )}
      {hasRepayments && <FinanceNote finance={site.finance} />}
    </>
  );
}
