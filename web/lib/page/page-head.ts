import { createContext, useContext, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useOrigin, useSite } from "./site-context.ts";

/** Path of the image that shared links show where a page has none of its own. */
export const siteImage = "/art/hero-1280.webp";

/**
 * The head of a page: for the browser, search engines and shared links. The server needs it with the status, before the
 * HTML; React would write its own `<title>` and `<meta>` elements into the HTML of the root.
 */
export interface PageHead {
  /** Without the name of the site, which is appended. */
  title: string;
  description?: string;
  /** Path of an image. */
  image?: string | undefined;
  /** Hides the page from search engines. */
  noindex?: boolean;
  /** The content of the page as schema.org data. */
  structuredData?: object | undefined;
  /** HTTP status of the page, 200 by default. */
  status?: number;
}

/** On the server, receives the head of the page during rendering. */
export const PageHeadCollector = createContext<((head: PageHead) => void) | null>(null);

/** Sets the head of the page, on the server and in the browser. Every screen calls it once. */
export function usePageHead(head: PageHead): void {
  const collect = useContext(PageHeadCollector);
  const site = useSite();
  const origin = useOrigin();
  const { pathname } = useLocation();
  collect?.(head);
  const title = `${head.title} | ${site.name}`;
  useEffect(() => {
    document.title = title;
    document.querySelector("link[rel=canonical]")?.setAttribute("href", origin + pathname);
  }, [title, origin, pathname]);
}
