'use client';

import { overlayMessages } from '@forecourt/domain/messages';
import { Dialog as Radix } from 'radix-ui';
import { useWords } from '../../words/ownWords.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as overlay from '../Overlay/Overlay.css.ts';
import { useFocusReturn } from '../Overlay/useFocusReturn.ts';
import type { DialogProps } from './Dialog.tsx';
import { dialog } from './Dialog.css.ts';

/** The dialog itself; its code loads when one first opens. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  size = 'normal',
  children,
  footer,
}: DialogProps) {
  const say = useWords(overlayMessages);
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Our own backdrop: Radix's would lock scrolling by an inline style sheet, which a strict CSP refuses. */}
        <div className={overlay.veil} data-forecourt-overlay="" />
        <Radix.Content
          {...focusReturn}
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
              <IconButton label={say('overlay.close')} icon="close" />
            </Radix.Close>
          </div>
          {/* Long content must be scrollable by keyboard where it has nothing to focus. */}
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
