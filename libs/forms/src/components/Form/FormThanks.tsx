import { Button, Notice } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import type { FormDefinition } from '../../model/defineForm.ts';
import * as styles from './Form.css.ts';

export interface FormThanksProps {
  /** What the form says when it was taken. */
  messages: FormDefinition['messages'];
  /** Left out while the page is on its way elsewhere. */
  onAgain?: () => void;
}

/** Stands in for a form that was sent. Takes the focus, because the button that had it is gone. */
export function FormThanks({ messages = {}, onAgain }: FormThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const again = onAgain && (
    <Button variant="secondary" onClick={onAgain}>
      {messages.again ?? 'Send another enquiry'}
    </Button>
  );
  return (
    <div className={styles.message} role="status" tabIndex={-1} ref={box}>
      <Notice tone="success" title={messages.thanksTitle ?? 'Thank you'} action={again}>
        {messages.thanks ?? 'We have your enquiry and will be in touch soon.'}
      </Notice>
    </div>
  );
}
