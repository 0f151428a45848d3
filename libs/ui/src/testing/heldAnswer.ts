/** An answer that is held back for as long as it is wanted. */
export interface HeldAnswer<Answer> {
  /** Promise that a pending action returns. */
  give: () => Promise<Answer>;
  /** Holds the answer back. @returns a function that releases it */
  hold: () => () => void;
}

/**
 * For stories and tests of pending states. While one action of a page is pending, React holds back all later ones: an
 * answer that never came would stop all the stories after it.
 * @param answer what comes once the story is left
 * @example
 * const held = heldAnswer(nothingPosted);
 * export const Loading: Story = { args: { action: held.give }, beforeEach: held.hold };
 */
export function heldAnswer<Answer>(answer: Answer): HeldAnswer<Answer> {
  let held = Promise.withResolvers<Answer>();
  return {
    give: () => held.promise,
    hold: () => {
      const own = Promise.withResolvers<Answer>();
      held = own;
      return () => own.resolve(answer);
    },
  };
}
