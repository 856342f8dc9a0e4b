import { renderToString } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import type { PageSite, SiteResponse } from "#contract/site/site-details.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";
import { siteKey } from "#web/lib/page/site-context.ts";
import { Providers } from "./app/providers.tsx";
import { Router } from "./app/router.tsx";
import { pageHeadTags, preloadTags, shellHeadTags } from "./page-head-tags.ts";
import { screenFiles } from "./page-plan.ts";
import { site as ownSite } from "./site.ts";

export { canonicalPath } from "./canonical-path.ts";
export { cleanPastedPath } from "./clean-pasted-path.ts";
export { acceptsForm, listingPath, pagePlan, sitemapPaths, staticPaths, suggestedKeys } from "./page-plan.ts";
export { selectPageStyles } from "./page-styles.ts";
export { searchRedirect } from "./search-redirect.ts";

/**
 * Renders a page to HTML.
 * @param data the data of the page by SWR key: the JSON of the API, null for a 404, and the saved details of the business
 * @param context.origin the origin of the site, `https://…`; with "" the links are relative
 */
export function renderPage(url: URL, data: Record<string, unknown>, context: { origin: string }) {
  const site = siteIn(data);
  let head: PageHead = { title: site.name };
  const read = new Set<string>();
  const html = renderToString(
    <Providers
      site={ownSite}
      origin={context.origin}
      data={readable(data, read)}
      collectHead={(found) => {
        head = found;
      }}
    >
      <StaticRouter location={url.pathname + url.search}>
        <Router />
      </StaticRouter>
    </Providers>,
  );
  // React puts preload links of images first; they belong in the head, before the scripts.
  const images = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? "";
  return {
    html: html.slice(images.length),
    images,
    head: pageHeadTags(head, {
      pathname: url.pathname,
      origin: context.origin,
      site,
    }),
    scripts: preloadTags(screenFiles(url.pathname)),
    status: head.status ?? 200,
    keys: [...read],
  };
}

/** Returns the head of a page that the browser renders. */
export function shellHead(data: Record<string, unknown>): string {
  return shellHeadTags(siteIn(data));
}

/** Returns the fields of the saved details that differ from the site's own, which the pages' scripts contain. */
export function changedSite(site: PageSite): Partial<PageSite> {
  const own: Partial<Record<string, unknown>> = { ...ownSite };
  return Object.fromEntries(
    Object.entries(site).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(own[name])),
  );
}

/** Returns the saved details of the business, completed with the site's own. */
function siteIn(data: Record<string, unknown>): PageSite {
  return { ...ownSite, ...(data[siteKey] as SiteResponse<Partial<PageSite>> | undefined)?.data.site };
}

/** Wraps the data and records the keys that are read. */
function readable(data: Record<string, unknown>, read: Set<string>): Record<string, unknown> {
  return new Proxy(data, {
    get(target, key) {
      if (typeof key === "string" && key in target) read.add(key);
      return Reflect.get(target, key);
    },
  });
}
