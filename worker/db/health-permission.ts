import { type Column, type SQL, sql } from "drizzle-orm";
import { healthServices, isHealthService, type Permission } from "#contract/accounts/permissions.ts";
import { users } from "./tables/accounts.ts";
import { enquiries } from "./tables/enquiries.ts";

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
export const isVisibleService = ({ seesHealth }: HealthReader, service: SQL | Column = sql`service`): SQL =>
  seesHealth ? sql`true` : sql`${service} NOT IN ${healthServices}`;

/** The condition for accounts that have the permission; needs the table `users`. */
export const accountSeesHealth = sql`(${users.sees_health} OR ${users.role} = 'super_admin')`;

/** The condition for enquiries that an account may see; needs the tables `users` and `enquiries`. */
export const accountSeesEnquiry = sql`(${enquiries.service} NOT IN ${healthServices} OR ${accountSeesHealth})`;

/** The permissions of an account as responses list them. */
export const selectPermissions = () =>
  sql`(users.role <> 'user' AND ${accountSeesHealth})`
    .mapWith((seesHealth): Permission[] => (seesHealth ? ["health"] : []))
    .as("permissions");
