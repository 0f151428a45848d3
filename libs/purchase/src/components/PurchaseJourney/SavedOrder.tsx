import { purchaseMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { Button, ButtonLink, Cluster, Notice } from '@forecourt/ui';
import { stepPath, type FormStep } from '../../model/steps.ts';

/** A server action that deletes the saved order and leads to the first step. */
export type RestartAction = (data: FormData) => Promise<void>;

export interface SavedOrderProps {
  /** When the order was saved. @example 'Tuesday' */
  savedAt: string;
  /** Address of the purchase. */
  base: string;
  /** The step at which the visitor stopped. */
  step: FormStep;
  /** Deletes the saved order. */
  restart?: RestartAction | string;
}

/** A notice about an order saved on another day, to continue it or start again. */
export function SavedOrder({ savedAt: kept, base, step, restart }: SavedOrderProps) {
  const say = useWords(purchaseMessages);
  const ways = (
    <Cluster gap={2}>
      <ButtonLink href={stepPath(base, step)} variant="secondary">
        {say('purchase.goOn')}
      </ButtonLink>
      {restart && (
        <form action={restart} method={typeof restart === 'string' ? 'post' : undefined}>
          <input type="hidden" name="intent" value="restart" />
          <Button type="submit" variant="quiet">
            {say('purchase.startAgain')}
          </Button>
        </form>
      )}
    </Cluster>
  );
  return (
    <Notice tone="info" action={ways}>
      {say('purchase.keptFrom', { day: kept })}
    </Notice>
  );
}
