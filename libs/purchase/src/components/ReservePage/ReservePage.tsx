import { reserveMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { formatMoney, payWords, type PaymentMethod } from '@forecourt/domain';
import { Heading, PaymentMethods, Stack, Text } from '@forecourt/ui';
import type { Entries, PostedState } from '../../model/formReading.ts';
import type { PurchaseVehicle } from '../../purchaseVehicle.ts';
import { PointList } from '../PointList/PointList.tsx';
import type { PostAction } from '../PostedForm/PostedForm.tsx';
import { PurchaseSheet } from '../PurchaseSheet/PurchaseSheet.tsx';
import { SaleNotice } from '../SaleNotice/SaleNotice.tsx';
import { VehicleLine } from '../VehicleLine/VehicleLine.tsx';
import { ReserveForm } from './ReserveForm.tsx';

export interface ReservePageProps {
  /** The vehicle to reserve. */
  vehicle: PurchaseVehicle;
  /** Deposit in whole cents. */
  deposit: number;
  /** Hours for which the deposit holds the vehicle. */
  holdHours: number;
  /** Hours within which the dealer takes a vehicle back; null where not offered. */
  moneyBackHours?: number | null;
  /** Whether the visitor has to agree to the terms. */
  requireTerms: boolean;
  /** Idempotency key of this form, so that a double click makes one reservation. */
  idempotencyKey: string;
  /** A server action, or the path that takes the post. */
  action: PostAction | string;
  /** Errors and values of a refused post. */
  state?: PostedState;
  /** Known details of the visitor. */
  visitor?: Entries;
  /** Accepted ways to pay this vehicle's deposit. */
  methods: readonly PaymentMethod[];
}

/** Reservation page: the vehicle, the terms of the deposit, and the visitor's details. */
export function ReservePage(props: ReservePageProps) {
  const { vehicle, deposit, holdHours, methods, moneyBackHours = null } = props;
  const say = useWords(reserveMessages);
  const amount = formatMoney(deposit);
  const ways = payWords(methods);
  const points = [
    say('reserve.youPay', { amount, ways }),
    say('reserve.weKeepIt', { hours: holdHours }),
    say('reserve.refundable', { amount }),
    say('reserve.offThePrice'),
  ];
  const about = (
    <>
      <VehicleLine vehicle={vehicle} level={2} priority />
      <Stack gap={2}>
        <Heading level={2} size="large">
          {say('reserve.whatHappens')}
        </Heading>
        <PointList
          points={points}
          promise={moneyBackHours === null ? null : say('reserve.moneyBack', { hours: moneyBackHours })}
        />
        <Heading level={2} size="large">
          {say('reserve.whatItIsNot')}
        </Heading>
        <Text>{say('reserve.notAContract')}</Text>
        <SaleNotice state={vehicle.state} />
      </Stack>
    </>
  );
  return (
    <PurchaseSheet title={say('reserve.title')} intro={say('reserve.intro')} side={about} sidePlace="before">
      <ReserveForm
        action={props.action}
        state={props.state}
        visitor={props.visitor}
        idempotencyKey={props.idempotencyKey}
        requireTerms={props.requireTerms}
        payNote={say('reserve.nextPayment', { ways })}
        submitLabel={say('reserve.submit', { amount })}
      />
      <PaymentMethods methods={methods} />
    </PurchaseSheet>
  );
}
