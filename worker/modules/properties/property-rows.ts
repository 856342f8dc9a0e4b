import { getTableColumns, sql } from "drizzle-orm";
import { type ImageVariantWidth, imageVariantUrl, originalImageUrl } from "#contract/images/image-urls.ts";
import {
  type Property,
  type PropertyCard,
  type PropertyImage,
  propertyCardSchema,
  propertySchema,
} from "#contract/listings/property.ts";
import { type PropertyKind, propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { moveInParts } from "#contract/listings/status/move-in-options.ts";
import { readPhoneNumber } from "#contract/people/phone-number.ts";
import type { Row } from "#worker/db/query.ts";
import { decodeColumn } from "#worker/db/rows.ts";
import type { ImageRecord } from "#worker/db/tables/image-record.ts";
import { properties } from "#worker/db/tables/properties.ts";

const columns = getTableColumns(properties);
type ColumnName = keyof typeof columns;

const isColumn = (name: string): name is ColumnName => name in columns;
/** `toProperty` converts the column `images` to the field. */
const isReturnedColumn = (name: string): name is ColumnName => isColumn(name) && name !== "images";

/** The response fields of each kind. Most are columns; `toProperty` and `toCard` compute the others. */
const fieldsByKind = (schema: typeof propertySchema | typeof propertyCardSchema) =>
  Object.fromEntries(schema.options.map(({ shape }) => [shape.kind.value, Object.keys(shape)])) as Record<
    PropertyKind,
    string[]
  >;
const wholeFields = fieldsByKind(propertySchema);
const cardFields = fieldsByKind(propertyCardSchema);

const columnsOf = (fields: Record<PropertyKind, string[]>, more: ColumnName[]) => [
  ...new Set<ColumnName>([
    "n",
    "price_cents",
    ...more,
    ...fields.buy.filter(isColumn),
    ...fields.rent.filter(isColumn),
  ]),
];

/** The columns of each view. A card's `pictures` are the column `image_numbers`. */
const marketColumns = ["move_in_cents", "previous_price_cents"] as const;
export const wholeColumnNames = columnsOf(wholeFields, [
  "deposit_cents",
  "agency_fee_cents",
  "is_delisted",
  "is_closed",
  ...marketColumns,
]);
export const cardColumnNames = columnsOf(cardFields, ["image_numbers", "cover_placeholder", ...marketColumns]);
export const wholeColumns = sql.raw(wholeColumnNames.join(", "));
export const cardColumns = sql.raw(cardColumnNames.join(", "));

const decode = (name: ColumnName, value: unknown) => decodeColumn(columns[name], value);

/** What all items of one kind have: an item without values, in the order of the response, and the fields in columns that are returned as they are. */
interface ItemPlan {
  empty: Readonly<Record<string, undefined>>;
  stored: readonly { name: string; dataType: string }[];
}

const planItems = (fields: Record<PropertyKind, string[]>): Record<PropertyKind, ItemPlan> => {
  const plan = (names: string[]) => ({
    empty: Object.fromEntries(names.map((name) => [name, undefined])),
    stored: names.filter(isReturnedColumn).map((name) => ({ name, dataType: columns[name].dataType })),
  });
  return { buy: plan(fields.buy), rent: plan(fields.rent) };
};
const wholeItems = planItems(wholeFields);
const cardItems = planItems(cardFields);

/**
 * Picks the fields of the row's kind from the columns and the computed values, which have precedence. All items are
 * copies of one object: V8 creates and stringifies objects of one shape several times as fast.
 */
function toContract(row: Row, items: Record<PropertyKind, ItemPlan>, computed: Record<string, unknown>): unknown {
  const kind = row.kind as PropertyKind;
  const { empty, stored } = items[kind];
  const item: Record<string, unknown> = { ...empty };
  for (const column of stored) item[column.name] = decodeColumn(column, row[column.name]);
  computed[propertyKindTraits[kind].priceField] = (row.price_cents as number) / 100;
  for (const name in computed) if (name in empty) item[name] = computed[name];
  return item;
}

const toDollars = (cents: unknown) => (cents === null ? null : (cents as number) / 100);

const marketValues = (row: Row) => ({
  move_in_cost: toDollars(row.move_in_cents),
  previous_price: toDollars(row.previous_price_cents),
});

/** The values of a whole property that are computed from its market columns. */
function wholeMarketValues(row: Row): Record<string, unknown> {
  const parts = { advance_months: row.advance_months, deposit: row.deposit_cents, agency_fee: row.agency_fee_cents };
  return {
    ...marketValues(row),
    deposit: toDollars(row.deposit_cents),
    agency_fee: toDollars(row.agency_fee_cents),
    move_in_unknown: moveInParts.filter((part) => parts[part] === null),
    off_list: row.is_delisted === 1 ? (row.is_closed === 1 ? "gone" : "unconfirmed") : null,
  };
}

/** Converts a row with `cardColumns` to the contract's card. */
export function toCard(row: Row): PropertyCard {
  const imageNumbers = decode("image_numbers", row.image_numbers) as number[];
  const computed = {
    ...marketValues(row),
    image_count: imageNumbers.length,
    pictures: imageNumbers,
    placeholder: row.cover_placeholder,
    // Most covers have none, and 24 cards in JSON must stay small.
    cover_focus: row.cover_focus ?? undefined,
  };
  return toContract(row, cardItems, computed) as PropertyCard;
}

/** Converts a row with `wholeColumns` to the contract's property. */
export function toProperty(row: Row): Property {
  const stored = decode("images", row.images) as ImageRecord[];
  const images = stored.map((image) => toImage(row.kind as PropertyKind, row.uuid as string, image));
  const computed = {
    ...wholeMarketValues(row),
    id: row.uuid,
    _id: row.uuid,
    contact_e164: readPhoneNumber((row.contact_number as string | null) ?? "")?.e164 ?? null,
    allow_pets: decode("pets_allowed", row.pets_allowed),
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
  };
  return toContract(row, wholeItems, computed) as Property;
}

function toImage(kind: PropertyKind, uuid: string, record: ImageRecord): PropertyImage {
  const { id, number, type, width, height, alt, placeholder, focus } = record;
  return {
    id,
    url: originalImageUrl(kind, uuid, number, type),
    width,
    height,
    alt,
    placeholder,
    focus,
    variants: record.variants.map((size) => ({
      url: imageVariantUrl(kind, uuid, number, size as ImageVariantWidth),
      width: size,
    })),
  };
}
