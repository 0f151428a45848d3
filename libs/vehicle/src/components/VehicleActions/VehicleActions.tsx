'use client';

import { vehicleEventParams, type Vehicle } from '@forecourt/domain';
import { Button, ButtonLink, useSite, type IconName } from '@forecourt/ui';
import { Fragment, type ReactNode } from 'react';
import { vehicleActions, type ActionKind, type VehicleAction } from '../../model/actions.ts';
import * as styles from './VehicleActions.css.ts';

export interface VehicleActionsProps {
  vehicle: Vehicle;
  /** Opens the enquiry in place. Without it the button is a link. */
  onEnquire?: () => void;
  /** Where the enquiry stands on the page. @default '#enquire' */
  enquireHref?: string;
  /** Takes a button over, for a dialog of another feature. `null` leaves it out. */
  slots?: Partial<Record<ActionKind, ReactNode>>;
}

const looks: Record<ActionKind, { variant: 'primary' | 'secondary' | 'success' | 'quiet'; icon: IconName }> = {
  enquire: { variant: 'primary', icon: 'mail' },
  testDrive: { variant: 'secondary', icon: 'calendar' },
  finance: { variant: 'secondary', icon: 'dollar' },
  reserve: { variant: 'success', icon: 'check' },
  onlinePurchase: { variant: 'secondary', icon: 'tag' },
  tradeIn: { variant: 'quiet', icon: 'swap' },
  historyReport: { variant: 'quiet', icon: 'document' },
  viewDetails: { variant: 'quiet', icon: 'list' },
  similar: { variant: 'primary', icon: 'search' },
};

/** What a visitor can do with the vehicle, main action first and biggest. */
export function VehicleActions({ vehicle, onEnquire, enquireHref = '#enquire', slots = {} }: VehicleActionsProps) {
  const { site, track } = useSite();
  const onPage: Partial<Record<ActionKind, string>> = {
    enquire: enquireHref,
    similar: enquireHref,
    viewDetails: '#details',
  };

  const button = ({ kind, label, href }: VehicleAction) => {
    const look = { ...looks[kind], full: true, size: kind === 'enquire' ? ('large' as const) : undefined };
    if (onEnquire && (kind === 'enquire' || kind === 'similar')) {
      return (
        <Button {...look} onClick={onEnquire}>
          {label}
        </Button>
      );
    }
    const report = kind === 'historyReport';
    return (
      <ButtonLink
        {...look}
        href={onPage[kind] ?? href}
        {...(report && { target: '_blank', rel: 'noopener' })}
        onClick={report ? () => track('historyReport', { ...vehicleEventParams(vehicle) }) : undefined}
      >
        {label}
      </ButtonLink>
    );
  };

  return (
    <div className={styles.actions}>
      {vehicleActions(vehicle, site.flags).map((action) => (
        <Fragment key={action.kind}>{action.kind in slots ? slots[action.kind] : button(action)}</Fragment>
      ))}
    </div>
  );
}
