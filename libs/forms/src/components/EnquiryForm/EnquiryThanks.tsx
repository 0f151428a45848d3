import { Button, Notice } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import * as styles from './EnquiryForm.css.ts';

export interface EnquiryThanksProps {
  /** Left out while the page is on its way elsewhere. */
  onAgain?: () => void;
}

/** Stands in for a form that was sent. Takes the focus, because the button that had it is gone. */
export function EnquiryThanks({ onAgain }: EnquiryThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const again = onAgain && (
    <Button variant="secondary" onClick={onAgain}>
      Send another enquiry
    </Button>
  );
  return (
    <div className={styles.message} role="status" tabIndex={-1} ref={box}>
      <Notice tone="success" title="Thank you" action={again}>
        We have your enquiry and will be in touch soon.
      </Notice>
    </div>
  );
}
