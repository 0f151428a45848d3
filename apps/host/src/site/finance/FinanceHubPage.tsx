import {
  carPath,
  hasPage,
  localTime,
  pageHref,
  type QueryParameters,
  type Site,
  timeZoneAt,
  vehicleEventParams,
} from '@forecourt/domain';
import { financePageMessages, wordsOf } from '@forecourt/domain/messages';
import { affordablePrice, budgetRanges, readBudget } from '@forecourt/finance/model';
import { usualAmounts } from '@forecourt/forms/model';
import { PanelStack, type StackedPanel, formPageText } from '@forecourt/templates';
import { Stack } from '@forecourt/ui';
import { VehicleDialogSummary } from '@forecourt/vehicle';
import { pageVehicle } from '@forecourt/vehicle/model';
import { askSearch } from '../list/askSearch.ts';
import { currentSite } from '../request/currentSite.ts';
import { addressWithQuery } from '../page/formPageLink.ts';
import { requireVisitor } from '../request/gate.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { MissingPage } from '../page/MissingPage.tsx';
import { searchKey } from '../list/searchKey.ts';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { financeLink } from './financeLink.ts';
import { financeSubject, type FinanceSubject } from './financeSubject.ts';
import { Interested, LateBudget, LateRepayment } from './FinanceTools.tsx';
import { FinanceWays } from './FinanceWays.tsx';
import { LenderSection } from './LenderSection.tsx';
import { underPrice } from './underPrice.ts';
import { formPageOf } from '../templates/pages/Form.ts';

/** Price that a budget pays for, and the number of vehicles under it; no number when the search fails. */
async function firstBudget(site: Site, { setup, input }: FinanceSubject, given: QueryParameters) {
  const budget = readBudget(given) ?? budgetRanges[input.frequency].usual;
  const loan = {
    ...(readBudget(given) === null ? { ...setup.start, frequency: input.frequency } : input),
    residual: 0,
  };
  const price = affordablePrice({ ...loan, budget }, setup.bounds);
  const [answer] = price === null ? [] : await askSearch(site, [underPrice(price)]).catch(() => []);
  return { budget, given: loan, count: answer?.nbHits ?? null };
}

/** The finance page: weekly cost of a vehicle, what a budget buys, and links. It has no form to submit. */
export async function FinanceHubPage({ given }: { given: QueryParameters }) {
  const { site, publicSite } = await currentSite();
  if (!hasPage(publicSite, 'finance')) return <MissingPage site={publicSite} />;
  const path = pageHref('finance');
  const subject = await financeSubject(site, publicSite, given);
  const { vehicle, setup, input } = subject;
  const back = vehicle ? carPath(vehicle) : '/';
  await requireVisitor(site, 'finance', { redirect: addressWithQuery(path, given), back });

  const { title, intro, steps, stepsTitle, benefits, faq } = formPageText(publicSite, 'finance');
  const say = wordsOf(financePageMessages, publicSite);
  const trail = [...homeTrail(publicSite), ...(vehicle ? [{ name: vehicle.name, href: back }] : [])];
  // Terms of a vehicle's own lender do not apply to other vehicles.
  const general = vehicle ? await financeSubject(site, publicSite, { ...given, car_id: undefined }) : subject;
  const { vehicleNoun: noun, vehicleNounPlural: nouns } = publicSite.texts;
  const now = new Date();
  const today = localTime(now, timeZoneAt(publicSite.locations, null)).date;
  const Page = await formPageOf(publicSite);
  const repayment: StackedPanel = {
    id: 'finance-form',
    label: say('financePage.repayment'),
    title: say('financePage.workOutARepayment'),
    children: (
      <>
        {vehicle && <VehicleDialogSummary vehicle={pageVehicle(vehicle)} />}
        <LateRepayment
          key={JSON.stringify(input)}
          setup={setup}
          given={readBudget(given) === null ? input : setup.start}
          action={`${path}#finance-form`}
          hidden={vehicle ? { car_id: vehicle.id } : {}}
          quickAmounts={vehicle ? [] : (publicSite.forms.quickAmounts ?? usualAmounts)}
          enquireHref={financeLink('finance-enquiry', given, vehicle ? undefined : '{price}')}
        />
      </>
    ),
  };
  const budget: StackedPanel = {
    id: 'budget',
    label: say('financePage.budget'),
    title: say('financePage.startFromYourBudget'),
    children: (
      <LateBudget
        setup={general.setup}
        {...await firstBudget(site, general, given)}
        action={`${path}#budget`}
        searchHref={`${publicSite.paths.search}?price=-{price}`}
        searchKey={searchKey()}
        noun={noun}
        nouns={nouns}
      />
    ),
  };
  return (
    <>
      <JsonLd data={trailJsonLd(trail, title, publicSite.origin)} />
      <Interested vehicle={vehicle ? vehicleEventParams(vehicle) : undefined}>
        <Page
          site={publicSite}
          now={now}
          title={title}
          intro={intro}
          steps={steps}
          stepsTitle={stepsTitle}
          trail={trail}
          block="sales"
          benefits={benefits?.list}
          benefitsTitle={benefits?.title}
          faq={faq}
          slots={{
            wide: <PanelStack label={say('financePage.onThisPage')} panels={[repayment, budget]} />,
            before: (
              <Stack gap={6}>
                <FinanceWays site={publicSite} given={given} vehicle={vehicle} here="finance" />
                <LenderSection site={publicSite} today={today} />
              </Stack>
            ),
          }}
        />
      </Interested>
    </>
  );
}
