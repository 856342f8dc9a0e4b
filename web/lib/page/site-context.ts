import { createContext, useContext } from "react";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { type PageSite, siteDefaults, siteForService } from "#contract/site/site-details.ts";

/** SWR key of the saved details of the business. */
export const siteKey = endpointPath(visitorEndpoints.getSite);

/** The details of the business, for all screens. */
export const SiteContext = createContext<PageSite>(siteDefaults);

/** Returns the details of the business; for a service, with its own contacts and claims. */
export function useSite(service?: ServiceSlug): PageSite {
  return siteForService(useContext(SiteContext), service);
}

/** The origin of the site (`https://…`), for links that leave the page; "" if unknown. */
export const OriginContext = createContext("");

export function useOrigin(): string {
  return useContext(OriginContext);
}

/** Returns the `tel:` link of a phone number. */
export function telLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
