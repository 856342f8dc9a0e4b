import { runTask } from "#web/lib/catalogue/run-task.ts";
import type { DetailProperty } from "../facts/detail-property.ts";

/**
 * Returns a home of a stored page with what the newer catalogue on this phone says of it. A home that is in no list any more
 * says so.
 */
export async function findNewerState(property: DetailProperty): Promise<DetailProperty> {
  const found = await runTask("findCards", [property.uuid]);
  const card = found?.cards[0];
  if (!card) return found?.isComplete ? { ...property, off_list: property.off_list ?? "unconfirmed" } : property;
  if (property.kind === "buy") return card.kind === "buy" ? { ...property, ...card } : property;
  return card.kind === "rent" ? { ...property, ...card } : property;
}
