import { createContext, useContext, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useOrigin, useSite } from "./site-context.ts";

/** What a page says about itself to the browser, to search engines and where its link is shared. */
export interface PageHead {
  /** Without the site's name, which follows it. */
  title: string;
  description?: string;
  /** A picture's path. */
  image?: string | undefined;
  /** Not for search engines. */
  noindex?: boolean;
  /** The HTTP status of the answer; 200 when left out. */
  status?: number;
}

/** On the server: where a screen leaves its head while it is being rendered. */
export const PageHeadCollector = createContext<((head: PageHead) => void) | null>(null);

/** Declares the page's head: collected on the server, kept up to date in the browser. Call it once a screen. */
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
