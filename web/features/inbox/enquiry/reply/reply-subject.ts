import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { ListingStatus } from "#contract/listings/status/listing-status.ts";

/**
 * What an enquiry is about, as it is now. `unknown` is a home, a doctor or a course that has not been loaded. A deleted
 * one may have no name any more.
 */
export type ReplySubject =
  | { about: "nothing" }
  | { about: "home"; state: ListingStatus | "deleted" | "unknown"; name?: string }
  | { about: "doctor" | "course"; state: "available" | "unavailable" | "deleted" | "unknown"; name?: string };

type Home = Pick<AdminProperty, "title" | "reference" | "status" | "published" | "deleted_at">;

/** Returns what can be said about a home. Visitors cannot get one that is not published, whatever its status is. */
export function toHomeSubject({ title, reference, status, published, deleted_at }: Home): ReplySubject {
  const name = `"${title}" (${reference})`;
  if (deleted_at) return { about: "home", state: "deleted", name };
  const isHidden = !published && (status === "available" || status === "under_offer");
  return { about: "home", state: isHidden ? "unavailable" : status, name };
}
