import { amountField } from "#contract/admin/import-fields.ts";
import { type ColumnField, photosColumn } from "./column-fields.ts";

/** Words in the names of columns that are longer than a known name, such as "Rent (US$ per month)". The first match counts. */
const words: [ColumnField, RegExp][] = [
  ["latitude", /\blat(itude)?\b/],
  ["longitude", /\b(long?|lng|longitude)\b/],
  [photosColumn, /photo|image|picture/],
  ["deposit", /deposit|caution/],
  ["advance_months", /advance/],
  ["agency_fee", /commission|agen(t|cy).*\bfee/],
  ["contact_number", /phone|mobile|whats ?app|\btel\b|\bcell\b|contact n(o|um)/],
  ["listed_by", /agent|lister|broker|contact (name|person)/],
  ["monthly_rent", /\brent\b.*(price|amount|usd?|month)|(price|amount|usd?|cost).*(month|\bpm\b|\bmo\b|\brent\b)/],
  ["price", /(sale|selling|purchase).*(price|amount)/],
  [amountField, /price|amount|\busd?\b|\bcost\b/],
  ["bedrooms", /\bbed(room)?s?\b/],
  ["bathrooms", /\bbath(room)?s?\b|toilet/],
  ["area_sqft", /\bsq\b|sqft|sqm|square|floor (area|space)|\bm2\b|\bsize\b/],
  ["confirmed_at", /updated|modified|confirmed|last checked/],
  ["year_built", /\bbuilt\b/],
  ["furnished", /furnish/],
  ["amenities", /amenit|facilit/],
  ["address", /address|\bstreet\b/],
  ["area", /neighbou?rhood|community|landmark|location/],
  ["city", /\b(city|town)\b/],
  ["state", /\b(county|province)\b/],
  ["property_type", /(property|home|house|building|unit) (type|category)|type of (property|home|house|building|unit)/],
  ["title", /\btitle\b|headline/],
  ["description", /descri/],
];

/** Fields whose cells have digits. */
const numeric: ReadonlySet<ColumnField> = new Set<ColumnField>([
  amountField,
  "price",
  "monthly_rent",
  "deposit",
  "agency_fee",
  "contact_number",
  "area_sqft",
  "latitude",
  "longitude",
]);

/**
 * Returns the field that words in the name of a column stand for. A column such as "Price negotiable", whose cells have no
 * digits, is no price.
 */
export function fieldOfWords(column: string, cells: readonly string[]): ColumnField | undefined {
  const name = column
    .toLowerCase()
    .replaceAll(/us\$|\$/g, " usd ")
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
  const field = words.find(([, pattern]) => pattern.test(name))?.[0];
  if (field === undefined || !numeric.has(field)) return field;
  const filled = cells.filter((cell) => cell.trim());
  return filled.filter((cell) => /\d/.test(cell)).length >= filled.length / 2 ? field : undefined;
}
