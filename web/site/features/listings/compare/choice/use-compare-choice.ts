import { useState } from "react";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { maxCompared, minCompared } from "../compared-ids.ts";

/** The homes that a visitor chooses to compare. */
export interface CompareChoice {
  /** Whether there are enough homes to choose from. */
  isPossible: boolean;
  /** In the order in which they are shown. */
  uuids: readonly string[];
  isFull: boolean;
  toggle: (uuid: string) => void;
}

/** Keeps the choice among saved homes. At first, all are chosen if they fit into one comparison, otherwise none. */
export function useCompareChoice(saved: readonly CardProperty[] | undefined): CompareChoice {
  const [chosen, setChosen] = useState<readonly string[]>();
  // A sample is no listing, so no link can show it.
  const comparable = (saved ?? []).filter(({ sample }) => !sample).map(({ uuid }) => uuid);
  const initial = comparable.length > maxCompared ? [] : comparable;
  const uuids = chosen ? comparable.filter((uuid) => chosen.includes(uuid)) : initial;
  const toggle = (uuid: string) =>
    setChosen(uuids.includes(uuid) ? uuids.filter((other) => other !== uuid) : [...uuids, uuid].slice(0, maxCompared));
  return { isPossible: comparable.length >= minCompared, uuids, isFull: uuids.length >= maxCompared, toggle };
}
