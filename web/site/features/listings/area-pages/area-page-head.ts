import type { AreaResponse } from "#contract/listings/area-pages/area-response.ts";
import { minAreaHomes } from "#shared/listings/area-pages/area-path.ts";
import type { PageHead } from "#web/lib/page/page-head.ts";
import { breadcrumbList } from "#web/lib/page/structured-data.ts";
import type { AreaAddress } from "./area-address.ts";
import { areaCrumbs } from "./area-crumbs.ts";
import { areaHeading, areaSentence } from "./area-texts.ts";

/** Returns the head of the page of an area. Search engines skip a page with one home: it adds nothing to the home's own. */
export function getAreaPageHead(address: AreaAddress, figures: AreaResponse): PageHead {
  // The rest is for the server's HTML; the browser does not need its code.
  if (!import.meta.env.SSR) return { title: areaHeading(address, figures) };
  return {
    title: areaHeading(address, figures),
    description: `${areaHeading(address, figures)}: ${areaSentence(address, figures)} See photos, prices and what each home offers, then call us or book a viewing.`,
    structuredData: (origin) => [breadcrumbList(origin, areaCrumbs(address, figures.data.name))],
    noindex: figures.data.listed < minAreaHomes,
  };
}
