import type { FacetsResponse } from "#contract/listings/property-responses.ts";
import { allPageConfig } from "../../list-pages/all-page-config.ts";
import { findListPage } from "../../list-pages/find-list-page.ts";
import { readLatestParams, rebaseParams } from "../../list-pages/latest-params.ts";
import { type ListParams, parseListParams, toSearchParams } from "../../list-pages/list-params.ts";
import { readSearchForm } from "../search-form-values.ts";
import { typedSearchPath } from "../typed-search-path.ts";

/**
 * Returns the path of the list that a form opens, with the typed words as filters.
 * @param lrdPerUsd Liberian dollars for one US dollar, if the owner has set a rate
 * @param params what the list shows now; other params than those of the form stay
 */
export function submittedPath(
  input: HTMLInputElement,
  path: string,
  params: ListParams | undefined,
  places: FacetsResponse | undefined,
  lrdPerUsd: number | undefined,
): string {
  const config = findListPage(path) ?? allPageConfig;
  let searchParams = new URLSearchParams();
  if (input.form) {
    const shown = params ?? parseListParams(config, searchParams);
    const changed = parseListParams(config, readSearchForm(input.form, shown));
    const latest = params ? readLatestParams(config, params) : shown;
    searchParams = toSearchParams(rebaseParams(config, shown, changed, latest));
  }
  searchParams.set("q", input.value);
  return typedSearchPath(config, parseListParams(config, searchParams), places, lrdPerUsd);
}
