import { isInStock, type PublicSite, type ServiceProgramme, type Vehicle } from '@forecourt/domain';
import { financePageMessages } from '@forecourt/domain/messages';
import { FinanceNote, OwnershipTable } from '@forecourt/finance';
import { siteFigures } from '@forecourt/finance/model';
import { ButtonLink, Disclosure, Stack } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { ownershipLink } from './ownershipLink.ts';
import { ownershipOf, usualState } from './ownershipOf.ts';

export interface OwnershipDetailsProps {
  publicSite: PublicSite;
  vehicle: Vehicle;
  /** Capped prices of its make's workshops; null if it has none. */
  programme: ServiceProgramme | null;
  now: Date;
}

/** Cost of ownership on a vehicle page, opened by one tap, with a link to compare another vehicle. */
export function OwnershipDetails({ publicSite, vehicle, programme, now }: OwnershipDetailsProps) {
  const say = useWords(financePageMessages);
  const href = ownershipLink(publicSite, [vehicle.id]);
  if (!href || !publicSite.ownership || !isInStock(vehicle)) return null;
  const { kmPerYear } = publicSite.ownership;
  const question = { kmPerYear, state: usualState(publicSite, vehicle) };
  const cost = ownershipOf(publicSite, vehicle, programme, question, now);
  if (!cost || cost.total === 0) return null;
  return (
    <Disclosure title={say('financePage.whatItCostsToOwn')} headingLevel={2}>
      <Stack gap={3}>
        <OwnershipTable cost={cost} />
        {cost.parts.some(({ part, total }) => part === 'finance' && total !== null) && (
          <FinanceNote finance={publicSite.finance} figures={siteFigures(publicSite, vehicle, now)} />
        )}
        <div>
          <ButtonLink href={href} variant="secondary">
            {say('financePage.changeOrCompare')}
          </ButtonLink>
        </div>
      </Stack>
    </Disclosure>
  );
}
