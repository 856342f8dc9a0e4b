/** Where a visit came from. Each value has at most `maxSourceLength` characters. */
export interface EnquirySource {
  utm_source?: string | undefined;
  utm_medium?: string | undefined;
  utm_campaign?: string | undefined;
  /** The host of the page that linked to the site. */
  referrer?: string | undefined;
  /** The short link or printed code of a listing, such as "/r/MH-1042". */
  link?: string | undefined;
}

export const maxSourceLength = 100;

export const sourceFields = ["utm_source", "utm_medium", "utm_campaign", "referrer", "link"] as const;

/** Returns the word or host by which numbers are grouped; null for a direct visit. */
export function toSourceKey(source: EnquirySource | null | undefined): string | null {
  if (source?.utm_source) return source.utm_source.toLowerCase();
  if (source?.link) return "sign";
  return source?.referrer?.toLowerCase() ?? null;
}

/**
 * Returns where a visit came from; undefined for a direct visit.
 * @param params the query of the visit's first page
 * @param referrer the host of the page that linked to it; empty if unknown
 */
export function readVisitSource(params: URLSearchParams, referrer: string): EnquirySource | undefined {
  const values = sourceFields.flatMap((name) => {
    const value = (name === "referrer" ? referrer : (params.get(name) ?? "")).trim().slice(0, maxSourceLength);
    return value ? [[name, value] as const] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}
