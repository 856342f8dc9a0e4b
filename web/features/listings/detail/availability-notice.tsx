import type { ReactNode } from "react";
import { formatDate } from "#web/lib/format/format-values.ts";
import { statusText } from "../facts/listing-status.ts";
import type { DetailProperty } from "./detail-property.ts";

/** Says first that a home is gone, under offer, or not confirmed for so long that the lists leave it out. */
export function AvailabilityNotice({ property }: { property: DetailProperty }) {
  const content = noticeOf(property);
  return content ? <p className="mb-4 border-t-2 border-ocean pt-3">{content}</p> : null;
}

function noticeOf(property: DetailProperty): ReactNode {
  const { status, is_available } = property;
  if (status === "under_offer") {
    return (
      <>
        <b>Under offer.</b> You can still ask us about it, or choose one of our other homes.
      </>
    );
  }
  if (status === "sold" || status === "let") {
    return (
      <>
        <b>
          {statusText(property)} on {formatDate(property.status_changed_at)}.
        </b>{" "}
        See similar homes below, or let us tell you about homes like this.
      </>
    );
  }
  if (property.off_list) {
    return (
      <>
        <b>Not in our lists.</b> We have not confirmed this home
        {property.confirmed_at ? ` since ${formatDate(property.confirmed_at)}` : " yet"}. Ask us before you visit.
      </>
    );
  }
  if (is_available) return null;
  return (
    <>
      <b>No longer available.</b> Choose one of our other homes, or ask us for a similar one.
    </>
  );
}
