import { findListPage } from "#web/features/listings/list-pages/find-list-page.ts";
import { buildListPath, parseListParams } from "#web/features/listings/list-pages/list-params.ts";

/** Returns the one spelling of a list's address that caches keep; undefined for other pages. */
export function canonicalPath(url: URL): string | undefined {
  const config = findListPage(url.pathname.replace(/\/+$/, ""));
  return config && buildListPath(config, parseListParams(config, url.searchParams));
}
