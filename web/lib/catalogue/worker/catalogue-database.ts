import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type Catalogue, toDocument } from "#shared/catalogue/catalogue-document.ts";

/** The version is a record of its own: reading it costs less than reading the document. */
interface Schema extends DBSchema {
  documents: { key: "current"; value: unknown };
  versions: { key: "current"; value: string };
}

/** Returns the version of the stored catalogue. @throws DOMException without IndexedDB, as do all functions here */
export const readStoredVersion = (): Promise<string | undefined> =>
  withDatabase((database) => database.get("versions", "current"));

/** Returns the stored document, whose format is that of the page that stored it; undefined if there is none. */
export const readStoredCatalogue = (): Promise<unknown> =>
  withDatabase((database) => database.get("documents", "current"));

/** Replaces the stored catalogue in one transaction: all of a version is stored, or none. */
export async function saveStoredCatalogue(catalogue: Catalogue): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(["documents", "versions"], "readwrite");
    await Promise.all([
      transaction.objectStore("documents").put(toDocument(catalogue), "current"),
      transaction.objectStore("versions").put(catalogue.version, "current"),
      transaction.done,
    ]);
  });
}

async function withDatabase<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>("catalogue", 1, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore("documents");
      upgraded.createObjectStore("versions");
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
