import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { fetchJson } from "../fetch-catalogue.ts";
import { readStoredServices, saveStoredServices } from "./services-database.ts";
import { readItems } from "./stored-services.ts";

/** They change less often than homes; in milliseconds. */
const maxAge = 86_400_000;

/** Loads the courses and professionals onto this phone, at most once a day. What it held stays if they cannot be loaded. */
export async function renewServices(now = Date.now()): Promise<void> {
  const stored = await readStoredServices();
  if (stored && now - stored.savedAt < maxAge) return;
  const [courses, professionals] = await Promise.all([
    fetchJson(endpointKey("GET /public/courses")),
    fetchJson(endpointKey("GET /public/professionals")),
  ]);
  await saveStoredServices({
    courses: readItems(courses.json, "courses"),
    professionals: readItems(professionals.json, "professionals"),
    savedAt: now,
  });
}
