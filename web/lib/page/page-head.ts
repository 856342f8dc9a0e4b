import { createContext, useContext, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { useOrigin, useSite } from "./site-context.ts";
import type { StructuredData } from "./structured-data.ts";

/** An image that chats show of a shared page. */
export interface ShareImage {
  path: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
}

/** What the lists above the page of a home show; without an area if the home is in no list. */
export interface ListingPlace {
  kind: PropertyKind;
  area: string | null;
  property_type: string;
}

/**
 * The head of a page: for the browser, search engines and shared links. The server needs it with the status, before the
 * HTML; React would write its own `<title>` and `<meta>` elements into the HTML of the root.
 */
export interface PageHead {
  /** Without the name of the site, which is appended. */
  title: string;
  description?: string;
  /** Path of the page that shows the same, if it is another one. Search engines list that one. */
  canonical?: string;
  /** The title that chats show, if it is another one. */
  shareTitle?: string;
  /** What chats show instead of the drawing of this part of the site: an image, or another drawing. */
  image?: ShareImage | "rent" | "buy" | "land";
  /** Hides the page from search engines. */
  noindex?: boolean;
  /** The content of the page as schema.org data. */
  structuredData?: StructuredData | undefined;
  /** The home of the page, whose lists search engines show above it. */
  listingPlace?: ListingPlace | undefined;
  /** HTTP status of the page, 200 by default. */
  status?: number;
}

/** On the server, receives the head of the page during rendering, or a part of it. */
export const PageHeadCollector = createContext<((head: Partial<PageHead>) => void) | null>(null);

/** Sets the head of the page, on the server and in the browser. Every screen calls it once. */
export function usePageHead(head: PageHead): void {
  const collect = useContext(PageHeadCollector);
  const site = useSite();
  const origin = useOrigin();
  const { pathname, key } = useLocation();
  collect?.(head);
  const title = `${head.title} | ${site.name}`;
  useEffect(() => {
    document.title = title;
    // The first page has what the server wrote.
    if (key === "default") return;
    document.querySelector("link[rel=canonical]")?.setAttribute("href", origin + pathname);
  }, [title, origin, pathname, key]);
}
