import { type Column, type SQL, sql } from "drizzle-orm";
import { healthServices, isHealthService, type Permission } from "#contract/accounts/permissions.ts";
import { quotedList } from "./tables/quoted-list.ts";

/** Who reads: a signed-in admin, or what acts for all of them, such as a job. */
export interface HealthReader {
  readonly seesHealth: boolean;
}

/** Whether the reader may see what belongs to a service. */
export const canSeeService = ({ seesHealth }: HealthReader, service: string): boolean =>
  seesHealth || !isHealthService(service);

/**
 * The condition for rows of services that the reader may see. Each list, count, search, export and change of enquiries
 * has it.
 * @param service the column with the service
 */
export const isVisibleService = ({ seesHealth }: HealthReader, service: SQL | Column = sql.raw("service")): SQL =>
  seesHealth ? sql.raw("true") : sql`${service} NOT IN (${sql.raw(quotedList(healthServices))})`;

/** The condition for accounts that have the permission; needs the table `users`. */
export const accountSeesHealth = sql.raw("(users.sees_health = 1 OR users.role = 'super_admin')");

/** The condition for enquiries that an account may see; needs the tables `users` and `enquiries`. */
export const accountSeesEnquiry = sql`(enquiries.service NOT IN (${sql.raw(quotedList(healthServices))}) OR ${accountSeesHealth})`;

/** The permissions of an account as responses list them. */
export const selectPermissions = () =>
  sql`(users.role <> 'user' AND ${accountSeesHealth})`
    .mapWith((seesHealth): Permission[] => (seesHealth ? ["health"] : []))
    .as("permissions");
