'use client';

import { Disclosure, useIsAlive } from '@forecourt/ui';
import { useState, type ReactNode } from 'react';

export interface RangeCategoryProps {
  /** What the entry is called. */
  name: string;
  /** Leads to the models until the panel can be made. */
  plain: ReactNode;
  /** The range. */
  children: ReactNode;
}

/** What is behind it is made when it opens first: a drawer whose range stays closed fetches nothing. */
export function RangeCategory({ name, plain, children }: RangeCategoryProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const isAlive = useIsAlive();
  return (
    <Disclosure
      title={name}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) setWanted(true);
      }}
    >
      {!isAlive && plain}
      {wanted && children}
    </Disclosure>
  );
}
