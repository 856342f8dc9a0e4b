import { allDetails } from "#shared/listings/details/property-details.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { propertyTypes } from "#shared/listings/property-options.ts";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import { formatCell } from "./format-cell.ts";

const flags = ["true", "false"];
const choices: Readonly<Record<string, readonly string[]>> = {
  kind: propertyKinds,
  property_type: propertyTypes,
  status: listingStatuses,
  is_available: flags,
  featured: flags,
  published: flags,
};

function detailChoices(field: string): readonly string[] | undefined {
  const detail = allDetails.get(field);
  if (detail?.type === "choice") return detail.choices;
  return detail?.type === "flag" ? flags : undefined;
}

const start = "Must be one of ";

/** Returns the values that an error message lists; undefined if it lists none. */
export const allowedValues = (message: string): string | undefined =>
  message.startsWith(start) ? message.slice(start.length) : undefined;

/** Returns the values of a field with their labels; undefined if any text can be entered. A message may list those of the row. */
export function cellChoices(field: string, msg: string): [value: string, label: string][] | undefined {
  const listed = choices[field] ?? detailChoices(field);
  if (!listed) return undefined;
  const allowed = allowedValues(msg)?.split(", ");
  const values = allowed?.every((value) => listed.includes(value)) ? allowed : listed;
  return values.map((value) => [value, formatCell(field, value)]);
}
