import { formatMoney, type PublicSite, type Site } from '@forecourt/domain';
import { garageMessages, wordsOf } from '@forecourt/domain/messages';
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
  const say = wordsOf(garageMessages, publicSite);
  const found = await platform()
    .tradeIns.byPhone(site, phone)
    .catch(() => null);
  const valuations = (found ?? []).flatMap(({ id, vehicle, rego, result, state }) => {
    if (id === null || !vehicle) return [];
    const { year, make, model, badge } = vehicle;
    const value =
      result?.kind === 'estimate'
        ? say('garage.range', { low: formatMoney(result.low), high: formatMoney(result.high) })
        : say('garage.weAppraiseIt');
    return [{ id, name: [year, make, model, badge].filter(Boolean).join(' '), rego, value, state }];
  });
  return (
    <GarageSection
      title={say('garage.tradeInValuations')}
      hasFailed={found === null}
      more={<SiteLink href="/trade-in">{say('garage.valueACar')}</SiteLink>}
      empty={valuations.length === 0 ? say('garage.noValuationsYet') : null}
    >
      <ValuationList valuations={valuations} />
    </GarageSection>
  );
}
