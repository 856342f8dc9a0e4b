import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { adminRoles, roles } from "#contract/accounts/roles.ts";
import type { ImageType } from "#contract/images/image-urls.ts";
import { propertyKinds } from "#contract/listings/property-kinds.ts";
import { propertyEvents } from "#contract/listings/property-options.ts";
import { enquiryStatuses, type ServiceSlug, serviceSlugs } from "#contract/services/services.ts";
import type { SiteDetails } from "#contract/site/site-details.ts";
import { filterWordsSql } from "./property-columns/filter-words.ts";
import { priceBandSql } from "./property-columns/price-bands.ts";
import { sortKeySql, unknownSize } from "./property-columns/sort-keys.ts";

/** A picture as its listing's row holds it: the `pictures` row without what only the image store needs. */
export interface ImageRecord {
  id: string;
  number: number;
  type: ImageType;
  width: number;
  height: number;
  alt: string;
  placeholder: string | null;
  variants: number[];
}

type OrderColumns = Record<
  "kind" | "type_key" | "city_key" | "area_key" | "n" | "price_order" | "size_up" | "size_down",
  AnySQLiteColumn
>;

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");

/** One partial index for each sort order, alone and below one type, city or area. */
function orderIndexes(table: OrderColumns) {
  const narrowings = { kind: [], type: [table.type_key], city: [table.city_key], area: [table.area_key] };
  const orders = {
    newest: [table.n],
    price: [table.price_order],
    size_up: [table.size_up],
    size_down: [table.size_down],
  };
  return Object.entries(narrowings).flatMap(([narrowing, columns]) =>
    Object.entries(orders).map(([order, keys]) =>
      index(`properties_${narrowing}_${order}`)
        .on(table.kind, ...columns, ...keys)
        .where(sql`live = 1`),
    ),
  );
}

/**
 * Both kinds of listing in one table: every list, filter and page treats them alike, and a list of
 * both is one merge of two index ranges. The fields that only one kind has stay null for the other.
 *
 * The indexes are the lists the contract allows: each sort order, alone and below one type, city or
 * area. Queries name the index they read, so no state of the planner's statistics can change their
 * cost. What the full-text index and the counters hold is kept by triggers (0001_catalogue.sql).
 */
