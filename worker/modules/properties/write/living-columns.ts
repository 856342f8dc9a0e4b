import { type LivingFactName, livingFactNames } from "#shared/listings/details/living-facts.ts";

type Facts = { [Name in LivingFactName]?: string | number | boolean | null };

/** Who says something about living in a home, and when. */
interface LivingCheck {
  at: string | null;
  by: string | null;
  isConfirmed?: boolean;
}

/**
 * Returns by whom and when the facts about living in a home were checked, if one of them changes or all are confirmed. Where
 * nothing is known, nothing was checked.
 * @param before the stored facts; undefined for a new property
 */
export function livingColumns(before: Facts | undefined, sent: Facts, { at, by, isConfirmed = false }: LivingCheck) {
  const isChanged = livingFactNames.some((name) => sent[name] !== undefined && sent[name] !== (before?.[name] ?? null));
  if (!isChanged && !isConfirmed) return {};
  const isKnown = livingFactNames.some((name) => (sent[name] === undefined ? before?.[name] : sent[name]) != null);
  return isKnown
    ? { living_checked_at: at, living_checked_by: by }
    : { living_checked_at: null, living_checked_by: null };
}
