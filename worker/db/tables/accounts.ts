import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { adminRoles, roles } from "#contract/accounts/roles.ts";
import { quotedList } from "./quoted-list.ts";

/** Accounts. The `_key` columns hold lower case: e-mail addresses and usernames ignore case. */
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
    /** The requested role until a super admin decides. */
    role_request: text({ enum: adminRoles }),
    role_requested_at: text(),
    disabled_at: text(),
    created_at: text().notNull(),
    /** When the person opened the link that was sent to the e-mail address; null for an unverified address. */
    email_verified_at: text(),
    /** Whether an admin sees what belongs to health services. Super admins do in any case. */
    sees_health: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("users_username").on(table.username_key),
    uniqueIndex("users_email").on(table.email_key),
    index("users_staff").on(table.role).where(sql`role <> 'user'`),
    index("users_requests").on(table.role_requested_at).where(sql`role_request IS NOT NULL`),
    check("users_role", sql.raw(`role IN (${quotedList(roles)})`)),
    check("users_request", sql.raw(`role_request IN (${quotedList(adminRoles)})`)),
    check("users_requested", sql`(role_request IS NULL) = (role_requested_at IS NULL)`),
  ],
);

/** Active sessions. Ending a session deletes its row. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text().notNull(),
    created_at: text().notNull(),
    /** When its tokens were last refreshed. */
    used_at: text().notNull(),
    /** When it expires unless it is refreshed. */
    idle_ends_at: text().notNull(),
    /** When it expires in any case. */
    ends_at: text().notNull(),
  },
  (table) => [index("sessions_user").on(table.user_id), index("sessions_idle").on(table.idle_ends_at)],
);

/**
 * The token pairs of a session, as hashes. Each refresh token creates one new pair. Used pairs are stored too, so
 * that a reused refresh token is detected.
 */
export const tokenPairs = sqliteTable(
  "token_pairs",
  {
    refresh_hash: text().primaryKey(),
    access_hash: text().notNull(),
    session_id: text()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Hash of the refresh token that created the pair; null for the first pair of a session. */
    parent_hash: text(),
    access_ends_at: text().notNull(),
    /** When the client first used one of the two tokens. From then on the previous pair is invalid. */
    presented_at: text(),
    /** When its refresh token was exchanged for the next pair. */
    spent_at: text(),
  },
  (table) => [
    uniqueIndex("token_pairs_access").on(table.access_hash),
    uniqueIndex("token_pairs_parent").on(table.parent_hash),
    index("token_pairs_session").on(table.session_id),
  ],
);

/** One-time links for setting a new password. */
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

/** Properties saved by accounts. */
export const favourites = sqliteTable(
  "favourites",
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    property_uuid: text().notNull(),
    saved_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.property_uuid] })],
);

/** Searches of the property lists saved by accounts. A larger `n` is a newer one. */
export const savedSearches = sqliteTable(
  "saved_searches",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The list with its query. */
    path: text().notNull(),
    /** The filters of the list. */
    query: text().notNull(),
    /** What the search looks for, in words. */
    label: text().notNull(),
    saved_at: text().notNull(),
  },
  (table) => [uniqueIndex("saved_searches_path").on(table.user_id, table.path)],
);

/** The authenticator app of an account (TOTP, RFC 6238). */
export const secondFactors = sqliteTable("second_factors", {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted; see security/secret-box.ts. */
  secret: text().notNull(),
  created_at: text().notNull(),
  /** When the first code was entered; the second step is required from then on. */
  confirmed_at: text(),
  /** The time step of the last accepted code. A code is accepted once. */
  last_step: integer().notNull().default(0),
});

/** One-time codes for a lost phone, as hashes. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    code_hash: text().notNull(),
    used_at: text(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

/** Logins whose password was correct and whose second step is missing. */
export const loginChallenges = sqliteTable(
  "login_challenges",
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ends_at: text().notNull(),
  },
  (table) => [index("login_challenges_user").on(table.user_id), index("login_challenges_end").on(table.ends_at)],
);

/** One-time links that verify an e-mail address. */
export const emailVerifications = sqliteTable(
  "email_verifications",
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email_key: text().notNull(),
    ends_at: text().notNull(),
  },
  (table) => [
    uniqueIndex("email_verifications_user").on(table.user_id),
    index("email_verifications_end").on(table.ends_at),
  ],
);