export const properties = sqliteTable(
  "properties",
  {
    /** Publication order: the newest listing has the highest number, which is the full-text rowid too. */
    n: integer().primaryKey({ autoIncrement: true }),
    uuid: text().notNull(),
    reference: text().notNull(),
    kind: text({ enum: propertyKinds }).notNull(),
    published: integer({ mode: "boolean" }).notNull().default(true),
    deleted_at: text(),
    /** Whether visitors see it; everything below indexes live rows only. */
    live: integer().notNull().generatedAlwaysAs(sql`(published = 1 AND deleted_at IS NULL)`, { mode: "stored" }),

    property_type: text().notNull(),
    type_key: text().notNull(),
    city: text().notNull(),
    city_key: text().notNull(),
    area: text(),
    area_key: text().notNull().default(""),
    price_cents: integer().notNull(),
    /** The stretch of price options it falls into; see price-bands.ts. */
    price_band: integer()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${priceBandSql})`), { mode: "stored" }),
    area_sqft: integer(),
    /**
     * The sort orders as one number each, the key above the listing's own number, so that a place in a list is one
     * comparison and listings alike in price or size cost nothing. An unknown size is last in both directions.
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
    /** Kept by the pictures' triggers: the numbers a card can show, 0 for one without a small version. */
    picture_numbers: text({ mode: "json" }).$type<number[]>().notNull().default([]),
    cover_placeholder: text(),
    /** The next picture's number; numbers are never given twice, so addresses never change their content. */
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
    /** Kept by the pictures' triggers: every picture in order, as the detail screen needs them. */
    pictures: text({ mode: "json" }).$type<ImageRecord[]>().notNull().default([]),
    /** The distinct search words between blanks, with one at both ends. */
    words: text().notNull(),
    /** What can be filtered by, as words for the full-text index; see filter-words.ts. */
    filter_words: text()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(${filterWordsSql})`), { mode: "virtual" }),
  },
  (table) => [
    uniqueIndex("properties_uuid").on(table.uuid),
    uniqueIndex("properties_reference").on(table.reference),
    ...orderIndexes(table),
    index("properties_featured").on(table.kind, table.n).where(sql`live = 1 AND featured = 1`),
    /** Drafts and the bin, which the staff's lists hold beside the live listings. */
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

/** A listing's pictures; their bytes are in the image store below `key`. */
export const images = sqliteTable(
  "pictures",
  {
    id: text().primaryKey(),
    property_n: integer()
      .notNull()
      .references(() => properties.n, { onDelete: "cascade" }),
    /** Given once within the listing; part of the unchanging address. */
    number: integer().notNull(),
    /** The place in the listing's order, 0 for the cover. */
    position: integer().notNull(),
    key: text().notNull(),
    type: text().$type<ImageType>().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(""),
    placeholder: text(),
    /** Widths of the smaller versions that exist. */
    variants: text({ mode: "json" }).$type<number[]>().notNull().default([]),
    created_at: text().notNull(),
  },
  (table) => [
    uniqueIndex("pictures_number").on(table.property_n, table.number),
    uniqueIndex("pictures_key").on(table.key),
    index("pictures_position").on(table.property_n, table.position),
    check("pictures_type", sql`type IN ('image/jpeg', 'image/png', 'image/gif', 'image/webp')`),
    check("pictures_size", sql`bytes > 0 AND width > 0 AND height > 0 AND number > 0 AND position >= 0`),
  ],
);

/**
 * Pictures that staff have sent. One joins one listing, as a row of `pictures` with the same id and key; until then it is
 * nobody's, and the clean-up takes it.
 */
export const uploads = sqliteTable(
  "uploads",
  {
    id: text().primaryKey(),
    owner_id: text().notNull(),
    /** Of the bytes as they were sent: the same again is the same upload. */
    sent_hash: text().notNull(),
    key: text().notNull(),
    type: text().$type<ImageType>().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text(),
    variants: text({ mode: "json" }).$type<number[]>().notNull().default([]),
    /** When it joined a listing. */
    joined_at: text(),
    created_at: text().notNull(),
  },
  (table) => [
    uniqueIndex("uploads_key").on(table.key),
    index("uploads_age").on(table.created_at),
    check("uploads_type", sql`type IN ('image/jpeg', 'image/png', 'image/gif', 'image/webp')`),
    check("uploads_size", sql`bytes > 0 AND width > 0 AND height > 0`),
  ],
);

/** What is left of a listing that was removed for good, so that its page can say so and show others like it. */
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

/** The last number given under a name, such as that of a reference; numbers are never given twice. */
export const sequences = sqliteTable("given_numbers", {
  name: text().primaryKey(),
  value: integer().notNull(),
});

/** Accounts. E-mail addresses and usernames are compared without case, by their keys. */
export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    username: text().notNull(),
    username_key: text().notNull(),
    email: text().notNull(),
    email_key: text().notNull(),
    /** A PHC string; see security/passwords.ts. */
    password_hash: text().notNull(),
    role: text({ enum: roles }).notNull().default("user"),
    /** The role that was asked for and is not decided yet. */
    role_request: text({ enum: adminRoles }),
    role_requested_at: text(),
    disabled_at: text(),
    created_at: text().notNull(),
  },
  (table) => [
    uniqueIndex("users_username").on(table.username_key),
    uniqueIndex("users_email").on(table.email_key),
    index("users_staff").on(table.role).where(sql`role <> 'user'`),
    index("users_requests").on(table.role_requested_at).where(sql`role_request IS NOT NULL`),
    check("users_role", sql.raw(`role IN (${quoted(roles)})`)),
    check("users_request", sql.raw(`role_request IN (${quoted(adminRoles)})`)),
    check("users_requested", sql`(role_request IS NULL) = (role_requested_at IS NULL)`),
  ],
);

/** Where somebody is signed in. A session that has ended is no row. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    created_at: text().notNull(),
    /** When its tokens were last made. */
    used_at: text().notNull(),
    /** When it ends unless it is refreshed before. */
    idle_ends_at: text().notNull(),
    /** When it ends whatever happens. */
    ends_at: text().notNull(),
  },
  (table) => [index("sessions_user").on(table.user_id), index("sessions_idle").on(table.idle_ends_at)],
);

/**
 * The pairs of tokens a session has had, as hashes: each refresh token makes one successor. Spent ones are kept, so
 * that one that comes again is known.
 */
export const tokenPairs = sqliteTable(
  "token_pairs",
  {
    refresh_hash: text().primaryKey(),
    access_hash: text().notNull(),
    session_id: text()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The refresh token it was made from; null for a session's first pair. */
    parent_hash: text(),
    access_ends_at: text().notNull(),
    /** When one of the two was first seen: then its holder has it, and the token before is of no more use. */
    presented_at: text(),
    /** When its refresh token was given for the next pair. */
    spent_at: text(),
  },
  (table) => [
    uniqueIndex("token_pairs_access").on(table.access_hash),
    uniqueIndex("token_pairs_parent").on(table.parent_hash),
    index("token_pairs_session").on(table.session_id),
  ],
);

