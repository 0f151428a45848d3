import { formMessages } from '@forecourt/domain/messages';
import { Button } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './Form.css.ts';
import type { FormSheetState } from './useFormSheet.ts';

export interface FormButtonsProps {
  /** Label of the submit button. */
  submitLabel: string;
  /** Position among the steps, and functions to go on and back. */
  steps: FormSheetState['steps'];
  /** Whether the form is being sent. */
  sending: boolean;
}

/** Buttons of the form: next step, back, or submit. */
export function FormButtons({ submitLabel, steps, sending }: FormButtonsProps) {
  const say = useWords(formMessages);
  const send = (
    <Button type="submit" size="large" full pending={sending}>
      {submitLabel}
    </Button>
  );
  const back = steps.isAlive && steps.current > 0;
  return (
    <div className={styles.buttons} data-back={back ? '' : undefined}>
      {back && (
        <Button variant="secondary" size="large" icon="chevron-left" onClick={steps.back}>
          {say('form.back')}
        </Button>
      )}
      {steps.isLast ? (
        send
      ) : (
        <>
          <div className={styles.withScript}>
            <Button type="submit" size="large" full pending={sending}>
              {say('form.next')}
            </Button>
          </div>
          {!steps.isAlive && <div className={styles.withoutScript}>{send}</div>}
        </>
      )}
    </div>
  );
}
