import { and, count, desc, eq, exists, gt, type SQL, sql, type Table } from "drizzle-orm";
import type { ChangedField } from "#contract/listings/status/property-conflict.ts";
import type { Course } from "#contract/services/course.ts";
import type { Professional } from "#contract/services/professional.ts";
import type { ServiceItemsQuery } from "#contract/services/service-items-query.ts";
import { defaultAvailability } from "#shared/appointments/default-availability.ts";
import { describeHours } from "#shared/appointments/describe-hours.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { keepDigits } from "#shared/people/phone-text.ts";
import { hasChangedRows } from "#worker/db/audit-entries.ts";
import { insertRow, updateRow, versionAfterStored } from "#worker/db/audited-rows.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { leftJoined } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { appointmentResources, appointments, availability } from "#worker/db/tables/appointments.ts";
import { auditEntries as audit } from "#worker/db/tables/audit.ts";
import { courses } from "#worker/db/tables/services.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { findNextIntake } from "./next-intake.ts";
import type { ServiceItem, ServiceItemList, ServiceItemResponse, ServiceItemType } from "./service-item-types.ts";

type ServiceItemRow = ServiceItemType["table"]["$inferSelect"];

/** Returns an item without its position, which is only the order of the list. */
export const toServiceItem = ({ position: _position, ...item }: ServiceItemRow): ServiceItem => deriveFields(item);

type StoredItem = Course | Omit<Professional, "availability">;

/**
 * Adds the hours of a professional in words, and the number to call, unless the sign and the digits of the text are it: the pages
 * of visitors have no code that reads phone numbers.
 */
export function deriveFields(item: StoredItem): ServiceItem {
  if (!("contact" in item)) return item;
  const professional = { ...item, availability: describeHours(item.hours) };
  if (keepDigits(item.contact) === "") return professional;
  const contact_e164 = readPhoneNumber(item.contact)?.e164 ?? null;
  return item.contact.replace(/[^+\d]/g, "") === contact_e164 ? professional : { ...professional, contact_e164 };
}

const selectBookedIntakes = builder
  .select({ course_id: appointments.course_id, start_at: appointments.start_at, booked: count().as("booked") })
  .from(appointments)
  .where(
    and(
      sql`${appointments.start_at} IN (SELECT starts.value FROM ${courses}, json_each(${courses.intakes}) AS starts)`,
      exists(
        builder
          .select({ n: appointmentResources.appointment_n })
          .from(appointmentResources)
          .where(and(eq(appointmentResources.appointment_n, appointments.n), eq(appointmentResources.released, false))),
      ),
    ),
  )
  .groupBy(appointments.course_id, appointments.start_at);

/** Finds items in their order, with what visitors read of them. */
function findPublicItems({ table }: ServiceItemType, now: Date, condition?: SQL, limit = -1): Query<ServiceItem[]> {
  const rows = builder.select().from(table).where(condition).orderBy(table.position, table.id).limit(limit);
  if (table !== courses) return combineQueries([rows], (found) => found.map(toServiceItem));
  const settings = builder.select({ settings: availability.settings }).from(availability);
  return combineQueries([rows, settings, selectBookedIntakes], (found, [stored], bookings) =>
    found.map(toServiceItem).map((item) => {
      const bookable = { ...defaultAvailability, ...stored?.settings };
      return "intakes" in item ? { ...item, next_intake: findNextIntake(item, bookable, bookings, now) } : item;
    }),
  );
}

/** Lists all items in their order. */
export const listAllServiceItems = ({ table }: ServiceItemType): Query<ServiceItem[]> =>
  combineQueries([builder.select().from(table).orderBy(table.position, table.id)], (rows) => rows.map(toServiceItem));

/** Lists the items in the order that admins gave them; as cards, without their longer texts. */
export function listServiceItems(
  type: ServiceItemType,
  { available, limit, view }: ServiceItemsQuery,
  now: Date,
): Query<ServiceItemList> {
  const condition = available === undefined ? undefined : sql`available = ${Number(available)}`;
  return combineQueries([findPublicItems(type, now, condition, limit)], (items) => {
    const shown = view === "card" ? items.map((item) => type.cardSchema.parse(item)) : items;
    // The compiler does not connect the name of the list with the type of its items.
    return { data: { [type.listName]: shown } } as ServiceItemList;
  });
}

/** Finds one item; null if there is none. The compiler does not connect the name of the item with its type. */
export const getServiceItem = (type: ServiceItemType, id: string, now: Date): Query<ServiceItemResponse | null> =>
  combineQueries([findPublicItems(type, now, sql`id = ${id}`)], ([item]) =>
    item ? ({ data: { [type.entity]: item } } as ServiceItemResponse) : null,
  );

/** Adds an item at the end of the list, after those in the bin too: a restored one returns to its place. */
export function insertServiceItem(
  { table, binTable, entity }: ServiceItemType,
  actor: AdminActor,
  item: ServiceItem,
  now: Date,
): Statement[] {
  const { id, ...fields } = item;
  const { contact_e164: _derived, ...values } = { contact_e164: null, ...fields };
  const selectLastPosition = (one: Table) => sql`coalesce((SELECT max(position) FROM ${one}), -1)`;
  const position = sql`max(${selectLastPosition(table)}, ${selectLastPosition(binTable)}) + 1`;
  return insertRow(table, id, values, { actor, entity, now }, position);
}

/** Finds who changed which field of an item after a version, the last change of each field. */
export function findItemChangesSince(id: string, since: string): Query<ChangedField[]> {
  const changes = builder
    .select({ after: audit.after, by: leftJoined(users.username, "by"), at: audit.at })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actor_id))
    // The plus keeps SQLite from an index that finds the changes of all items.
    .where(and(eq(audit.entity_id, id), sql`+${audit.action} = 'update'`, gt(audit.at, since)))
    .orderBy(desc(audit.at), desc(audit.n));
  return combineQueries([changes], lastChanges);
}

/** Returns the last change of each field, from the changes with the newest first. */
function lastChanges(changes: readonly { after: unknown; by: string | null; at: string }[]): ChangedField[] {
  const fields = new Map<string, ChangedField>();
  for (const { after, by, at } of changes)
    for (const field of Object.keys(after ?? {})) if (!fields.has(field)) fields.set(field, { field, by, at });
  return [...fields.values()].sort(
    (one, other) => other.at.localeCompare(one.at) || one.field.localeCompare(other.field),
  );
}

/** Changes the given fields of an item. Returns the whole item, undefined if there is none of this id and version. */
export const updateServiceItem = (
  type: ServiceItemType,
  actor: AdminActor,
  id: string,
  change: Record<string, unknown>,
  now: Date,
  version?: string,
): Query<ServiceItem | undefined> =>
  combineQueries(
    [
      updateRow(type.table, type.row, id, change, { actor, entity: type.entity, now }, version),
      // Who has the hours of all open must not overwrite the new ones.
      ...("hours" in change
        ? [
            builder
              .update(availability)
              .set({ saved_at: versionAfterStored(now, "saved_at") })
              .where(hasChangedRows),
          ]
        : []),
    ],
    (row) => row && toServiceItem(row),
  );
