import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { stateFolder } from "../playwright.config.ts";

/** A row of the `enquiries` table. */
export interface StoredEnquiry {
  id: string;
  reference: string;
  service: string;
  name: string;
  phone_number: string;
  message: string | null;
  property_uuid: string | null;
  professional_id: string | null;
  course_id: string | null;
  preferred_day: string | null;
  preferred_time: string | null;
  spam: number;
}

/** Returns the stored enquiries from one e-mail address, oldest first. */
export function readStoredEnquiries(email: string): StoredEnquiry[] {
  return withDatabase(stateFolder, { readOnly: true }, (database) => {
    const rows = database.prepare("SELECT * FROM enquiries WHERE email = ? ORDER BY n").all(email);
    return rows as unknown as StoredEnquiry[];
  });
}

/** Runs `use` with the database in a state folder. While the server runs, open it read-only. */
export function withDatabase<Result>(
  state: string,
  options: { readOnly: boolean },
  use: (database: DatabaseSync) => Result,
): Result {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(join(folder, file), options);
    try {
      if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'enquiries'").get()) return use(database);
    } finally {
      database.close();
    }
  }
  throw new Error("No database with an enquiries table found");
}
