import { countCatalogueFacets } from "#contract/catalogue/search/count-facets.ts";
import { findHomes } from "#contract/catalogue/search/search-catalogue.ts";
import { toSlug } from "#contract/listings/area-pages/type-names.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { type HeldCatalogue, readHeldCatalogue } from "../held-catalogue.ts";
import { answerArea, answerRentSummary } from "./answer-figures.ts";
import { answerList } from "./answer-list.ts";
import { answerProperty } from "./answer-property.ts";
import { readFilters } from "./read-filters.ts";

/** What the catalogue on this phone answers. */
export interface CatalogueAnswer {
  version: string;
  made_at: string;
  /** Undefined if it cannot answer the key. */
  data?: object | undefined;
}

/** Returns the answer to a key as the service gives it; undefined if this phone holds no catalogue. */
export async function answerKey(key: string): Promise<CatalogueAnswer | undefined> {
  const { pathname, searchParams } = new URL(key, "https://phone");
  const path = pathname.replace("/public/", "");
  const catalogue = await readHeldCatalogue();
  if (!catalogue) return undefined;
  const { version, made_at } = catalogue.head;
  return { version, made_at, data: answer(catalogue, path, searchParams) };
}

const kindOfList: Record<string, PropertyKind | undefined> = { "buy/properties": "buy", "rent/properties": "rent" };
const lists = ["properties", "recent/properties", ...Object.keys(kindOfList)];

function answer({ homes, prepared, head }: HeldCatalogue, path: string, query: URLSearchParams): object | undefined {
  const uuid = /^properties\/([^/]+)$/.exec(path)?.[1];
  if (uuid) return answerProperty(homes, uuid);
  const filters = { ...readFilters(query), ...(kindOfList[path] && { kind: kindOfList[path] }) };
  if (lists.includes(path)) return answerList(prepared, head, filters, query);
  if (path === "facets") return countCatalogueFacets(prepared, filters);
  if (path === "rent/summary") {
    return answerRentSummary(findHomes(prepared, { ...filters, kind: "rent" }).map(({ home }) => home));
  }
  const [, kind, area = ""] = /^areas\/(buy|rent)\/([^/]+)$/.exec(path) ?? [];
  if (!kind) return undefined;
  const slug = decodeURIComponent(area);
  const ofArea = homes.filter((home) => home.kind === kind && home.area !== null && toSlug(home.area) === slug);
  return answerArea(ofArea, query.get("property_type"));
}
