import { formatMoney, referenceOf, replyWords, type ReplyingSite } from '@forecourt/domain';
import { tradeInMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Cluster, Container, Heading, Notice, Section, Stack, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { ownVehicleName, type OwnVehicle } from '../../model/tradeInRules.ts';
import { TradeInCounted } from './TradeInCounted.tsx';

export interface TradeInDoneProps {
  /** What the visitor did: accepted an offer, or asked for an appraisal (`asked`). */
  state: 'accepted' | 'asked';
  /** Id of the lead. */
  leadId: string;
  /** The visitor's own car; null where it could not be found. */
  vehicle: OwnVehicle | null;
  /** Its plate; null where not given. */
  rego: string | null;
  /** Accepted offer in whole cents; null where there was none. */
  offer: number | null;
  /** Odometer in kilometres; null where not given. */
  kms: number | null;
  /** Path of the site's search page. */
  searchHref: string;
  /** Starts again with another car: a server action, or the path that takes a plain post. */
  again: ((data: FormData) => Promise<void>) | string;
  /** The site's own texts of the confirmation. @default the platform's */
  replies?: ReplyingSite['replies'];
}

/** Confirmation after a visitor accepted the offer for a car, or asked for an appraisal. */
export function TradeInDone(props: TradeInDoneProps) {
  const { state, leadId, vehicle, rego, offer, kms, searchHref, again, replies } = props;
  const say = useWords(tradeInMessages);
  const car = [vehicle ? ownVehicleName(vehicle) : say('tradeIn.yourCar'), rego ? `(${rego})` : ''].join(' ').trim();
  const isAccepted = state === 'accepted' && offer !== null;
  const words = isAccepted
    ? replyWords('trade-in', { offer: formatMoney(offer) }, replies)
    : replyWords('appraisal', {}, replies);
  const rest = isAccepted ? words.text.slice(1) : words.text;
  return (
    <Section>
      <Container width="text">
        <Stack gap={3}>
          <Heading level={1} size="page">
            {words.title}
          </Heading>
          <Notice tone="success" title={say('tradeIn.reference', { reference: referenceOf(leadId) })}>
            {isAccepted
              ? say('tradeIn.youAcceptedFor', { offer: formatMoney(offer), car })
              : say('tradeIn.weHaveYourRequest', { car })}
          </Notice>
          {rest.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
          <ol>
            {words.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Cluster gap={2}>
            <ButtonLink href={searchHref}>{say('tradeIn.lookForYourNext')}</ButtonLink>
            <form action={again} method={typeof again === 'string' ? 'post' : undefined}>
              <Button type="submit" variant="secondary">
                {say('tradeIn.valueAnotherCar')}
              </Button>
            </form>
          </Cluster>
          {state === 'accepted' && <TradeInCounted leadId={leadId} vehicle={vehicle} kms={kms} />}
        </Stack>
      </Container>
    </Section>
  );
}
