import type { Api } from "../endpoints/all-endpoints.ts";
import type { RejectedForm, rejectedFormKey } from "../enquiries/rejected-form.ts";
import type { FacetsResponse } from "../listings/property-responses.ts";
import type { PageSite, SiteResponse } from "./site-details.ts";

/** What the web app's renderer, `dist/server/entry-server.js`, provides to the worker and to the build. */
export interface PageRenderer {
  /** Returns how the page of a URL is rendered, and the keys of the data that its first render needs. */
  pagePlan(url: URL): PagePlan;
  /** Returns the path that a pasted link means; undefined if the path is clean. */
  cleanPastedPath(pathname: string): string | undefined;
  /** Returns how to understand the search of a list page; undefined for other pages and without a search. */
  searchRedirect(url: URL): SearchRedirect | undefined;
  /** @param context.origin the origin of the site, `https://…`; with "" the links are relative */
  renderPage(url: URL, data: PageData, context: { origin: string }): RenderedHtml;
  /** Returns the shell with the parts of a page. */
  fillShell(shell: string, parts: PageParts): string;
  /** Returns the head of a page that could not be read. */
  shellHead(data: PageData): string;
  /** Returns the fields of the saved details that differ from the site's own, which the pages' scripts contain. */
  changedSite(site: PageSite): Partial<PageSite>;
  /** Returns whether the page of a path accepts an enquiry form that is posted without a script. */
  acceptsForm(pathname: string): boolean;
  listingPath(uuid: string): string;
  coursePath(id: string): string;
  professionalPath(id: string): string;
  /** Paths of the pages that the sitemap lists, besides those of the properties. */
  sitemapPaths: readonly string[];
  /** Paths of the pages that the build renders. */
  staticPaths: readonly string[];
  /** Keys of the homes that the page of a missing property suggests. */
  suggestedKeys: readonly string[];
}

/** The data of a page by SWR key: the JSON of the API, or null instead of a 404. */
export type PageData = Record<string, unknown> & {
  [path in Api["GET /site"]["path"]]?: SiteResponse<Partial<PageSite>>;
} & { [path in Api["GET /public/facets"]["path"]]?: FacetsResponse } & { [rejectedFormKey]?: RejectedForm };

export interface PagePlan {
  /** Rendered by the build as `<path>.html` too (`static`), or by the worker only (`data`). */
  kind: "static" | "data";
  /** SWR keys of the page's data: paths below /api/v1 with their queries. */
  keys: string[];
  status: number;
  /** The page is rendered without data while the database is unavailable. */
  worksWithoutData: boolean;
  /** The page is a list, so its query contains filters and nothing personal. */
  isList?: boolean;
  /** The page shows the team, so the site's details include it. */
  showsTeam?: boolean | undefined;
}

/** What the worker needs to understand the search in the URL of a list. */
export interface SearchRedirect {
  /** SWR key of the facets without filters, which name the areas and cities. */
  placesKey: string;
  /** Returns the path with the words as filters; undefined if the text contains no filters. */
  findPath(data: PageData): string | undefined;
}

/**
 * The parts of a page, as HTML; the shell has a marker for each. `images`: the preload links of its images. `scripts`: the
 * links to the styles of its screens, and the preload links of their scripts. `data`: for hydration.
 */
export type PageParts = Partial<Record<"images" | "head" | "scripts" | "html" | "data", string>>;

export interface RenderedHtml extends Required<Omit<PageParts, "data">> {
  status: number;
}
