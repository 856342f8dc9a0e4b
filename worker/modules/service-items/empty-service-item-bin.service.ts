import { expiredInBinBefore } from "#contract/admin/bin-retention.ts";
import { query } from "#worker/db/query.ts";
import { deleteExpiredServiceItem, findExpiredServiceItems } from "./bin.repository.ts";
import { courseType, professionalType, serviceItemTypes } from "./service-item-types.ts";

const maxPerRun = 20;

/** Returns whether a course or a professional has been in the bin for 30 days. @throws StorageUnavailable */
export async function isServiceItemBinDue(db: D1Database, now: Date): Promise<boolean> {
  const before = expiredInBinBefore(now);
  const [courses, professionals] = await query(
    db,
    findExpiredServiceItems(courseType, before, 1),
    findExpiredServiceItems(professionalType, before, 1),
  );
  return courses.length + professionals.length > 0;
}

/**
 * Deletes the courses and professionals that have been in the bin for 30 days, at most 20 of each in a run.
 * @returns the number of deleted items
 * @throws StorageUnavailable
 */
export async function emptyServiceItemBin(db: D1Database, now: Date): Promise<number> {
  const before = expiredInBinBefore(now);
  let deleted = 0;
  for (const type of serviceItemTypes) {
    const [expired] = await query(db, findExpiredServiceItems(type, before, maxPerRun));
    const results = await query(db, ...expired.map((id) => deleteExpiredServiceItem(type, id, before, now)));
    deleted += results.filter(Boolean).length;
  }
  return deleted;
}
