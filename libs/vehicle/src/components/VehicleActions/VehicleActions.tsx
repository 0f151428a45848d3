import { defaultTimeZone, vehicleEventParams, type Vehicle } from '@forecourt/domain';
import { ButtonLink, type ButtonLook } from '@forecourt/ui';
import { Fragment, type ReactNode } from 'react';
import {
  groupActions,
  vehicleActions,
  type ActionKind,
  type ActionSite,
  type VehicleAction,
} from '../../model/actions.ts';
import { pageVehicle, type PageVehicle } from '../../model/pageVehicle.ts';
import { EventLink } from '../EventLink/EventLink.tsx';
import { LiveSwap } from '../LiveSwap/LiveSwap.tsx';
import { ReservedLine } from '../ReservedLine/ReservedLine.tsx';
import * as styles from './VehicleActions.css.ts';

/** How a button looks in its place, and what it says and leads to when nobody takes it over. */
export interface ActionLook extends ButtonLook {
  /** The label. */
  children: string;
  href: string;
}

/** A button of another feature, or one made from the look of the place. `null` leaves it out. */
export type ActionSlot = ReactNode | ((look: ActionLook) => ReactNode);

export interface VehicleActionsProps {
  /** The vehicle it is about. */
  vehicle: Vehicle;
  /** The site's addresses and switches that decide which actions there are. */
  site: ActionSite;
  /** The same vehicle as the page's live parts have it. @default made from `vehicle` */
  page?: PageVehicle;
  /** Where the enquiry stands on the page. @default '#enquire' */
  enquireHref?: string;
  /** Takes a button over, for a dialog of another feature. */
  slots?: Partial<Record<ActionKind, ActionSlot>>;
  /** IANA name of where the vehicle stands. @default 'Australia/Sydney' */
  timeZone?: string;
}

const icons = {
  enquire: 'mail',
  reserve: 'check',
  onlinePurchase: 'tag',
  testDrive: 'calendar',
  finance: 'dollar',
  offer: 'tag',
  tradeIn: 'swap',
  photos: 'camera',
  message: 'phone',
  historyReport: 'document',
  similar: 'search',
} as const satisfies Record<ActionKind, ButtonLook['icon']>;

type Weight = 'main' | 'buying' | 'second' | 'rest';

const looks = {
  main: { variant: 'primary', size: 'large', full: true },
  buying: { variant: 'success', full: true },
  second: { variant: 'secondary', full: true },
  rest: { variant: 'quiet', size: 'small' },
} as const satisfies Record<Weight, Partial<ButtonLook>>;

const elsewhere = { target: '_blank', rel: 'noopener' };

/** What a visitor can do with the vehicle: one main button, two or three others, the rest in small. */
export function VehicleActions({
  vehicle,
  site,
  page = pageVehicle(vehicle),
  enquireHref = '#enquire',
  slots = {},
  timeZone = defaultTimeZone,
}: VehicleActionsProps) {
  const onPage: Partial<Record<ActionKind, string>> = { enquire: enquireHref, similar: enquireHref };
  // Somebody's hold may be over, or begin, while the stored page is looked at: the live parts decide.
  const { main, buying, second, rest } = groupActions(vehicleActions({ ...vehicle, reserved: false }, site));

  const button = ({ kind, label, href }: VehicleAction, weight: Weight) => {
    const variant = kind === 'onlinePurchase' ? { ...looks.buying, variant: 'secondary' as const } : looks[weight];
    const look: ActionLook = { ...variant, icon: icons[kind], href: onPage[kind] ?? href, children: label };
    const slot = slots[kind];
    if (slot !== undefined) return typeof slot === 'function' ? slot(look) : slot;
    if (kind === 'historyReport') {
      return <EventLink {...look} {...elsewhere} event="historyReport" params={{ ...vehicleEventParams(vehicle) }} />;
    }
    return <ButtonLink {...look} {...(kind === 'message' && elsewhere)} />;
  };
  const buttons = (actions: readonly VehicleAction[], weight: Weight) =>
    actions.map((action) => <Fragment key={action.kind}>{button(action, weight)}</Fragment>);

  return (
    <div className={styles.actions}>
      {buttons(main, 'main')}
      {buying.length > 0 && (
        <LiveSwap vehicle={page} when="taken" instead={<ReservedLine vehicleId={vehicle.id} timeZone={timeZone} />}>
          <div className={styles.actions}>{buttons(buying, 'buying')}</div>
        </LiveSwap>
      )}
      {buttons(second, 'second')}
      {rest.length > 0 && <div className={styles.rest}>{buttons(rest, 'rest')}</div>}
    </div>
  );
}
