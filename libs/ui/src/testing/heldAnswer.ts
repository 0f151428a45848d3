/** An answer that stays away for as long as somebody looks. */
export interface HeldAnswer<Answer> {
  /** What an action under way returns. */
  give: () => Promise<Answer>;
  /** Holds the answer back. @returns a function that releases it */
  hold: () => () => void;
}

/**
 * For stories and tests of what is shown while an action is under way. While one action of a page has not ended, React
 * holds back what every later one changes: an answer that never came would stop all the stories after it.
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
