import { readRent } from "#shared/listings/written-values/read-amount.ts";
import { readPropertyType } from "#shared/listings/written-values/read-choice.ts";
import { readCount } from "#shared/listings/written-values/read-count.ts";
import { type ReadingContext, toLine } from "#shared/listings/written-values/reading.ts";

type Cells = Readonly<Record<string, unknown>>;

/** Where most listings are, as in the forms. */
const usual: Readonly<Record<string, string>> = { country: "Liberia", state: "Montserrado", postal_code: "1000" };
const maxTitle = 150;

/** What another cell says about an empty required field. */
const standIns: Readonly<
  Record<string, (cells: Cells, getContext: (field: string) => ReadingContext) => string | undefined>
> = {
  title: (cells) => firstSentence(getText(cells, "description")) || describeHome(cells),
  description: (cells) => getText(cells, "title") || describeHome(cells),
  property_type: (cells) => readPropertyType(getText(cells, "title")),
  address: (cells) => getText(cells, "area") || getText(cells, "city"),
  city: (cells) => getText(cells, "state"),
  monthly_rent: (cells, getContext) => certainRent(getText(cells, "price"), getContext("price")),
};

/** Returns a value for an empty required field, from the other cells or what is usual; undefined if there is none. */
export const suggestMissing = (
  field: string,
  cells: Cells,
  getContext: (field: string) => ReadingContext = () => ({}),
): string | undefined => usual[field] ?? (standIns[field]?.(cells, getContext) || undefined);

/** A doubtful rent is no suggestion: its question is asked at the price. */
function certainRent(price: string, context: ReadingContext): string | undefined {
  const reading = readRent(toLine(price), context);
  return reading?.question === undefined ? reading?.value : undefined;
}

function getText(cells: Cells, name: string): string {
  const cell = cells[name];
  return typeof cell === "string" ? cell.trim() : "";
}

/** Returns the start of a text that fits into a title. */
function firstSentence(text: string): string {
  const [line = ""] = text.split("\n");
  const [sentence = ""] = /^.*?[.!?](?=\s|$)/.exec(line) ?? [line];
  return sentence.length <= maxTitle ? sentence.replace(/\.$/, "") : `${sentence.slice(0, maxTitle - 1).trimEnd()}…`;
}

/** Returns "3-bedroom apartment in Sinkor"; undefined if the type or the place is unknown. */
function describeHome(cells: Cells): string | undefined {
  const type = readPropertyType(getText(cells, "property_type"));
  const place = getText(cells, "area") || getText(cells, "address") || getText(cells, "city");
  if (!type || !place) return undefined;
  const bedrooms = Number(readCount(getText(cells, "bedrooms"), {})?.value ?? 0);
  return bedrooms > 0 ? `${bedrooms}-bedroom ${type.toLowerCase()} in ${place}` : `${type} in ${place}`;
}
