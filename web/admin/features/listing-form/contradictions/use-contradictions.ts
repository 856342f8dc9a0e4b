import { useState } from "react";
import { findContradictions, readComparedFacts } from "#shared/listings/details/contradictions.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { type ListingValues, toListingBody } from "../listing-values.ts";

/** Returns what the form says in two ways that cannot both be true, until a person says that it is right. */
export function useContradictions(kind: PropertyKind, values: ListingValues) {
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const found = findContradictions(readComparedFacts(toListingBody(kind, values)));
  return {
    open: found.filter(({ msg }) => !accepted.includes(msg)),
    accept: (msg: string) => setAccepted([...accepted, msg]),
  };
}
