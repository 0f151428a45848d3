/** A Tuesday morning in Perth: places are open. */
const start = Date.parse('2026-11-24T11:00:00+08:00');

const RealDate = Date;
const away = start - RealDate.now();

/**
 * The clock of the stories' tests: it goes on as clocks do, from the same instant in every run. What is open now, or added
 * today, would else look different from hour to hour.
 */
class StoryDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(StoryDate.now());
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + away;
  }
}
// A page is kept for many files of stories, each of which imports this anew.
if (Date.name !== StoryDate.name) globalThis.Date = StoryDate as DateConstructor;
