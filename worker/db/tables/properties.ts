import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { pins } from "#contract/listings/place/pins.ts";
import type { CardImageNumber } from "#shared/images/image-urls.ts";
import { livingChoices } from "#shared/listings/details/living-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import { listIndexes } from "../property-columns/list-indexes.ts";
import { moveInCentsSql } from "../property-columns/move-in.ts";
import {
  delistedFromSql,
  isClosedSql,
  isListedSql,
  isOnMarketSql,
  isViewableSql,
  statusSql,
} from "../property-columns/status-columns.ts";
import { amenityBitsSql, factBitsSql } from "../property-columns/word-bits.ts";
import type { ImageRecord } from "./image-record.ts";

/**
 * Properties for sale and for rent share one table, because lists, filters and pages treat them alike.
 * Fields of one kind are null for the other.
 * Triggers maintain the full-text index `property_search`.
 */
export const properties = sqliteTable(
  "properties",
  {
    /** Grows with each new property; also the rowid of `property_search`. */
    n: integer().primaryKey({ autoIncrement: true }),
    uuid: text().notNull(),
    reference: text().notNull(),
    kind: text({ enum: propertyKinds }).notNull(),
    published: integer({ mode: "boolean" }).notNull().default(true),
    deleted_at: text(),
    /**
     * Whether it was taken off the lists: sold or let, or not confirmed for too long. Its page stays, see `is_viewable`. The
     * cron and writes keep it right.
     */
    is_delisted: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether visitors find it in lists: viewable and not delisted. */
    is_listed: integer({ mode: "boolean" })
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${isListedSql})`), { mode: "virtual" }),
    /** Whether visitors can open its page, also if it is in no list. */
    is_viewable: integer({ mode: "boolean" })
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${isViewableSql})`), { mode: "virtual" }),

    property_type: text().notNull(),
    type_key: text().notNull(),
    city: text().notNull(),
    city_key: text().notNull(),
    area: text(),
    area_key: text().notNull().default(""),
    price_cents: integer().notNull(),
    area_sqft: integer(),
    bedrooms: integer(),
    /** The whole ones. */
    bathrooms: integer(),
    /** The bathrooms in halves if one is a half: 3 for 1.5. It counts only while it agrees with `bathrooms`. */
    bathroom_halves: integer(),
    is_available: integer({ mode: "boolean" }).notNull().default(true),
    /** What happened to a property that is not available; null: nothing in particular. See status-columns.ts. */
    unavailable_reason: text({ enum: ["under_offer", "sold", "let"] }),
    status: text({ enum: listingStatuses })
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${statusSql})`), { mode: "virtual" }),
    /** Maintained by a trigger. */
    status_changed_at: text(),
    /** When the agency last said that it is still on the market; null if never. */
    confirmed_at: text(),
    /** When its owner last said so by the secret link. It counts while it is the time of the last confirmation. */
    owner_confirmed_at: text(),
    /** `confirmed_at`, else the time from which an unconfirmed property is counted. */
    unconfirmed_since: text(),
    /** Whether it was confirmed recently. The cron and writes keep it right. */
    is_confirmed: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether the agency has to confirm it from time to time; see status-columns.ts. */
    is_on_market: integer({ mode: "boolean" })
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${isOnMarketSql})`), { mode: "virtual" }),
    /** Whether it was sold or let. */
    is_closed: integer({ mode: "boolean" })
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${isClosedSql})`), { mode: "virtual" }),
    delisted_from: text().generatedAlwaysAs(sql.raw(`(${delistedFromSql})`), { mode: "virtual" }),
    advance_months: integer(),
    deposit_cents: integer(),
    agency_fee_cents: integer(),
    move_in_cents: integer().generatedAlwaysAs(sql.raw(`(${moveInCentsSql})`), { mode: "virtual" }),
    /**
     * Since when visitors have found it in lists at this price, without a break; null if they do not find it. Maintained
     * by triggers: only a price that was public for 7 days can be reduced.
     */
    price_public_since: text(),
    /** The price before the last reduction, and when. Maintained by triggers; the cron clears them after 90 days. */
    previous_price_cents: integer(),
    price_reduced_at: text(),
    featured: integer({ mode: "boolean" }).notNull().default(false),
    furnished: integer({ mode: "boolean" }),
    lease_duration: text(),
    pets_allowed: integer({ mode: "boolean" }),
    has_parking: integer({ mode: "boolean" }),

    /** The person who owns it; see people.ts. Admins only. */
    owner_id: text(),
    /** The day on which the owner's mandate ends, as YYYY-MM-DD; null without a mandate. Admins only. */
    mandate: text(),

    title: text().notNull(),
    address: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    postal_code: text(),
    created_at: text().notNull(),
    updated_at: text().notNull(),
    /** Maintained by triggers: the numbers of all images in order, as cards need them. */
    image_numbers: text({ mode: "json" }).$type<CardImageNumber[]>().notNull().default([]),
    cover_placeholder: text(),
    /** Maintained by triggers: the cover's `focus`. */
    cover_focus: text(),
    /** The next image number. Numbers are never reused, so the content of an image URL never changes. */
    next_image_number: integer().notNull().default(1),

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
    /** A note about the status, for admins only. */
    status_note: text(),
    description: text().notNull(),
    /** Maintained by triggers: all images in order, as the detail screen needs them. */
    images: text({ mode: "json" }).$type<ImageRecord[]>().notNull().default([]),
    /** The distinct search words and the words of the amenities, separated by spaces, with a space at both ends. */
    words: text().notNull(),
    /** The groups of amenities that it has, as a number; see word-bits.ts. */
    amenity_bits: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${amenityBitsSql})`), { mode: "virtual" }),
    /** What its fields and its amenities state about living in it, as a number; see word-bits.ts. */
    fact_bits: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${factBitsSql})`), { mode: "virtual" }),
    /** What people ask for nearby: "behind ELWA hospital". Its words are in `words`. */
    landmark: text(),
    /** Computed from the coordinates unless one was typed. */
    plus_code: text(),
    snoocode: text(),
    house_number: text(),
    /** How exactly visitors see the place. */
    pin: text({ enum: pins }).notNull().default("approximate"),
    /** The cover and the focus of the image for shared links: "3-50-20"; null if there is none. See share-image.ts. */
    share_image: text(),
    /** The facts about living in it; null if unknown. See living-facts.ts in the contract. */
    power: text({ enum: livingChoices.power }),
    power_hours: integer(),
    generator: integer({ mode: "boolean" }),
    water: text({ enum: livingChoices.water }),
    fence: integer({ mode: "boolean" }),
    guard: integer({ mode: "boolean" }),
    road: text({ enum: livingChoices.road }),
    road_minutes: integer(),
    floods: text({ enum: livingChoices.floods }),
    signal: text({ enum: livingChoices.signal }),
    living_checked_at: text(),
    /** The account that last checked them. Admins only. */
    living_checked_by: text(),
  },
  (table) => [
    uniqueIndex("properties_uuid").on(table.uuid),
    uniqueIndex("properties_reference").on(table.reference),
    ...listIndexes(table),
    // For the check of an import: properties that may be the same.
    index("properties_similar").on(table.price_cents, table.kind, table.bedrooms).where(sql`deleted_at IS NULL`),
    // For the cron: what leaves the lists or returns to them, what is no longer recently confirmed or reduced.
    index("properties_delisted").on(table.is_delisted, table.is_closed, table.delisted_from),
    index("properties_owner").on(table.owner_id).where(sql`owner_id IS NOT NULL`),
    index("properties_mandate").on(table.mandate).where(sql`mandate IS NOT NULL AND deleted_at IS NULL`),
    index("properties_confirmed").on(table.is_confirmed, table.confirmed_at),
    index("properties_reduced").on(table.price_reduced_at).where(sql`price_reduced_at IS NOT NULL`),
    // The list of properties to confirm, the oldest confirmation first. The first two columns are the same in all rows: the
    // planner prefers an index with more of what is asked for.
    index("properties_to_confirm")
      .on(table.is_on_market, table.is_confirmed, table.confirmed_at)
      .where(sql`is_on_market = 1 AND is_confirmed = 0`),
    check(
      "properties_unavailable_reason",
      sql`unavailable_reason = 'under_offer' OR (unavailable_reason = 'sold' AND kind = 'buy') OR (unavailable_reason = 'let' AND kind = 'rent')`,
    ),
    check(
      "properties_advance_months",
      sql`advance_months IS NULL OR (kind = 'rent' AND advance_months BETWEEN 0 AND 36)`,
    ),
    check("properties_deposit", sql`deposit_cents IS NULL OR (kind = 'rent' AND deposit_cents >= 0)`),
    check("properties_agency_fee", sql`agency_fee_cents >= 0`),
    check("properties_market_flags", sql`is_delisted IN (0, 1) AND is_confirmed IN (0, 1)`),
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
export const removedProperties = sqliteTable(
  "removed_properties",
  {
    uuid: text().primaryKey(),
    kind: text({ enum: propertyKinds }).notNull(),
    property_type: text().notNull(),
    type_key: text().notNull(),
    city: text().notNull(),
    area: text(),
    area_key: text().notNull(),
    price_cents: integer().notNull(),
    removed_at: text().notNull(),
    /** What signs and cards name. Null if it was never public. */
    reference: text(),
    /** Its status when it was removed; null as above. */
    status: text({ enum: listingStatuses }),
  },
  // Another home may get the same reference later.
  (table) => [index("removed_properties_reference").on(table.reference).where(sql`reference IS NOT NULL`)],
);
