/** Calls in parallel, a few at a time, with answers in the order of what was asked. */
export async function inParallel<One, Answer>(
  all: readonly One[],
  call: (one: One) => Promise<Answer>,
  atOnce = 6,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const place = next++;
      answers[place] = await call(all[place] as One);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}
