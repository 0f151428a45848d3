import type { ComponentType } from 'react';
import type { HeadLook } from './headLook.ts';

/** Adds a template's page head: a light band for a group, a dark one for caravans. */
export function withHead<Props extends object>(
  Page: ComponentType<Props & HeadLook>,
  head: NonNullable<HeadLook['head']>,
): ComponentType<Props> {
  return function PageWithHead(props: Props) {
    return <Page {...props} head={head} />;
  };
}
