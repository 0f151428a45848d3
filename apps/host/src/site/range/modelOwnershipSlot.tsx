import type { PublicSite, RangeModel, ServiceProgramme } from '@forecourt/domain';
import { financePageMessages, wordsOf } from '@forecourt/domain/messages';
import { OwnershipTable } from '@forecourt/finance';
import { Disclosure } from '@forecourt/ui';
import { modelOwnershipOf } from '../finance/ownershipOf.ts';

/** Running costs of a new vehicle of a model, opened by one tap. Null if the site has nothing to calculate with. */
export function modelOwnershipSlot(publicSite: PublicSite, model: RangeModel, programme: ServiceProgramme | null) {
  const cost = modelOwnershipOf(publicSite, model, programme);
  if (!cost || cost.total === 0) return null;
  const title = wordsOf(financePageMessages, publicSite)('financePage.costsToRun', { model: model.name });
  return (
    <Disclosure title={title} headingLevel={2}>
      <OwnershipTable cost={cost} />
    </Disclosure>
  );
}
