import {
  catalogueChangesQuerySchema,
  catalogueChangesSchema,
  cataloguePointerSchema,
  catalogueSchema,
  catalogueVersionParams,
} from "../catalogue/catalogue-schemas.ts";
import { cachedRead, endpoint } from "../http/endpoint.ts";

/**
 * The catalogue that phones keep.
 * - `getCatalogue`: the current document
 * - `getCataloguePointer`: which version is the current one; follow it also to an earlier version
 * - `getCatalogueVersion`: the document of the current version, under an address whose content never changes; 404 for others
 * - `getCatalogueChanges`: `?since=<version>`: what changed since then
 */
export const catalogueEndpoints = {
  getCatalogue: endpoint("GET /public/catalogue", "public", {
    summary: "Get all listed homes in one compressed document",
    response: catalogueSchema,
    ...cachedRead,
  }),
  getCataloguePointer: endpoint("GET /public/catalogue/pointer", "public", {
    summary: "Get the version of the current catalogue",
    response: cataloguePointerSchema,
    ...cachedRead,
  }),
  getCatalogueVersion: endpoint("GET /public/catalogue/versions/:version", "public", {
    summary: "Get the current catalogue by its version",
    params: catalogueVersionParams,
    response: catalogueSchema,
    ...cachedRead,
    caching: "immutable",
  }),
  getCatalogueChanges: endpoint("GET /public/catalogue/changes", "public", {
    summary: "Get what changed since a version of the catalogue",
    errors: { 409: "The version is too old: get the document" },
    query: catalogueChangesQuerySchema,
    response: catalogueChangesSchema,
    ...cachedRead,
  }),
};
