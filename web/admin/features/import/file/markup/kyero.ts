import type { WorkbookSheet } from "../pick-sheet.ts";
import { childrenNamed, descend } from "./elements.ts";

/** Columns of the table with their names in this site, and how a property of the feed fills them. */
const columns: readonly (readonly [string, (property: Element) => string])[] = [
  ["Reference", (property) => text(property, "ref") || text(property, "id")],
  ["Kind", (property) => getKind(text(property, "price_freq"))],
  ["Title", (property) => english(property, "title")],
  ["Property type", (property) => english(property, "type")],
  ["Price or rent", getPrice],
  ["Currency", (property) => text(property, "currency").toUpperCase()],
  ["Rent period", (property) => getPeriod(text(property, "price_freq"))],
  ["Address", (property) => text(property, "address")],
  ["Neighbourhood", (property) => text(property, "location_detail")],
  ["City", (property) => text(property, "town")],
  ["State", (property) => text(property, "province")],
  ["Country", (property) => text(property, "country")],
  ["Postal code", (property) => text(property, "postcode") || text(property, "postal_code")],
  ["Latitude", (property) => text(property, "location", "latitude")],
  ["Longitude", (property) => text(property, "location", "longitude")],
  ["Bedrooms", (property) => text(property, "beds")],
  ["Bathrooms", (property) => text(property, "baths")],
  ["Area m2", (property) => text(property, "surface_area", "built")],
  ["Plot m2", (property) => text(property, "surface_area", "plot")],
  ["Amenities", getAmenities],
  ["New construction", (property) => flag(text(property, "new_build"))],
  ["Description", (property) => english(property, "desc")],
  ["Images", getImages],
  ["Last updated", (property) => text(property, "date")],
];

/** Whether a feed is in the format of Kyero: it names its version, or looks like it. */
export const isKyero = (root: Element): boolean =>
  root.localName === "kyero" ||
  childrenNamed(root, "kyero").length > 0 ||
  childrenNamed(root, "property").some((property) => descend(property, "price_freq"));

/**
 * Returns the listings of a Kyero feed as a table. Columns that no listing fills are left out.
 * @throws Error with a message for the user when it has no listings
 */
export function readKyero(root: Element): WorkbookSheet {
  const properties = [...root.getElementsByTagName("property")];
  if (properties.length === 0) throw new Error("The Kyero feed has no listings. Export it again");
  const filled = columns
    .map(([name, read]) => [name, ...properties.map(read)])
    .filter((column) => column.slice(1).some((cell) => cell !== ""));
  const cells = [-1, ...properties.keys()].map((row) => filled.map((column) => column[row + 1] ?? ""));
  return { name: "Kyero", cells };
}

const text = (property: Element, ...names: string[]) => descend(property, ...names)?.textContent.trim() ?? "";

/** Texts are in several languages; some feeds have a single text without naming its language. */
function english(property: Element, name: string): string {
  const element = descend(property, name);
  const translation = descend(property, name, "en") ?? element?.children[0] ?? element;
  return translation?.textContent.trim() ?? "";
}

/** Without a known frequency the kind stays empty, and the import asks for it. */
function getKind(frequency: string): string {
  if (/^sale$/i.test(frequency)) return "buy";
  return getPeriod(frequency) && "rent";
}

const getPeriod = (frequency: string) =>
  /^(day|night|week|month|year)$/i.test(frequency) ? frequency.toLowerCase() : "";

/** The currency is part of the cell, so that no amount is taken for US dollars. */
function getPrice(property: Element): string {
  const [price, currency] = [text(property, "price"), text(property, "currency").toUpperCase()];
  return price && currency && currency !== "USD" ? `${price} ${currency}` : price;
}

function getAmenities(property: Element): string {
  const features = childrenNamed(descend(property, "features"), "feature").map((feature) => feature.textContent.trim());
  const pool = flag(text(property, "pool")) === "true" ? ["Pool"] : [];
  return [...features, ...pool].filter((feature) => feature !== "").join(", ");
}

function getImages(property: Element): string {
  const images = childrenNamed(descend(property, "images"), "image");
  const urls = images.map((image) => text(image, "url") || image.textContent.trim());
  return urls.filter((url) => url !== "").join("\n");
}

const flag = (value: string) => (/^(1|true|yes)$/i.test(value) ? "true" : /^(0|false|no)$/i.test(value) ? "false" : "");
