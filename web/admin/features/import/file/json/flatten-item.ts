import { numberText } from "../workbook/number-text.ts";

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [name: string]: JsonValue;
}

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Objects inside a listing that only group its fields. Their names are left out: `address.city` is the city. */
const groups =
  /^(address|attributes|coordinates|data|details|fields|general|geo|geolocation|geometry|info|listing|location|position|properties|property|specs)$/i;
/** How an object names itself, such as a photo or a feature. */
const labels = ["url", "src", "href", "fileName", "file_name", "filename", "name", "title", "label", "value"];
const amounts = ["amount", "value", "size"];
const units = ["currency", "currency_code", "currencyCode", "unit", "units"];
const maxDepth = 4;

/** Returns the cells of a listing by column. Objects inside it become columns of their own, and lists one cell. */
export function flattenItem(item: JsonObject): Map<string, string> {
  const cells = new Map<string, string>();
  addFields(cells, item, [], 0);
  return cells;
}

function addFields(cells: Map<string, string>, item: JsonObject, path: readonly string[], depth: number): void {
  for (const [name, value] of Object.entries(item)) {
    // In GeoJSON the type is always "Feature" or "Point".
    if (name === "type" && isGeographic(item)) continue;
    const point = name === "coordinates" && Array.isArray(value) ? value : undefined;
    if (point && item.type === "Point") {
      add(cells, [...path, "longitude"], toCell(point[0]));
      add(cells, [...path, "latitude"], toCell(point[1]));
    } else if (isObject(value) && getQuantity(value) === undefined) {
      if (depth < maxDepth) addFields(cells, value, groups.test(name) ? path : [...path, name], depth + 1);
    } else add(cells, [...path, name], toCell(value));
  }
}

/** The first value of a name is kept. */
function add(cells: Map<string, string>, path: readonly string[], cell: string): void {
  const name = path.join(" ");
  if (!cells.get(name)) cells.set(name, cell);
}

const isGeographic = (item: JsonObject) => "coordinates" in item || ("geometry" in item && isObject(item.properties));

/** Returns a value as one cell. */
export function toCell(value: JsonValue | undefined): string {
  if (Array.isArray(value)) {
    const texts = value.map((item) => (isObject(item) ? getLabel(item) : toCell(item))).filter((text) => text !== "");
    // Addresses may contain commas.
    return texts.join(texts.some((text) => text.includes("://")) ? "\n" : ", ");
  }
  if (isObject(value)) return getQuantity(value) ?? "";
  if (typeof value === "number") return numberText(String(value));
  return value === null || value === undefined ? "" : String(value);
}

function getLabel(item: JsonObject): string {
  const label = labels.map((name) => item[name]).find((value) => typeof value === "string" && value !== "");
  return toCell(label);
}

/** Returns an amount with its currency or unit, such as `{"amount": 500, "currency": "LRD"}`, as one text. */
function getQuantity(item: JsonObject): string | undefined {
  const amount = amounts.find((name) => typeof item[name] === "number" || typeof item[name] === "string");
  const unit = units.find((name) => typeof item[name] === "string");
  if (!amount || !unit) return undefined;
  const [number, word] = [toCell(item[amount]), toCell(item[unit])];
  return /^(USD|US\$|\$)?$/i.test(word) || number === "" ? number : `${number} ${word}`;
}
