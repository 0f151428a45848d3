'use client';

import { Dialog as Radix } from 'radix-ui';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as overlay from '../Overlay/Overlay.css.ts';
import { useFocusReturn } from '../Overlay/useFocusReturn.ts';
import type { DrawerProps } from './Drawer.tsx';
import { drawer } from './Drawer.css.ts';

/** The drawer itself; its code loads when one first opens. */
export function DrawerPanel({ open, onOpenChange, title, side = 'right', children }: DrawerProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* A plain veil: Radix's own would lock scrolling by an inline style sheet, which a strict CSP refuses. */}
        <div className={overlay.veil} data-forecourt-overlay="" />
        <Radix.Content {...focusReturn} className={`${overlay.panel} ${drawer({ side })}`} aria-describedby={undefined}>
          <div className={overlay.header}>
            <Radix.Title asChild>
              <div>
                <Heading level={2} size="large">
                  {title}
                </Heading>
              </div>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" icon="close" />
            </Radix.Close>
          </div>
          {/* Long content must scroll by keyboard where it holds nothing to focus. */}
          <div className={overlay.body} tabIndex={0}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
