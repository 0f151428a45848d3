'use client';

import type { EventName } from '@forecourt/domain';
import { ButtonLink, earlyPress, useSite, type ButtonLinkProps } from '@forecourt/ui';

export interface EventLinkProps extends Omit<ButtonLinkProps, 'onClick'> {
  /** Analytics event that a click counts as. */
  event: EventName;
  /** Parameters of the event. */
  params?: Record<string, unknown>;
}

/** A link styled as a button whose clicks are counted. */
export function EventLink({ event, params, ...link }: EventLinkProps) {
  const { track } = useSite();
  return <ButtonLink {...link} {...earlyPress} onClick={() => track(event, params)} />;
}
