import { getTableColumns } from "drizzle-orm";
import { type ImageVariantWidth, imageVariantUrl, originalImageUrl } from "#contract/images/image-urls.ts";
import {
  type Property,
  type PropertyCard,
  type PropertyImage,
  propertyCardSchema,
  propertySchema,
} from "#contract/listings/property.ts";
import { type PropertyKind, propertyKindTraits } from "#contract/listings/property-kinds.ts";
import type { Row } from "#worker/db/query.ts";
import { decodeColumn } from "#worker/db/rows.ts";
import type { ImageRecord } from "#worker/db/tables/image-record.ts";
import { properties } from "#worker/db/tables/properties.ts";

const columns = getTableColumns(properties);
type ColumnName = keyof typeof columns;

const isColumn = (name: string): name is ColumnName => name in columns;

/** The fields of each kind's answer; those that are columns are read from there, the rest is made below. */
const fields = (schema: typeof propertySchema | typeof propertyCardSchema) =>
  Object.fromEntries(schema.options.map(({ shape }) => [shape.kind.value, Object.keys(shape)])) as Record<
    PropertyKind,
    string[]
  >;
const fieldsOfWhole = fields(propertySchema);
const fieldsOfCard = fields(propertyCardSchema);

const columnsOf = (answered: Record<PropertyKind, string[]>, more: ColumnName[]) => [
  ...new Set<ColumnName>([
    "n",
    "price_cents",
    ...more,
    ...answered.buy.filter(isColumn),
    ...answered.rent.filter(isColumn),
  ]),
];

/** The columns that an answer is made from. `pictures` is a card's list of numbers, which has a column of its own. */
export const wholeColumnNames = columnsOf(fieldsOfWhole, ["pictures"]);
export const cardColumnNames = columnsOf(fieldsOfCard, ["picture_numbers", "cover_placeholder"]).filter(
  (name) => name !== "pictures",
);

const decode = (name: ColumnName, value: unknown) => decodeColumn(columns[name], value);

function answer(row: Row, names: Record<PropertyKind, string[]>, made: Record<string, unknown>): unknown {
  const kind = row.kind as PropertyKind;
  const all: Record<string, unknown> = {
    ...made,
    [propertyKindTraits[kind].priceField]: (row.price_cents as number) / 100,
  };
  return Object.fromEntries(
    names[kind].map((name) => [name, name in all || !isColumn(name) ? all[name] : decode(name, row[name])]),
  );
}

/** A stored row as the contract's card. */
export function toCard(row: Row): PropertyCard {
  const pictures = decode("picture_numbers", row.picture_numbers) as number[];
  const made = { image_count: pictures.length, pictures, placeholder: row.cover_placeholder };
  return answer(row, fieldsOfCard, made) as PropertyCard;
}

/** A stored row as the whole property of the contract. */
export function toProperty(row: Row): Property {
  const stored = decode("pictures", row.pictures) as ImageRecord[];
  const images = stored.map((picture) => toImage(row.kind as PropertyKind, row.uuid as string, picture));
  const made = {
    id: row.uuid,
    _id: row.uuid,
    allow_pets: decode("pets_allowed", row.pets_allowed),
    image_url: images[0]?.url ?? null,
    image_urls: images.map(({ url }) => url),
    images,
  };
  return answer(row, fieldsOfWhole, made) as Property;
}

function toImage(kind: PropertyKind, uuid: string, picture: ImageRecord): PropertyImage {
  const { id, number, type, width, height, alt, placeholder } = picture;
  return {
    id,
    url: originalImageUrl(kind, uuid, number, type),
    width,
    height,
    alt,
    placeholder,
    variants: picture.variants.map((size) => ({
      url: imageVariantUrl(kind, uuid, number, size as ImageVariantWidth),
      width: size,
    })),
  };
}
