import { countCatalogueFacets } from "#shared/catalogue/search/count-facets.ts";
import { findNearestSearches } from "#shared/catalogue/search/nearest-searches.ts";
import { findHomes, findsAll } from "#shared/catalogue/search/search-catalogue.ts";
import { toSlug } from "#shared/listings/area-pages/type-names.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { answerArea, answerRentSummary } from "./answer-figures.ts";
import { answerList } from "./answer-list.ts";
import { answerProperty } from "./answer-property.ts";
import type { HeldCatalogue } from "./read-document.ts";
import { readFilters } from "./read-filters.ts";

const kindOfList: Record<string, PropertyKind | undefined> = { "buy/properties": "buy", "rent/properties": "rent" };
const lists = ["properties", "recent/properties", ...Object.keys(kindOfList)];

/** Returns the answer of a catalogue to a key, which is a path with its query; undefined if it cannot answer that. */
export function answerQuery({ prepared, head, prices }: HeldCatalogue, key: string): object | undefined {
  const { pathname, searchParams: query } = new URL(key, "https://phone");
  const path = pathname.replace("/public/", "");
  const { homes } = prepared;
  const uuid = /^properties\/([^/]+)$/.exec(path)?.[1];
  if (uuid) return answerProperty(homes, prices, uuid);
  const filters = { ...readFilters(query), ...(kindOfList[path] && { kind: kindOfList[path] }) };
  if (lists.includes(path)) return answerList(prepared, head, filters, query);
  const exact = findsAll(head, filters);
  if (path === "nearest") return exact ? { data: { searches: findNearestSearches(prepared, filters) } } : undefined;
  if (path === "facets") return { ...countCatalogueFacets(prepared, filters), exact };
  if (path === "rent/summary") return answerRentSummary(findHomes(prepared, { ...filters, kind: "rent" }), exact);
  const [, kind, area = ""] = /^areas\/(buy|rent)\/([^/]+)$/.exec(path) ?? [];
  if (!kind) return undefined;
  const slug = decodeURIComponent(area);
  const ofArea = homes.filter((home) => home.kind === kind && home.area !== null && toSlug(home.area) === slug);
  return answerArea(ofArea, query.get("property_type"), exact, prices);
}
