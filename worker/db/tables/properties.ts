import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { propertyKinds } from "#contract/listings/property-kinds.ts";
import { filterWordsSql } from "../property-columns/filter-words.ts";
import { priceBandSql } from "../property-columns/price-bands.ts";
import { sortKeySql, unknownSize } from "../property-columns/sort-keys.ts";
import type { ImageRecord } from "./image-record.ts";
import { orderIndexes } from "./order-indexes.ts";

/**
 * Properties for sale and for rent share one table, because lists, filters and pages treat them alike.
 * Fields of one kind are null for the other.
 *
 * There is one index for each sort order, alone and within one type, city or area. Queries name their index,
 * so the cost does not depend on the planner's statistics. Triggers maintain the full-text index and the
 * counters (0001_search_and_counters.sql).
 */
export const properties = sqliteTable(
  "properties",
  {
    /** Grows with each new property; also the rowid of the full-text index. */
    n: integer().primaryKey({ autoIncrement: true }),
    uuid: text().notNull(),
    reference: text().notNull(),
    kind: text({ enum: propertyKinds }).notNull(),
    published: integer({ mode: "boolean" }).notNull().default(true),
    deleted_at: text(),
    /** Whether visitors see it. Most indexes cover live rows only. */
    live: integer().notNull().generatedAlwaysAs(sql`(published = 1 AND deleted_at IS NULL)`, { mode: "stored" }),

    property_type: text().notNull(),
    type_key: text().notNull(),
    city: text().notNull(),
    city_key: text().notNull(),
    area: text(),
    area_key: text().notNull().default(""),
    price_cents: integer().notNull(),
    /** The band of price options that contains the price; see price-bands.ts. */
    price_band: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${priceBandSql})`), { mode: "stored" }),
    area_sqft: integer(),
    /**
     * Each sort order as one number: the sort key in the high bits, `n` in the low bits. A cursor is then a single
     * comparison, even between equal prices or sizes. An unknown size sorts last in both directions.
     */
    price_order: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${sortKeySql("price_cents")})`), { mode: "stored" }),
    size_up: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${sortKeySql(`coalesce(area_sqft, ${unknownSize})`)})`), { mode: "stored" }),
    size_down: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${sortKeySql("coalesce(area_sqft, -1)")})`), { mode: "stored" }),
    /** Available properties first, then the newest. */
    best_order: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${sortKeySql("is_available")})`), { mode: "virtual" }),
    bedrooms: integer(),
    bathrooms: integer(),
    is_available: integer({ mode: "boolean" }).notNull().default(true),
    featured: integer({ mode: "boolean" }).notNull().default(false),
    furnished: integer({ mode: "boolean" }),
    lease_duration: text(),
    pets_allowed: integer({ mode: "boolean" }),
    has_parking: integer({ mode: "boolean" }),

    title: text().notNull(),
    address: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    postal_code: text(),
    created_at: text().notNull(),
    updated_at: text().notNull(),
    /** Maintained by triggers: image numbers that a card can show, 0 for an image without a small version. */
    picture_numbers: text({ mode: "json" }).$type<number[]>().notNull().default([]),
    cover_placeholder: text(),
    /** Maintained by triggers: the cover's `focus`. */
    cover_focus: text(),
    /** The next image number. Numbers are never reused, so the content of an image URL never changes. */
    next_picture: integer().notNull().default(1),

    amenities: text({ mode: "json" }).$type<string[]>().notNull(),
    year_built: integer(),
    latitude: real(),
    longitude: real(),
    listed_by: text(),
    contact_number: text(),
    is_new_construction: integer({ mode: "boolean" }),
    previous_owners: integer(),
    renovation_year: integer(),
    previous_tenants: integer(),
    last_renovation_year: integer(),
    description: text().notNull(),
    /** Maintained by triggers: all images in order, as the detail screen needs them. */
    pictures: text({ mode: "json" }).$type<ImageRecord[]>().notNull().default([]),
    /** The distinct search words, separated by spaces, with a space at both ends. */
    words: text().notNull(),
    /** The filterable values as words of the full-text index; see filter-words.ts. */
    filter_words: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${filterWordsSql})`), { mode: "virtual" }),
  },
  (table) => [
    uniqueIndex("properties_uuid").on(table.uuid),
    uniqueIndex("properties_reference").on(table.reference),
    ...orderIndexes(table),
    index("properties_featured").on(table.kind, table.n).where(sql`live = 1 AND featured = 1`),
    // Drafts and deleted properties, which only admin lists show.
    index("properties_hidden").on(table.n).where(sql`live = 0`),
    check("properties_kind", sql`kind IN ('buy', 'rent')`),
    check("properties_price", sql`price_cents > 0 AND price_cents <= 100000000000`),
    check("properties_rooms", sql`bedrooms BETWEEN 0 AND 100 AND bathrooms BETWEEN 0 AND 100`),
    check("properties_size", sql`area_sqft >= 0`),
    check("properties_place", sql`latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180`),
    check("properties_flags", sql`published IN (0, 1) AND is_available IN (0, 1) AND featured IN (0, 1)`),
    check(
      "properties_kind_fields",
      sql`(kind = 'rent' AND previous_owners IS NULL AND renovation_year IS NULL) OR (kind = 'buy' AND furnished IS NULL AND lease_duration IS NULL AND pets_allowed IS NULL AND has_parking IS NULL AND previous_tenants IS NULL AND last_renovation_year IS NULL)`,
    ),
  ],
);

/** Permanently removed properties. Their pages say so and show similar properties. */
export const removedProperties = sqliteTable("tombstones", {
  uuid: text().primaryKey(),
  kind: text({ enum: propertyKinds }).notNull(),
  property_type: text().notNull(),
  type_key: text().notNull(),
  city: text().notNull(),
  area: text(),
  area_key: text().notNull(),
  price_cents: integer().notNull(),
  removed_at: text().notNull(),
});
