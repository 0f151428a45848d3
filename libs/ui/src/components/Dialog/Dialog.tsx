'use client';

import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as overlay from '../Overlay/Overlay.css.ts';
import { dialog } from './Dialog.css.ts';

export const dialogSizes = ['normal', 'wide', 'sheet'] as const;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** 'sheet' fills the screen on phones. @default 'normal' */
  size?: (typeof dialogSizes)[number];
  children: ReactNode;
  /** Stays in sight under the scrolling content: the main action. */
  footer?: ReactNode;
}

/** Asks for attention above the page. Escape, the veil and the cross close it; focus goes back where it came from. */
export function Dialog({ open, onOpenChange, title, description, size = 'normal', children, footer }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* A plain veil: Radix's own would lock scrolling by an inline style sheet, which a strict CSP refuses. */}
        <div className={overlay.veil} data-forecourt-overlay="" />
        <Radix.Content
          className={`${overlay.panel} ${dialog({ size })}`}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
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
            {description && <Radix.Description className={overlay.description}>{description}</Radix.Description>}
            {children}
          </div>
          {footer && <div className={overlay.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
