import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { migrateDatabase, seedDatabase } from "../../../migrations/local.ts";
import "../new-connections.ts";
import { prepareFiles } from "../site/prepared-files.ts";

/**
 * Returns the folder of two state folders for wrangler: `empty`, the migrated database, and `seeded`, with the demo data of
 * today. Migrating and seeding take twenty seconds of processor time.
 */
export const prepareStates = (): Promise<string> =>
  prepareFiles(
    "states",
    { folders: ["migrations", "worker"], texts: [new Date().toISOString().slice(0, 10)] },
    async (folder) => {
      await migrateDatabase(join(folder, "empty"));
      await cp(join(folder, "empty"), join(folder, "seeded"), { recursive: true });
      await seedDatabase(join(folder, "seeded"), 0);
    },
  );

/** Creates a state folder for wrangler, in place of any existing one: the migrated database, empty or with the demo data. */
export async function createState(content: "empty" | "seeded", folder: string): Promise<void> {
  const prepared = await prepareStates();
  await rm(folder, { recursive: true, force: true });
  await cp(join(prepared, content), folder, { recursive: true });
}
