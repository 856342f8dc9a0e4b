const workers = 6;

/** Runs an action for each item, a few at a time. */
export async function inParallel<T>(items: Iterable<T>, action: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const work = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await action(next.value);
  };
  await Promise.all(Array.from({ length: workers }, work));
}
