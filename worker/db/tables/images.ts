import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type ImageType, type ImageVariantWidth, imageExtensions } from "#shared/images/image-urls.ts";
import type { VariantBytes } from "./image-record.ts";
import { properties } from "./properties.ts";
import { quotedList } from "./quoted-list.ts";

const isKnownType = sql.raw(`type IN (${quotedList(Object.keys(imageExtensions))})`);

/** The images of properties. The files are in the image store under `key`. */
export const images = sqliteTable(
  "images",
  {
    id: text().primaryKey(),
    property_n: integer()
      .notNull()
      .references(() => properties.n, { onDelete: "cascade" }),
    /** Unique within the property and never reused; part of the immutable URL. */
    number: integer().notNull(),
    /** Order within the property; 0 is the cover. */
    position: integer().notNull(),
    key: text().notNull(),
    type: text().$type<ImageType>().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(""),
    placeholder: text(),
    /** The point that stays visible when the image is cropped: percent from the left and from the top, such as "50 20". */
    focus: text(),
    /** Widths in pixels of the smaller versions that exist. */
    variants: text({ mode: "json" }).$type<ImageVariantWidth[]>().notNull().default([]),
    /** The size of each smaller version in bytes, by its width. The cron adds sizes that are missing. */
    variant_bytes: text({ mode: "json" }).$type<VariantBytes>().notNull().default({}),
    created_at: text().notNull(),
  },
  (table) => [
    uniqueIndex("images_number").on(table.property_n, table.number),
    uniqueIndex("images_key").on(table.key),
    index("images_position").on(table.property_n, table.position),
    check("images_type", isKnownType),
    check("images_size", sql`bytes > 0 AND width > 0 AND height > 0 AND number > 0 AND position >= 0`),
  ],
);

/**
 * Images uploaded by admins. Saving a property copies the row to `images` with the same id and key. Uploads
 * without a property are deleted after a while.
 */
export const uploads = sqliteTable(
  "uploads",
  {
    id: text().primaryKey(),
    owner_id: text().notNull(),
    /** SHA-256 of the bytes as sent; a repeated upload with the same hash returns the first result. */
    sent_hash: text().notNull(),
    key: text().notNull(),
    type: text().$type<ImageType>().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    variants: text({ mode: "json" }).$type<ImageVariantWidth[]>().notNull().default([]),
    variant_bytes: text({ mode: "json" }).$type<VariantBytes>().notNull().default({}),
    /** When it was attached to a property. */
    joined_at: text(),
    created_at: text().notNull(),
  },
  (table) => [
    uniqueIndex("uploads_key").on(table.key),
    index("uploads_age").on(table.created_at),
    check("uploads_type", isKnownType),
    check("uploads_size", sql`bytes > 0 AND width > 0 AND height > 0`),
  ],
);
