import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { StoredServices } from "./stored-services.ts";

/** Apart from the homes, whose database has its own version. */
interface Schema extends DBSchema {
  lists: { key: "current"; value: StoredServices };
}

/** Returns what this phone holds. @throws DOMException without IndexedDB */
export const readStoredServices = (): Promise<StoredServices | undefined> =>
  withDatabase((database) => database.get("lists", "current"));

export async function saveStoredServices(services: StoredServices): Promise<void> {
  await withDatabase((database) => database.put("lists", services, "current"));
}

async function withDatabase<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>("services", 1, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore("lists");
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
