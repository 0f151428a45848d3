import { Button, ButtonLink, Cluster, Notice } from '@forecourt/ui';
import { stepPath, type FormStep } from '../../model/steps.ts';

/** A server action that throws the kept order away and leads to the first step. */
export type RestartAction = (data: FormData) => Promise<void>;

export interface KeptOrderProps {
  /** When the order was kept. @example 'Tuesday' */
  kept: string;
  /** Address of the purchase. */
  base: string;
  /** Where the visitor left off. */
  step: FormStep;
  /** Throws the kept order away. */
  restart?: RestartAction | string;
}

/** An order from another day: go on with it, or begin anew. */
export function KeptOrder({ kept, base, step, restart }: KeptOrderProps) {
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
