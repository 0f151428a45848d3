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

/** @example hoursWords(48) // '48 hours' */
function hoursWords(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** Reservation page: the vehicle, the terms of the deposit, and the visitor's details. */
export function ReservePage(props: ReservePageProps) {
  const { vehicle, deposit, holdHours, methods, moneyBackHours = null } = props;
  const amount = formatMoney(deposit);
  const points = [
    `You pay a deposit of ${amount} now, ${payWords(methods)}.`,
    `We keep the vehicle for you for ${hoursWords(holdHours)} from the moment the deposit is paid. Nobody else can reserve or buy it.`,
    `The deposit is fully refundable. If you change your mind, tell us and you get all ${amount} back.`,
    'If you buy, the deposit comes off the price.',
  ];
  const about = (
    <>
      <VehicleLine vehicle={vehicle} level={2} priority />
      <Stack gap={2}>
        <Heading level={2} size="large">
          What happens
        </Heading>
        <PointList
          points={points}
          promise={
            moneyBackHours === null
              ? null
              : `${moneyBackHours}-hour money-back guarantee: bring the vehicle back within ${hoursWords(moneyBackHours)} of delivery.`
          }
        />
        <Heading level={2} size="large">
          What it is not
        </Heading>
        <Text>
          A reservation is not a contract to buy, not an approval of finance and not a valuation of a trade-in. You owe
          nothing beyond the deposit.
        </Text>
        <SaleNotice state={vehicle.state} />
      </Stack>
    </>
  );
  return (
    <PurchaseSheet
      title="Reserve this vehicle"
      intro="Hold it while you decide, see it or arrange your finance."
      side={about}
      sidePlace="before"
    >
      <ReserveForm
        action={props.action}
        state={props.state}
        visitor={props.visitor}
        idempotencyKey={props.idempotencyKey}
        requireTerms={props.requireTerms}
        payNote={`Next comes the secure payment page, where you pay ${payWords(methods)}.`}
        submitLabel={`Reserve for ${amount}`}
      />
      <PaymentMethods methods={methods} />
    </PurchaseSheet>
  );
}
