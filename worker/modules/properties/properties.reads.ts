import { type PropertyListEndpoint, propertyEndpoints } from "#contract/endpoints/properties.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { usualPriceOf } from "#shared/listings/prices/usual-price-of.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { combineQueries } from "#worker/db/query.ts";
import { cacheTags, listTags } from "#worker/http/caching/cache-tags.ts";
import { type PublicRead, publicRead } from "#worker/reads/public-read.ts";
import { getArea } from "./areas/area.repository.ts";
import { getProperty, getRemovedProperty } from "./detail/property-detail.repository.ts";
import { findPriceFigures } from "./prices/price-figures.repository.ts";
import { areaNotFound, propertyNotFound } from "./properties.errors.ts";
import { getFacets } from "./search/facets.repository.ts";
import { readListRequest } from "./search/list-request.ts";
import { findNearestSearches } from "./search/nearest-searches.repository.ts";
import { listProperties } from "./search/property-lists.repository.ts";
import { getRentSummary } from "./search/rent-summary.repository.ts";

const propertyList = (endpoint: PropertyListEndpoint, kind?: PropertyKind, defaultLimit: number = pageSizes.default) =>
  publicRead(endpoint, {
    createQuery: (_, searchParams) =>
      listProperties(readListRequest(searchParams, kind ?? searchParams.kind, defaultLimit)),
    tags: (_, __, filters) => listTags(kind ?? filters.kind, filters.area),
  });

/** The public reads of properties. */
export const propertyReads: readonly PublicRead[] = [
  propertyList(propertyEndpoints.listBuyProperties, "buy"),
  propertyList(propertyEndpoints.listRentProperties, "rent"),
  propertyList(propertyEndpoints.listRecentProperties, undefined, pageSizes.recent),
  propertyList(propertyEndpoints.listProperties),
  publicRead(propertyEndpoints.getProperty, {
    createQuery: ({ uuid }) => getProperty(uuid),
    tags: ({ uuid }, { data }) => [uuid, ...data.similar.map((card) => card.uuid)].map(cacheTags.property),
    createRemovedQuery: ({ uuid }) => getRemovedProperty(uuid),
    notFound: propertyNotFound,
  }),
  publicRead(propertyEndpoints.getFacets, {
    createQuery: (_, searchParams) => getFacets(searchParams),
    tags: (_, __, filters) => listTags(filters.kind),
  }),
  publicRead(propertyEndpoints.getArea, {
    createQuery: ({ kind, area }, { property_type }) => getArea(kind === "rent" ? "rent" : "buy", area, property_type),
    tags: ({ kind }) => listTags(kind),
    notFound: areaNotFound,
  }),
  publicRead(propertyEndpoints.getNearestSearches, {
    createQuery: (_, searchParams) => findNearestSearches(searchParams),
    tags: (_, __, filters) => listTags(filters.kind),
  }),
  publicRead(propertyEndpoints.getRentSummary, {
    createQuery: (_, searchParams) => getRentSummary(searchParams),
    tags: (_, __, { area }) => listTags("rent", area),
  }),
  publicRead(propertyEndpoints.getPrices, {
    createQuery: (_, home) =>
      combineQueries([findPriceFigures], (figures) => ({ data: usualPriceOf(figures, home) ?? null })),
    tags: (_, __, { kind }) => listTags(kind),
  }),
];
