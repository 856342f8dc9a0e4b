import { useState } from "react";

/** Returns the value, or the previous one while it is undefined, so that lists do not go blank while they load. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