/** One-time links for a new password. */
export const resetLinks = sqliteTable(
  "reset_links",
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ends_at: text().notNull(),
  },
  (table) => [uniqueIndex("reset_links_user").on(table.user_id), index("reset_links_end").on(table.ends_at)],
);

/** Homes that accounts have saved. */
export const favourites = sqliteTable(
  "favorites",
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    property_uuid: text().notNull(),
    saved_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.property_uuid] })],
);

/** Who changed what and when. Lines are only ever added: triggers refuse the rest (0003_accounts.sql). */
export const auditEntries = sqliteTable(
  "audit",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** The account's id, which outlives the account; null for what nobody signed in did. */
    actor_id: text(),
    action: text().notNull(),
    entity: text().notNull(),
    entity_id: text().notNull(),
    before: text({ mode: "json" }),
    after: text({ mode: "json" }),
  },
  (table) => [
    // Each ends in the number, by which the lines are ordered.
    index("audit_entity").on(table.entity),
    index("audit_entity_id").on(table.entity_id),
    index("audit_actor").on(table.actor_id),
    index("audit_action").on(table.action),
    index("audit_at").on(table.at),
  ],
);

/** What visitors sent, from whichever form. */
export const enquiries = sqliteTable(
  "enquiries",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    reference: text().notNull(),
    service: text({ enum: serviceSlugs as [ServiceSlug, ...ServiceSlug[]] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone_number: text().notNull(),
    message: text(),
    subject: text(),
    property_uuid: text(),
    professional_id: text(),
    course_id: text(),
    status: text({ enum: enquiryStatuses }).notNull().default("new"),
    /** Whose it is: sent while signed in, or claimed with its receipt. */
    user_id: text().references(() => users.id, { onDelete: "set null" }),
    /** Suspected; such enquiries are kept apart and never dropped. */
    spam: integer({ mode: "boolean" }).notNull().default(false),
    submitted_at: text().notNull(),
    /** When it has to be answered by; see contract/answer-time.ts. */
    due_at: text().notNull().default(""),
    /** When anything about it last changed: what a person wrote is kept for a time from then on. */
    changed_at: text().notNull().default(""),
    assignee_id: text().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("enquiries_id").on(table.id),
    index("enquiries_submitted").on(table.spam, table.submitted_at),
    // The lists of the desk, the newest first: a list that is narrowed twice reads one of these under the other filter.
    index("enquiries_newest").on(table.spam, table.n),
    index("enquiries_status_newest").on(table.spam, table.status, table.n),
    index("enquiries_service_newest").on(table.spam, table.service, table.n),
    index("enquiries_assignee").on(table.assignee_id, table.n).where(sql`assignee_id IS NOT NULL`),
    index("enquiries_due").on(table.due_at).where(sql`spam = 0 AND status IN ('new', 'read')`),
    index("enquiries_changed").on(table.changed_at).where(sql`email <> ''`),
    index("enquiries_email").on(sql`lower(email)`),
    index("enquiries_user").on(table.user_id).where(sql`user_id IS NOT NULL`),
    check("enquiries_service", sql.raw(`service IN (${quoted(serviceSlugs)})`)),
    check("enquiries_status", sql.raw(`status IN (${quoted(enquiryStatuses)})`)),
    check("enquiries_spam", sql`spam IN (0, 1)`),
  ],
);

/** What the staff did with an enquiry: every change of its status, assignee and spam mark, and their notes. */
export const enquiryHistory = sqliteTable(
  "enquiry_history",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    enquiry_n: integer()
      .notNull()
      .references(() => enquiries.n, { onDelete: "cascade" }),
    at: text().notNull(),
    /** The account's id, which outlives the account. */
    actor_id: text().notNull(),
    field: text({ enum: ["status", "assignee", "spam", "note"] }).notNull(),
    before: text(),
    /** For a note its text. */
    after: text(),
  },
  (table) => [
    index("enquiry_history_enquiry").on(table.enquiry_n),
    check("enquiry_history_field", sql`field IN ('status', 'assignee', 'spam', 'note')`),
  ],
);

