import { sql, type Table } from "drizzle-orm";
import * as z from "zod";
import type { ChangedField } from "#contract/listings/status/property-conflict.ts";
import type { Course } from "#contract/services/course.ts";
import type { Professional } from "#contract/services/professional.ts";
import type { ServiceItemsQuery } from "#contract/services/service-items-query.ts";
import { describeHours } from "#shared/appointments/describe-hours.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { keepDigits } from "#shared/people/phone-text.ts";
import { insertRow, updateRow, versionAfterStored } from "#worker/db/audited-rows.ts";
import type { Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
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

/** Selects items in their order, with what visitors read of them besides their columns. */
function selectPublicItems(type: ServiceItemType, now: Date, condition = sql`true`, limit = -1) {
  const { table, publicRow, publicColumns } = type;
  return selectRows(
    sql`SELECT ${publicColumns(now)} FROM ${table} WHERE ${condition} ORDER BY position, id LIMIT ${integerLiteral(limit)}`,
    publicRow,
  );
}

/** Lists all items in their order. */
export const listAllServiceItems = (type: ServiceItemType): Query<ServiceItem[]> =>
  combineQueries([selectRows(sql`SELECT * FROM ${type.table} ORDER BY position, id`, type.row)], (rows) =>
    rows.map(toServiceItem),
  );

/** Lists the items in the order that admins gave them; as cards, without their longer texts. */
export function listServiceItems(
  type: ServiceItemType,
  { available, limit, view }: ServiceItemsQuery,
  now: Date,
): Query<ServiceItemList> {
  const condition = available === undefined ? undefined : sql`available = ${Number(available)}`;
  return combineQueries([selectPublicItems(type, now, condition, limit)], (rows) => {
    const items = rows.map(toServiceItem);
    const shown = view === "card" ? items.map((item) => type.cardSchema.parse(item)) : items;
    // The compiler does not connect the name of the list with the type of its items.
    return { data: { [type.listName]: shown } } as ServiceItemList;
  });
}

/** Finds one item; null if there is none. The compiler does not connect the name of the item with its type. */
export const getServiceItem = (type: ServiceItemType, id: string, now: Date): Query<ServiceItemResponse | null> =>
  combineQueries([selectFirst(selectPublicItems(type, now, sql`id = ${id}`))], (row) =>
    row ? ({ data: { [type.entity]: toServiceItem(row) } } as ServiceItemResponse) : null,
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
export const findItemChangesSince = (id: string, since: string): Query<ChangedField[]> =>
  selectRows(
    sql`SELECT names.key AS field, username AS by, max(at) AS at
      FROM audit INDEXED BY audit_entity_id, json_each(audit.after) AS names LEFT JOIN users ON users.id = actor_id
      WHERE entity_id = ${id} AND action = 'update' AND at > ${since} GROUP BY names.key ORDER BY at DESC, field`,
    z.object({ field: z.string(), by: z.string().nullable(), at: z.string() }),
  );

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
        ? [sql`UPDATE availability SET saved_at = ${versionAfterStored(now, "saved_at")} WHERE changes() > 0`]
        : []),
    ],
    (row) => row && toServiceItem(row),
  );
