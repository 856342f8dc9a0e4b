import type { PropertyFields } from "#contract/listings/property-input.ts";
import type { PropertyRow } from "../../property-rows.ts";
import { isEqual, storedFields } from "../import-plan.ts";

/** The old and new values of the fields that a row changed. */
export interface ChangedValues {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A row of an import to undo. */
export interface RowToUndo {
  n: number;
  uuid: string;
  result: "created" | "updated";
  at: string;
  /** Undefined if the property was deleted for good. */
  found: PropertyRow | undefined;
  /** Whether the row had no reference, so that the property got the next number. */
  hasGivenReference: boolean;
  /** Whether another person has changed the property since the import. */
  isChangedByOther: boolean;
}

/** What the undo of a row does. */
export type UndoPlan =
  /** `returned` is the reference whose number is free again. */
  | { undone: "removed"; delete?: PropertyRow; returned?: string; toBin?: PropertyRow }
  | { undone: "restored"; found: PropertyRow; fields: PropertyFields; changedAt: string }
  | { undone: "left" };

/**
 * Decides how a row is undone. A new property without images is deleted, so that its reference is free again; one with
 * images goes to the bin. A field that was changed again since the import keeps its value.
 */
export function planUndo(
  { result, at, found, hasGivenReference, isChangedByOther }: RowToUndo,
  values: ChangedValues | undefined,
): UndoPlan {
  const isInBin = found !== undefined && found.deleted_at !== null;
  if (result === "created") {
    if (!found || (isInBin && found.images.length > 0)) return { undone: "removed" };
    if (isChangedByOther && !isInBin) return { undone: "left" };
    if (found.images.length > 0) return { undone: "removed", toBin: found };
    return {
      undone: "removed",
      delete: found,
      ...(hasGivenReference && { returned: found.reference }),
    };
  }
  if (!found || isInBin || isChangedByOther || !values) return { undone: "left" };
  const stored = storedFields(found);
  const unchanged = Object.entries(values.before).filter(([name]) => isEqual(stored[name], values.after[name]));
  const { published, ...fields } = Object.fromEntries(unchanged);
  const canPublish = published !== undefined && (found.images.length > 0 || published === false);
  const restored = canPublish ? { ...fields, published: published === true } : fields;
  return { undone: "restored", found, fields: restored, changedAt: at };
}
