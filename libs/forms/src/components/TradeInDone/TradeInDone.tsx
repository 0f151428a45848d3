import { formatMoney } from '@forecourt/domain';
import { Button, ButtonLink, Cluster, Container, Heading, Notice, Section, Stack, Text } from '@forecourt/ui';
import { ownVehicleName, type OwnVehicle } from '../../model/tradeInRules.ts';
import { TradeInCounted } from './TradeInCounted.tsx';

export interface TradeInDoneProps {
  /** `asked`: for an appraisal. */
  state: 'accepted' | 'asked';
  leadId: string;
  vehicle: OwnVehicle | null;
  rego: string | null;
  /** Whole cents; null where nothing was offered. */
  offer: number | null;
  kms: number | null;
  searchHref: string;
  /** Begins with another car: a server action, or the path that takes a plain post. */
  again: ((data: FormData) => Promise<void>) | string;
}

/** What happens after a visitor accepted the offer for a car, or asked for an appraisal. */
export function TradeInDone({ state, leadId, vehicle, rego, offer, kms, searchHref, again }: TradeInDoneProps) {
  const car = [vehicle ? ownVehicleName(vehicle) : 'your car', rego ? `(${rego})` : ''].join(' ').trim();
  const isAccepted = state === 'accepted' && offer !== null;
  return (
    <Section>
      <Container width="text">
        <Stack gap={3}>
          <Heading level={1} size="heading">
            {isAccepted ? 'Offer accepted' : 'We will look at your car'}
          </Heading>
          <Notice tone="success" title={`Reference ${leadId.slice(0, 8).toUpperCase()}`}>
            {isAccepted
              ? `You accepted ${formatMoney(offer)} for ${car}.`
              : `We have your request for an appraisal of ${car}.`}
          </Notice>
          <Text>
            {isAccepted
              ? 'We will contact you to agree on a time to look it over. The amount is final once we have seen the car and you have signed.'
              : 'We will contact you to agree on a time and a place. The appraisal costs nothing and binds you to nothing.'}
          </Text>
          <Cluster gap={2}>
            <ButtonLink href={searchHref}>Look for your next car</ButtonLink>
            <form action={again} method={typeof again === 'string' ? 'post' : undefined}>
              <Button type="submit" variant="secondary">
                Value another car
              </Button>
            </form>
          </Cluster>
          {state === 'accepted' && <TradeInCounted leadId={leadId} vehicle={vehicle} kms={kms} />}
        </Stack>
      </Container>
    </Section>
  );
}
