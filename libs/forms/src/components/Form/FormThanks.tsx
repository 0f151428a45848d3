import { formMessages } from '@forecourt/domain/messages';
import { Button, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useRef } from 'react';
import type { FormDefinition } from '../../model/defineForm.ts';
import * as styles from './Form.css.ts';

export interface FormThanksProps {
  /** Message after the form was accepted. */
  messages: FormDefinition['messages'];
  /** Resets the form; left out while the page navigates away. */
  onAgain?: () => void;
}

/** Shown in place of a form that was sent. Gets the focus, because the focused button is gone. */
export function FormThanks({ messages = {}, onAgain }: FormThanksProps) {
  const say = useWords(formMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const again = onAgain && (
    <Button variant="secondary" onClick={onAgain}>
      {messages.again ?? say('form.sendAnotherEnquiry')}
    </Button>
  );
  return (
    <div className={styles.message} role="status" tabIndex={-1} ref={box}>
      <Notice tone="success" title={messages.thanksTitle ?? say('form.thankYou')} action={again}>
        {messages.thanks ?? say('form.weHaveYourEnquiry')}
      </Notice>
    </div>
  );
}
