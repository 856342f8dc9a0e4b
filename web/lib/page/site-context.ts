import { createContext, useContext } from "react";
import type { Api } from "#contract/endpoints/all-endpoints.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { type PageSite, siteDefaults } from "#contract/site/site-details.ts";
import { type VisibleSite, visibleSite } from "#contract/site/visible-site.ts";

/** SWR key of the saved details of the business. */
export const siteKey = "/site" satisfies Api["GET /site"]["path"];

/** The details of the business, for all screens. */
export const SiteContext = createContext<PageSite>(siteDefaults);

/** Returns what visitors see of the business; for a service, with its own contacts and claims. */
export function useSite(service?: ServiceSlug): VisibleSite {
  return visibleSite(useContext(SiteContext), service);
}

/** The origin of the site (`https://…`), for links that leave the page; "" if unknown. */
export const OriginContext = createContext("");

export function useOrigin(): string {
  return useContext(OriginContext);
}

/**
 * Returns the `tel:` link of a phone number.
 * @param number as E.164 with any signs between the digits, as the server returns the numbers of the business
 */
export function telLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

/**
 * Returns the link to a WhatsApp chat that begins with a text.
 * @param number like the one of `telLink`
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
