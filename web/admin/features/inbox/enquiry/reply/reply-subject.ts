import type { AdminProperty } from "#contract/listings/admin-property.ts";
import type { ListingStatus } from "#shared/listings/status/listing-status.ts";

/**
 * What an enquiry is about, as it is now. `unknown` is a home, a professional or a course that has not been loaded. A deleted
 * one may have no name any more.
 */
export type ReplySubject =
  | { about: "nothing" }
  | HomeSubject
  | ({ about: "doctor" | "course"; state: "available" | "unavailable" | "deleted" | "unknown"; name?: string } & Offer);

/** A home; `similar` are those to offer instead, if it is not available. */
export type HomeSubject = {
  about: "home";
  state: ListingStatus | "deleted" | "unknown";
  name?: string;
  similar?: SimilarHome[];
} & Offer;

/** What a template can say about what can be had. */
interface Offer {
  title?: string;
  /** Such as "$1,250/mo". */
  price?: string;
  /** The address of its page. */
  link?: string;
}

/** A home to offer instead of one that is not available, with the address of its page. */
export interface SimilarHome {
  title: string;
  price: string;
  link: string;
}

type Home = Pick<AdminProperty, "title" | "reference" | "status" | "published" | "deleted_at">;

const availableStates: readonly string[] = ["available", "under_offer"];

/** Whether a template may give the price and the page: only while it can still be had. */
export const isAvailable = (subject: ReplySubject): boolean =>
  subject.about !== "nothing" && availableStates.includes(subject.state);

/** Returns what can be said about a home. Visitors cannot get one that is not published, whatever its status is. */
export function toHomeSubject({ title, reference, status, published, deleted_at }: Home): HomeSubject {
  const name = `"${title}" (${reference})`;
  if (deleted_at) return { about: "home", state: "deleted", name };
  const isHidden = !published && (status === "available" || status === "under_offer");
  return { about: "home", state: isHidden ? "unavailable" : status, name };
}
