import { type EnquirySource, readVisitSource } from "#contract/enquiries/enquiry-source.ts";

/** Returns where this visit came from; undefined for a direct visit. Links of this site do not count. */
export function readVisitStart(): EnquirySource | undefined {
  let kept = "";
  try {
    kept = sessionStorage.getItem("visit") ?? "";
  } catch {
    // Storage is blocked.
  }
  const [search = "", referrer = ""] = kept.split(" ");
  const host = /^https?:\/\/([^/?#:]+)/.exec(referrer)?.[1] ?? "";
  return readVisitSource(new URLSearchParams(search), host === location.hostname ? "" : host);
}
