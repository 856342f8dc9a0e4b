import { endpoint, listingRead } from "../http/endpoint.ts";
import { propertyParams } from "../http/path-params.ts";
import { areaParams, areaQuerySchema, areaResponseSchema } from "../listings/area-pages/area-response.ts";
import { nearestSearchesResponseSchema } from "../listings/nearest/nearest-search.ts";
import { usualPriceQuerySchema, usualPriceResponseSchema } from "../listings/prices/usual-price-schemas.ts";
import { propertyFilterQuerySchema, propertyListQuerySchema } from "../listings/property-list-query.ts";
import {
  cardListResponseSchema,
  facetsResponseSchema,
  fullListResponseSchema,
  propertyDetailResponseSchema,
  propertyEventSchema,
  propertyListResponseSchema,
  rentSummaryResponseSchema,
} from "../listings/property-responses.ts";

const propertyList = {
  query: propertyListQuerySchema,
  response: propertyListResponseSchema,
  views: { card: cardListResponseSchema, full: fullListResponseSchema },
  ...listingRead,
};

/** The homes on the market, for visitors. Odd spellings of paths are those of the specification. */
export const propertyEndpoints = {
  listBuyProperties: endpoint("GET /public/buy/properties", "public", {
    summary: "List properties for sale",
    ...propertyList,
  }),
  listRentProperties: endpoint("GET /public/rent/properties", "public", {
    summary: "List properties for rent",
    ...propertyList,
  }),
  listRecentProperties: endpoint("GET /public/recent/properties", "public", {
    summary: "List the newest properties",
    ...propertyList,
  }),
  listProperties: endpoint("GET /public/properties", "public", {
    summary: "List properties of both kinds",
    ...propertyList,
  }),
  getProperty: endpoint("GET /public/properties/:uuid", "public", {
    summary: "Get a property and similar ones",
    params: propertyParams,
    response: propertyDetailResponseSchema,
    ...listingRead,
  }),
  recordPropertyEvent: endpoint("POST /public/properties/:uuid/events", "public", {
    summary: "Count a view or a contact click, without data about the visitor",
    params: propertyParams,
    body: propertyEventSchema,
    readsBody: true,
    limiter: "events",
  }),
  getFacets: endpoint("GET /public/facets", "public", {
    summary: "Count the properties for each filter option",
    query: propertyFilterQuerySchema,
    response: facetsResponseSchema,
    ...listingRead,
  }),
  getArea: endpoint("GET /public/areas/:kind/:area", "public", {
    summary: "Get figures about the homes of an area",
    params: areaParams,
    query: areaQuerySchema,
    response: areaResponseSchema,
    ...listingRead,
  }),
  getNearestSearches: endpoint("GET /public/nearest", "public", {
    summary: "Find wider searches with results, for a list that is empty",
    query: propertyFilterQuerySchema,
    response: nearestSearchesResponseSchema,
    ...listingRead,
  }),
  getRentSummary: endpoint("GET /public/rent/summary", "public", {
    summary: "Get the averages of rental properties",
    query: propertyFilterQuerySchema,
    response: rentSummaryResponseSchema,
    ...listingRead,
  }),
  getPrices: endpoint("GET /public/prices", "public", {
    summary: "Get what such homes usually cost",
    query: usualPriceQuerySchema,
    response: usualPriceResponseSchema,
    ...listingRead,
  }),
};

/** The lists of properties, which take the same parameters. */
export type PropertyListEndpoint = (typeof propertyEndpoints)[`list${"" | "Buy" | "Rent" | "Recent"}Properties`];
