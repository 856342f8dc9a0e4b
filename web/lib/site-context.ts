import { createContext, useContext } from "react";
import { type SiteDetails, siteDefaults } from "#contract/site.ts";

/** The business's details, for every screen. */
export const SiteContext = createContext<SiteDetails>(siteDefaults);

export function useSite(): SiteDetails {
  return useContext(SiteContext);
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
