import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { ConflictChoices } from "#web/admin/ui/conflict/field-conflict.ts";
import { type ListingValues, toListingValues } from "../listing-values.ts";

/** Returns the values of the form with the stored values of the fields for which those were chosen. */
export function resolveConflicts(mine: ListingValues, current: AdminProperty, choices: ConflictChoices): ListingValues {
  const stored = toListingValues(current);
  const fields = Object.entries(mine.fields).map(([name, value]) => {
    return [name, choices[name] === "theirs" ? (stored.fields[name] ?? value) : value] as const;
  });
  const takesAmenities = choices.amenities === "theirs";
  return {
    fields: Object.fromEntries(fields),
    amenities: takesAmenities ? stored.amenities : mine.amenities,
    typedAmenity: takesAmenities ? "" : mine.typedAmenity,
  };
}
