import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/sqlite-core";
import type { ResourceKind } from "#contract/appointments/appointment-kinds.ts";
import { builder } from "#worker/db/driver.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { resources } from "#worker/db/tables/appointments.ts";

const [own, stored, others] = [alias(resources, "own"), alias(resources, "stored"), alias(resources, "others")];

const isActiveAdmin = and(ne(users.role, "user"), isNull(users.disabled_at));
const oldestRow = builder
  .select({ id: stored.id })
  .from(stored)
  .where(and(eq(stored.user_id, users.id), eq(stored.kind, "colleague")))
  .orderBy(stored.created_at, stored.id)
  .limit(1);

const colleagues = builder
  .select({
    id: sql<string>`coalesce(${own.id}, ${users.id})`.as("id"),
    kind: sql<ResourceKind>`'colleague'`.as("kind"),
    name: sql<string>`coalesce(nullif(${own.name}, ''), ${users.username})`.as("name"),
    user_id: sql<string | null>`${users.id}`.as("user_id"),
    username: sql<string | null>`${users.username}`.as("username"),
    does_viewings: sql`coalesce(${own.does_viewings}, 1)`.mapWith(Boolean).as("does_viewings"),
    is_active: sql`1`.mapWith(Boolean).as("is_active"),
    created_at: sql<string>`${users.created_at}`.as("created_at"),
  })
  .from(users)
  .leftJoin(own, eq(own.id, sql`${oldestRow}`))
  .where(isActiveAdmin);

const withoutAccount = builder
  .select({
    id: sql<string>`${others.id}`.as("id"),
    kind: sql<ResourceKind>`${others.kind}`.as("kind"),
    name: sql<string>`${others.name}`.as("name"),
    user_id: sql<string | null>`${others.user_id}`.as("user_id"),
    username: sql<string | null>`${users.username}`.as("username"),
    does_viewings: sql`${others.kind} = 'colleague' AND ${others.does_viewings}`.mapWith(Boolean).as("does_viewings"),
    is_active: sql`${or(isNull(others.user_id), isActiveAdmin)}`.mapWith(Boolean).as("is_active"),
    created_at: sql<string>`${others.created_at}`.as("created_at"),
  })
  .from(others)
  .leftJoin(users, eq(users.id, others.user_id))
  .where(or(ne(others.kind, "colleague"), and(isNull(others.user_id), ne(others.name, ""))));

/**
 * All resources. Every active account of the team is a colleague; its row, if it has one, stores the name that visitors read
 * and whether this colleague does viewings. Other colleagues have no account.
 */
export const allResources = unionAll(colleagues, withoutAccount).as("resources");
