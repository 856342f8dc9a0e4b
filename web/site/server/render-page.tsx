import { renderToString } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import type { PageData, RenderedHtml } from "#contract/site/page-renderer.ts";
import type { PageSite } from "#contract/site/site-details.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";
import { Providers } from "#web/lib/page/providers.tsx";
import { siteKey } from "#web/lib/page/site-context.ts";
import { Router } from "#web/site/app/router.tsx";
import { siteRoutes } from "#web/site/app/routes/site-routes.tsx";
import { site as ownSite } from "#web/site/app/site.ts";
import { AreaCanonical } from "./area-canonical.tsx";
import { feedPath } from "./feed-link.ts";
import { pageHeadTags, screenTags, shellHeadTags } from "./page-head-tags.ts";
import { screenFile } from "./page-plan.ts";

/**
 * Renders a page to HTML.
 * @param data the data of the page by SWR key: the JSON of the API, null for a 404, and the saved details of the business
 * @param context.origin the origin of the site, `https://…`; with "" the links are relative
 */
export function renderPage(url: URL, data: PageData, context: { origin: string }): RenderedHtml {
  const site = siteIn(data);
  let head: PageHead = { title: site.name };
  const html = renderToString(
    <Providers
      site={ownSite}
      origin={context.origin}
      data={data}
      collectHead={(found) => {
        head = { ...head, ...found };
      }}
    >
      <StaticRouter location={url.pathname + url.search}>
        <AreaCanonical>
          <Router routes={siteRoutes} />
        </AreaCanonical>
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
      feed: feedPath(url),
      origin: context.origin,
      site,
    }),
    scripts: screenTags(screenFile(url.pathname)),
    status: head.status ?? 200,
  };
}

/** Returns the head of a page that the browser renders. */
export function shellHead(data: PageData): string {
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
function siteIn(data: PageData): PageSite {
  return { ...ownSite, ...data[siteKey]?.data.site };
}
