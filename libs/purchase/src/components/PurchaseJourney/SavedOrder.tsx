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
  const ways = (
    <Cluster gap={2}>
      <ButtonLink href={stepPath(base, step)} variant="secondary">
        Go on
      </ButtonLink>
      {restart && (
        <form action={restart} method={typeof restart === 'string' ? 'post' : undefined}>
          <input type="hidden" name="intent" value="restart" />
          <Button type="submit" variant="quiet">
            Start again
          </Button>
        </form>
      )}
    </Cluster>
  );
  return (
    <Notice tone="info" action={ways}>
      {`We kept your order from ${kept}.`}
    </Notice>
  );
}
