import type { PublicSite, RangeModel, Site } from '@forecourt/domain';
import { OwnershipTable } from '@forecourt/finance';
import { Disclosure } from '@forecourt/ui';
import { modelOwnershipOf } from '../finance/ownershipOf.ts';

/** By one tap: what a new vehicle of a model costs to run. Null where the site has nothing to reckon with. */
export async function modelOwnershipSlot(site: Site, publicSite: PublicSite, model: RangeModel) {
  const cost = await modelOwnershipOf(site, publicSite, model);
  if (!cost || cost.total === 0) return null;
  return (
    <Disclosure title={`What a ${model.name} costs to run`} headingLevel={2}>
      <OwnershipTable cost={cost} />
    </Disclosure>
  );
}
