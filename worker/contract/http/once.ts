/**
 * Returns a function that creates a value when it is first needed. Creating a large schema takes milliseconds, and most
 * starts of the worker never need the schemas of admins.
 */
export function once<T>(create: () => T): () => T {
  let created: { value: T } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
