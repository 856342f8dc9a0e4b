import { createContext, useContext } from "react";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import { type PageSite, siteDefaults, siteForService } from "#contract/site/site-details.ts";

/** Under this key the business's details are read, when the owner has saved any. */
export const siteKey = endpointPath(visitorEndpoints.getSite);

/** The business's details, for every screen. */
export const SiteContext = createContext<PageSite>(siteDefaults);

/** The business as its visitors see it; on a service's screen, with that service's own contacts and claims. */
export function useSite(service?: ServiceSlug): PageSite {
  return siteForService(useContext(SiteContext), service);
}

/** The address of the site itself (`https://…`, no slash at the end), for links that leave the page; "" when unknown. */
export const OriginContext = createContext("");

export function useOrigin(): string {
  return useContext(OriginContext);
}

/** A number as a `tel:` link takes it. */
export function telLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
