/** What a piece of work answers in time; null if it fails or is late. */
export async function inTime<Answer>(work: Promise<Answer>, patience: number): Promise<{ answer: Answer } | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  const done = work.then(
    (answer) => ({ answer }),
    () => null,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
