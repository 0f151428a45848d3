import { FaqList } from '@forecourt/content';
import { carPath, displayPhone, type QueryParameters } from '@forecourt/domain';
import { enquiryMessages, pageWords, wordsOf } from '@forecourt/domain/messages';
import { TradeInDone, TradeInFlow, TradeInPictures, TradeInSaver } from '@forecourt/forms';
import { reachableTradeInStep, tradeInFaq, valuationEligible } from '@forecourt/forms/model';
import { Container, Heading, Notice, Section } from '@forecourt/ui';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { currentSite } from '../request/currentSite.ts';
import { VisitCarrier } from '../browser/VisitCarrier.tsx';
import { FormSite } from './FormSite.tsx';
import { requireVisitor } from '../request/gate.ts';
import { MissingPage } from '../page/MissingPage.tsx';
import { oneParameter } from '../request/parameters.ts';
import { purchaseVisitor } from '../purchase/purchaseVisitor.ts';
import { saveTradeInStep, startTradeInAgain } from './tradeInActions.ts';
import { tradeInBase, tradeInPages, type TradeInPath } from './tradeInBase.ts';
import { tradeInValuation } from './tradeInValuation.ts';

export interface TradeInPageProps {
  path: TradeInPath;
  given: QueryParameters;
}

/** The valuation of a visitor's car, at each of its addresses. */
export async function TradeInPage({ path, given }: TradeInPageProps) {
  const { site, publicSite } = await currentSite();
  if (!publicSite.flags.tradeIn) return <MissingPage site={publicSite} />;
  const requestedId = oneParameter(given.car_id);
  const { inventory, tradeIns } = platform();
  const vehicle = requestedId === null ? null : ((await inventory.byIds(site, [requestedId]))[0] ?? null);
  if (path === '/cars/trade-in' && !vehicle) redirect('/trade-in');
  const target = vehicle && valuationEligible(vehicle) ? vehicle : null;
  const base = tradeInBase(path, target?.id ?? null);
  const back = vehicle ? carPath(vehicle) : '/';
  const { gate, name } = tradeInPages[path];
  const heading = pageWords(name, publicSite);
  const visitor = await requireVisitor(site, gate, { redirect: tradeInBase(path, requestedId), back });

  const look = await tradeIns.find(site, await purchaseVisitor(site));
  if (!look.ok) {
    return (
      <Section>
        <Container width="text">
          <Heading level={1}>{heading}</Heading>
          <Notice tone="danger">{look.error}</Notice>
        </Container>
      </Section>
    );
  }
  const { view } = look;
  const { rego, vehicle: car, result, kms } = view;
  if (view.state !== 'open' && view.lead_id !== null) {
    const offer = view.state === 'accepted' && result?.kind === 'estimate' ? result.offer : null;
    return (
      <TradeInDone
        state={view.state}
        leadId={view.lead_id}
        vehicle={car}
        rego={rego}
        offer={offer}
        kms={kms}
        searchHref={publicSite.paths.search}
        again={startTradeInAgain.bind(null, base)}
        replies={publicSite.replies}
      />
    );
  }
  const done = { hasRego: rego !== null, hasVehicle: kms !== null, hasResult: result !== null };
  const step = reachableTradeInStep(oneParameter(given.step), done);
  const valuation = publicSite.flags.saveValuations ? tradeInValuation(view) : null;
  const say = wordsOf(enquiryMessages, publicSite);
  const { regoState, lookup, reportedKms, answers, context: asked } = view;
  return (
    <FormSite site={publicSite}>
      <VisitCarrier>
        <TradeInFlow
          site={publicSite}
          heading={heading}
          car={{ rego, regoState, lookup, vehicle: car, reportedKms, kms, answers, result, context: asked }}
          step={step}
          base={base}
          action={saveTradeInStep.bind(null, base, step)}
          phone={visitor ? displayPhone(visitor.phone) : null}
          towards={target?.name ?? null}
          notice={vehicle && !target ? say('enquiry.cannotTradeInFor', { name: vehicle.name }) : null}
          pictures={
            <TradeInPictures
              pictures={view.pictures.map(({ id, path }) => ({ id, address: path }))}
              back={`${base}${base.includes('?') ? '&' : '?'}step=offer`}
              refused={oneParameter(given.pictures) === 'refused' ? [say('enquiry.picturesLeftOut')] : []}
            />
          }
          faq={<FaqList entries={tradeInFaq(publicSite)} />}
        />
      </VisitCarrier>
      {valuation && step === 'offer' && <TradeInSaver {...valuation} />}
    </FormSite>
  );
}
