import { defaultTimeZone, vehicleEventParams, type Vehicle } from '@forecourt/domain';
import { vehicleMessages } from '@forecourt/domain/messages';
import { ButtonLink, type ButtonLook } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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

/** Style of a button in its place, and the label and address of the default link. */
export interface ActionLook extends ButtonLook {
  /** The label. */
  children: string;
  href: string;
}

/** Returns another feature's button, or one made with the given style. `null` leaves the button out. */
export type ActionSlot = ReactNode | ((look: ActionLook) => ReactNode);

export const vehicleActionsParts = ['all', 'main', 'others'] as const;

export interface VehicleActionsProps {
  /** The vehicle of the page. */
  vehicle: Vehicle;
  /** The site's addresses and switches that decide which actions there are. */
  site: ActionSite;
  /** The same vehicle as the page's live parts use it. @default made from `vehicle` */
  page?: PageVehicle;
  /** Address of the enquiry form. @default '#enquire' */
  enquireHref?: string;
  /** Replaces a button, for another feature's dialog. */
  slots?: Partial<Record<ActionKind, ActionSlot>>;
  /** IANA time zone where the vehicle stands. @default 'Australia/Sydney' */
  timeZone?: string;
  /** The main button right under the price, the others below the finance box. @default 'all' */
  part?: (typeof vehicleActionsParts)[number];
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
  second: { variant: 'secondary', size: 'small', full: true },
  rest: { variant: 'quiet', size: 'small' },
} as const satisfies Record<Weight, Partial<ButtonLook>>;

const elsewhere = { target: '_blank', rel: 'noopener' };

/** Actions for a vehicle: one main button, two or three others, the rest as small links. */
export function VehicleActions({
  vehicle,
  site,
  page = pageVehicle(vehicle),
  enquireHref = '#enquire',
  slots = {},
  timeZone = defaultTimeZone,
  part = 'all',
}: VehicleActionsProps) {
  const say = useWords(vehicleMessages);
  const onPage: Partial<Record<ActionKind, string>> = { enquire: enquireHref, similar: enquireHref };
  // A hold may end or begin while the stored page is open, so the live parts decide.
  const { main, buying, second, rest } = groupActions(vehicleActions({ ...vehicle, reserved: false }, site, say));

  const button = ({ kind, label, href }: VehicleAction, weight: Weight) => {
    const variant = kind === 'onlinePurchase' ? { ...looks.buying, variant: 'secondary' as const } : looks[weight];
    const icon = weight === 'second' ? undefined : icons[kind];
    const look: ActionLook = { ...variant, icon, href: onPage[kind] ?? href, children: label };
    const slot = slots[kind];
    if (slot !== undefined) return typeof slot === 'function' ? slot(look) : slot;
    if (kind === 'historyReport') {
      return <EventLink {...look} {...elsewhere} event="historyReport" params={{ ...vehicleEventParams(vehicle) }} />;
    }
    return <ButtonLink {...look} {...(kind === 'message' && elsewhere)} />;
  };
  const buttons = (actions: readonly VehicleAction[], weight: Weight) =>
    actions.map((action) => <Fragment key={action.kind}>{button(action, weight)}</Fragment>);

  if (part === 'main') return buttons(main, 'main');
  return (
    <div className={styles.actions}>
      {part === 'all' && buttons(main, 'main')}
      {buying.length > 0 && (
        <LiveSwap vehicle={page} when="taken" instead={<ReservedLine vehicleId={vehicle.id} timeZone={timeZone} />}>
          <div className={styles.actions}>{buttons(buying, 'buying')}</div>
        </LiveSwap>
      )}
      {second.length > 0 && <div className={styles.second}>{buttons(second, 'second')}</div>}
      {rest.length > 0 && <div className={styles.rest}>{buttons(rest, 'rest')}</div>}
    </div>
  );
}
