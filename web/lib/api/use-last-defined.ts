import { useState } from "react";

/** The value, or while it is on its way the one before it, so that nothing goes blank in between. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
