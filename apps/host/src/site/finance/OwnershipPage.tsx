import { carPath, hasPage, isInStock, pageHref, type QueryParameters } from '@forecourt/domain';
import { financePageMessages, wordsOf } from '@forecourt/domain/messages';
import { OwnershipComparison, OwnershipForm } from '@forecourt/finance';
import { statesWithFees, readOwnershipQuery } from '@forecourt/finance/model';
import { Stack } from '@forecourt/ui';
import { vehicleTitle } from '@forecourt/vehicle/model';
import { platform } from '../../platform.ts';
import { serviceProgramme, similarCars } from '../cache/cacheTable.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { MissingPage } from '../page/MissingPage.tsx';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { currentSite } from '../request/currentSite.ts';
import { ChooseFirst } from './ChooseFirst.tsx';
import { FinanceWays } from './FinanceWays.tsx';
import { maxOwned } from './ownershipLink.ts';
import { ownershipOf, usualState } from './ownershipOf.ts';
import { formPageOf } from '../templates/pages/Form.ts';

/** Ids in the order of the address, each once. */
const idsOf = ({ ids, car_id: car, with: other }: QueryParameters): string[] => {
  const all = [ids, car, other].flat().flatMap((one) => one?.split(',') ?? []);
  return [...new Set(all.filter((one) => one !== ''))].slice(0, maxOwned);
};

/** What vehicles cost a week and over five years, beside each other. */
export async function OwnershipPage({ given }: { given: QueryParameters }) {
  const { site, publicSite } = await currentSite();
  const { ownership } = publicSite;
  if (!ownership || !hasPage(publicSite, 'cost-of-ownership')) return <MissingPage site={publicSite} />;
  const ids = idsOf(given);
  const found = await platform().inventory.byIds(site, ids);
  const vehicles = ids.flatMap((id) => found.filter((one) => one.id === id && isInStock(one)));
  const [first] = vehicles;
  const question = readOwnershipQuery(given, ownership, usualState(publicSite, first ?? null));
  const now = new Date();
  const programmes = await Promise.all(vehicles.map(({ make }) => serviceProgramme(site, make)));
  const subjects = vehicles.flatMap((vehicle, place) => {
    const cost = ownershipOf(publicSite, vehicle, programmes[place] ?? null, question, now);
    return cost ? [{ name: vehicleTitle(vehicle), href: carPath(vehicle), cost }] : [];
  });
  const like = first && vehicles.length < maxOwned ? await similarCars(site, first) : [];
  const others = like
    .filter(({ id }) => !vehicles.some((one) => one.id === id))
    .map((one) => ({ id: one.id, name: vehicleTitle(one) }));
  const say = wordsOf(financePageMessages, publicSite);
  const title = say('financePage.whatItCostsToOwn');
  const trail = [...homeTrail(publicSite), ...(first ? [{ name: vehicleTitle(first), href: carPath(first) }] : [])];
  const Page = await formPageOf(publicSite);
  return (
    <>
      <JsonLd data={trailJsonLd(trail, title, publicSite.origin)} />
      <Page
        site={publicSite}
        now={now}
        title={title}
        intro={`${say('financePage.ownershipIntro')} ${say('financePage.ownershipEstimate')}`}
        trail={trail}
        block="sales"
        slots={{
          wide: first ? (
            <Stack gap={3}>
              <OwnershipForm
                action={pageHref('cost-of-ownership')}
                question={question}
                states={statesWithFees(ownership)}
                ids={vehicles.map(({ id }) => id)}
                others={others}
              />
              <OwnershipComparison subjects={subjects} finance={publicSite.finance} />
            </Stack>
          ) : (
            <ChooseFirst site={publicSite} />
          ),
          before: (
            <FinanceWays
              site={publicSite}
              given={first ? { car_id: first.id } : {}}
              vehicle={first ?? null}
              here={null}
            />
          ),
        }}
      />
    </>
  );
}
