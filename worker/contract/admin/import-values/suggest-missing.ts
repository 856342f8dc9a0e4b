import { readAmount } from "./read-amount.ts";

/** Where most listings are, as in the forms. */
const usual: Readonly<Record<string, string>> = { country: "Liberia", state: "Montserrado", postal_code: "1000" };
/** Fields that another one can stand in for. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  description: ["title"],
  address: ["area", "city"],
  city: ["state"],
};

/** Returns a value for an empty required field, from the other cells or what is usual; undefined if there is none. */
export function suggestMissing(field: string, cells: Readonly<Record<string, unknown>>): string | undefined {
  const textOf = (name: string) => (typeof cells[name] === "string" ? cells[name].trim() : "");
  if (field === "monthly_rent") return readAmount(textOf("price"));
  return usual[field] ?? standIns[field]?.map(textOf).find((text) => text !== "");
}
