import { runTask } from "#web/lib/catalogue/run-task.ts";
import type { DetailProperty } from "../facts/detail-property.ts";

/**
 * Returns a home of a stored page as the newer catalogue on this phone has it. The page keeps its texts, photos and place,
 * which the catalogue has shortened. A home that the catalogue lacks says so: the reason is not known.
 */
export async function findNewerState(page: DetailProperty): Promise<DetailProperty> {
  const found = await runTask("findProperty", page.uuid);
  if (!found?.property) return found?.isComplete ? { ...page, isUnlisted: true } : page;
  const { description, images, image_url, image_urls, latitude, longitude, plus_code, pin, updated_at } = page;
  const ofPage = { description, images, image_url, image_urls, latitude, longitude, plus_code, pin, updated_at };
  return { ...found.property, ...ofPage };
}
