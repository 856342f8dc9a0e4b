import { renderToString } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import type { PageSite, SiteResponse } from "#contract/site/site-details.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";
import { siteKey } from "#web/lib/page/site-context.ts";
import { Providers } from "./app/providers.tsx";
import { Router } from "./app/router.tsx";
import { pageHeadTags, shellHeadTags } from "./page-head-tags.ts";
import { screenFiles } from "./page-plan.ts";
import { site as ownSite } from "./site.ts";

export { acceptsForm, listingPath, pagePlan, sitemapPaths, staticPaths } from "./page-plan.ts";
export { selectPageStyles } from "./page-styles.ts";

/**
 * Renders a page as it is before its script runs.
 * @param data what the screen starts from, by SWR key: the JSON the API would answer, null for its 404; with the
 * business's details if the owner has saved any
 * @param context.origin the site's address, `https://…`; "" makes relative links where an absolute one is not needed
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
  // React begins with hints for the eager pictures; their place is the head.
  const hints = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? "";
  return {
    html: html.slice(hints.length),
    head:
      hints +
      pageHeadTags(head, { pathname: url.pathname, origin: context.origin, site, screens: screenFiles(url.pathname) }),
    status: head.status ?? 200,
    keys: [...read],
  };
}

/** The head of a page that its script draws, and that is not for search engines. */
export function shellHead(data: Record<string, unknown>): string {
  return shellHeadTags(siteIn(data));
}

/** The business's details as the owner saved them, else the site's own. */
function siteIn(data: Record<string, unknown>): PageSite {
  return (data[siteKey] as SiteResponse<PageSite> | undefined)?.data.site ?? ownSite;
}

/** The data, noting which of it a screen has looked at. */
function readable(data: Record<string, unknown>, read: Set<string>): Record<string, unknown> {
  return new Proxy(data, {
    get(target, key) {
      if (typeof key === "string" && key in target) read.add(key);
      return Reflect.get(target, key);
    },
  });
}
