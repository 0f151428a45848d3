import { formatMoney, type PublicSite, type Site } from '@forecourt/domain';
import { GarageSection, ValuationList } from '@forecourt/shopper';
import { SiteLink } from '@forecourt/ui';
import { platform } from '../../platform.ts';

/** Cars that the visitor had valued on this site. */
export async function GarageValuations({
  site,
  publicSite,
  phone,
}: {
  site: Site;
  publicSite: PublicSite;
  phone: string;
}) {
  if (!publicSite.flags.tradeIn) return null;
  const found = await platform()
    .tradeIns.byPhone(site, phone)
    .catch(() => null);
  const valuations = (found ?? []).flatMap(({ id, vehicle, rego, result, state }) => {
    if (id === null || !vehicle) return [];
    const { year, make, model, badge } = vehicle;
    const value =
      result?.kind === 'estimate'
        ? `${formatMoney(result.low)} to ${formatMoney(result.high)}`
        : 'We appraise it in person.';
    return [{ id, name: [year, make, model, badge].filter(Boolean).join(' '), rego, value, state }];
  });
  return (
    <GarageSection
      title="Trade-in valuations"
      hasFailed={found === null}
      more={<SiteLink href="/trade-in">Value a car</SiteLink>}
      empty={valuations.length === 0 ? 'No valuations yet. A car that you have had valued is listed here.' : null}
    >
      <ValuationList valuations={valuations} />
    </GarageSection>
  );
}
