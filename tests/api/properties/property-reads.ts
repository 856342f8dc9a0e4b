import type { Property } from "#contract/listings/property.ts";
import { get } from "../../support/public-client.ts";
import { queryRows } from "../../support/storage/rows.ts";

/** Returns a public property with all fields. */
export async function readProperty(uuid: string): Promise<Property> {
  return (await get<{ data: { property: Property } }>(`/public/properties/${uuid}`)).body.data.property;
}

export async function countRows(table: string): Promise<number | undefined> {
  return (await queryRows<{ count: number }>(`SELECT count(*) AS count FROM ${table}`))[0]?.count;
}