/** Enquiries that the staff are told of by mail: the mail itself is written from the enquiry when it is sent. */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    enquiry_n: integer()
      .primaryKey()
      .references(() => enquiries.n, { onDelete: "cascade" }),
    attempts: integer().notNull().default(0),
    /** When it is tried next; null when it is sent or given up. */
    next_at: text(),
    /** When it was last tried. */
    tried_at: text(),
    sent_at: text(),
    last_error: text(),
  },
  (table) => [
    index("mail_outbox_next").on(table.next_at).where(sql`next_at IS NOT NULL`),
    index("mail_outbox_failed").on(table.enquiry_n).where(sql`next_at IS NULL AND sent_at IS NULL`),
  ],
);

/** How many enquiries there are, by what the desk counts. Kept by triggers. */
export const enquiryCounts = sqliteTable(
  "enquiry_counts",
  {
    spam: integer().notNull(),
    service: text().notNull(),
    status: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spam, table.service, table.status] })],
);

/** How many enquiries came on a day (UTC), suspected spam left out. Kept by triggers. */
export const enquiryDayCounts = sqliteTable(
  "enquiry_days",
  { day: text().notNull(), service: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.service] })],
);

/** How many of the live listings were made on a day (UTC). Kept by triggers. */
export const propertyDayCounts = sqliteTable(
  "listing_days",
  { day: text().notNull(), kind: text({ enum: propertyKinds }).notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/** What visitors did on a day (UTC) with all listings together, those that are gone since included. */
export const propertyEventDayCounts = sqliteTable(
  "event_days",
  { day: text().notNull(), event: text({ enum: propertyEvents }).notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.event] })],
);

/** The business's details as the owner saved them, in one row; none means the defaults. */
export const siteSettings = sqliteTable(
  "site_settings",
  {
    id: integer().primaryKey(),
    details: text({ mode: "json" }).$type<SiteDetails>().notNull(),
    saved_at: text().notNull(),
  },
  () => [check("site_settings_one", sql`id = 1`)],
);

/** The answers of calls that were sent with a key, so that a repetition has no second effect. */
export const idempotencyRecords = sqliteTable(
  "kept_answers",
  {
    /** The call's path, and in later calls the account. */
    scope: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    answer: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index("kept_answers_age").on(table.created_at)],
);

/** How often something happened in the present stretch of time; keys are hashes, never addresses. */
export const throttles = sqliteTable(
  "throttles",
  {
    key: text().primaryKey(),
    /** When the stretch ends, in seconds since 1970. */
    ends_at: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [index("throttles_end").on(table.ends_at)],
);

export const courses = sqliteTable(
  "courses",
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    year: integer().notNull(),
    type: text().notNull(),
    seats: integer().notNull(),
    transmission: text().notNull(),
    fuelType: text().notNull(),
    pricePerDay: real().notNull(),
    location: text().notNull(),
    available: integer({ mode: "boolean" }).notNull().default(true),
    rating: real().notNull().default(0),
    features: text({ mode: "json" }).$type<string[]>().notNull(),
    description: text().notNull(),
    mileage: text().notNull(),
  },
  (table) => [index("courses_position").on(table.position), check("courses_rating", sql`rating BETWEEN 0 AND 5`)],
);

export const professionals = sqliteTable(
  "professionals",
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: text().notNull(),
    specialty: text().notNull(),
    location: text().notNull(),
    availability: text().notNull(),
    contact: text().notNull(),
    description: text().notNull(),
    rating: real().notNull().default(0),
    available: integer({ mode: "boolean" }).notNull().default(true),
    experience: text().notNull(),
    price: text().notNull(),
  },
  (table) => [
    index("professionals_position").on(table.position),
    check("professionals_rating", sql`rating BETWEEN 0 AND 5`),
  ],
);

/**
 * How many live listings there are, per kind and facet (all, type, city, area, band, bedrooms, bathrooms,
 * available) and the sums for the averages (price, size, sized). Kept by triggers.
 */
export const propertyCounts = sqliteTable(
  "property_counts",
  {
    kind: text({ enum: propertyKinds }).notNull(),
    facet: text().notNull(),
    key: text().notNull(),
    label: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.facet, table.key] })],
);

/** What visitors did with a listing, counted per day and never per person. */
export const propertyEventCounts = sqliteTable(
  "property_events",
  {
    property_n: integer()
      .notNull()
      .references(() => properties.n, { onDelete: "cascade" }),
    day: text().notNull(),
    event: text({ enum: propertyEvents }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.property_n, table.day, table.event] }),
    index("property_events_day").on(table.day, table.event, table.property_n, table.count),
    check("property_events_event", sql.raw(`event IN (${quoted(propertyEvents)})`)),
  ],
);
