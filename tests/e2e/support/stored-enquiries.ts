import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import { stateFolder } from "../playwright.config.ts";

const text = z.string().nullable();
/** A row of the `enquiries` table. */
const storedEnquiry = z.object({
  id: z.string(),
  reference: z.string(),
  service: z.string(),
  name: z.string(),
  phone_number: z.string(),
  message: text,
  property_uuid: text,
  professional_id: text,
  course_id: text,
  preferred_day: text,
  preferred_time: text,
  spam: z.number(),
});

/** Returns the stored enquiries from one e-mail address, oldest first. */
export function readStoredEnquiries(email: string): z.output<typeof storedEnquiry>[] {
  return withDatabase(stateFolder, { readOnly: true }, (database) =>
    z.array(storedEnquiry).parse(database.prepare("SELECT * FROM enquiries WHERE email = ? ORDER BY n").all(email)),
  );
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
