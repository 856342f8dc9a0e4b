import { imageLimits } from "#shared/images/image-limits.ts";
import { endpoint } from "../http/endpoint.ts";
import { propertyParams } from "../http/path-params.ts";
import {
  adminCardListSchema,
  adminPropertyListResponseSchema,
  adminPropertyResponseSchema,
  bulkPropertyChangeResponseSchema,
  bulkPropertyChangeSchema,
  bulkUndoResponseSchema,
  bulkUndoSchema,
  changedPropertyResponseSchema,
  createdPropertyResponseSchema,
  fullAdminPropertyListSchema,
  propertyUuidSchema,
} from "../listings/admin-property.ts";
import {
  adminPropertyListQuerySchema,
  listerQuerySchema,
  listersResponseSchema,
} from "../listings/admin-property-list-query.ts";
import { duplicateQuerySchema, duplicatesResponseSchema } from "../listings/duplicates.ts";
import {
  livingInputSchema,
  newPropertyImagesSchema,
  newPropertySchemas,
  propertyChangeSchemas,
} from "../listings/property-input.ts";
import {
  confirmPropertiesResponseSchema,
  confirmPropertiesSchema,
  toConfirmQuerySchema,
  toConfirmResponseSchema,
} from "../listings/status/confirmation.ts";
import { propertyActivityResponseSchema } from "../listings/status/property-activity.ts";
import { propertyHistoryResponseSchema } from "../listings/status/property-history.ts";

const propertyBytes = 256 * 1024;
const propertyList = {
  query: adminPropertyListQuerySchema,
  response: adminPropertyListResponseSchema,
  views: { card: adminCardListSchema, full: fullAdminPropertyListSchema },
};

/** The homes, for colleagues: drafts, changes, the bin, confirmations and history. */
export const adminPropertyEndpoints = {
  listAdminBuyProperties: endpoint("GET /list/buy/properties", "admin", {
    summary: "List properties for sale, including drafts and the bin",
    ...propertyList,
  }),
  listAdminRentProperties: endpoint("GET /list/rent/properties", "admin", {
    summary: "List properties for rent, including drafts and the bin",
    ...propertyList,
  }),
  listAdminProperties: endpoint("GET /list/recent/properties", "admin", {
    summary: "List properties of both kinds, including drafts and the bin",
    ...propertyList,
  }),
  listListers: endpoint("GET /list/listers", "admin", {
    summary: "List the names of listers, for a filter",
    query: listerQuerySchema,
    response: listersResponseSchema,
  }),
  getAdminProperty: endpoint("GET /properties/:uuid", "admin", {
    summary: "Get a property in any state",
    params: propertyParams,
    response: adminPropertyResponseSchema,
    readsPrimary: true,
  }),
  createBuyProperty: endpoint("POST /create/buy/property", "admin", {
    summary: "Create a property for sale, with images as `images` files or as `uploads`",
    isForm: true,
    body: newPropertySchemas.buy.extend({ ...newPropertyImagesSchema.shape, ...livingInputSchema.shape }),
    bodyTypes: ["multipart/form-data"],
    readsBody: true,
    isCreated: true,
    response: createdPropertyResponseSchema,
    maxBodyBytes: imageLimits.multipartBytes,
  }),
  createRentProperty: endpoint("POST /create/rent/property", "admin", {
    summary: "Create a property for rent, with images as `images` files or as `uploads`",
    isForm: true,
    body: newPropertySchemas.rent.extend({ ...newPropertyImagesSchema.shape, ...livingInputSchema.shape }),
    bodyTypes: ["multipart/form-data"],
    readsBody: true,
    isCreated: true,
    response: createdPropertyResponseSchema,
    maxBodyBytes: imageLimits.multipartBytes,
  }),
  updateBuyProperty: endpoint("PATCH /update/buy/property", "admin", {
    summary: "Update a property for sale",
    errors: { 409: "Another version is stored, with the fields that differ" },
    isForm: true,
    body: propertyChangeSchemas.buy.extend(livingInputSchema.shape),
    readsBody: true,
    response: changedPropertyResponseSchema,
    maxBodyBytes: propertyBytes,
  }),
  updateRentProperty: endpoint("PATCH /update/rent/property", "admin", {
    summary: "Update a property for rent",
    errors: { 409: "Another version is stored, with the fields that differ" },
    isForm: true,
    body: propertyChangeSchemas.rent.extend(livingInputSchema.shape),
    readsBody: true,
    response: changedPropertyResponseSchema,
    maxBodyBytes: propertyBytes,
  }),
  deleteBuyProperty: endpoint("DELETE /delete/buy/property", "admin", {
    summary: "Move a property for sale to the bin for 30 days",
    body: propertyUuidSchema,
    response: changedPropertyResponseSchema,
    maxBodyBytes: propertyBytes,
  }),
  deleteRentProperty: endpoint("DELETE /delete/rent/property", "admin", {
    summary: "Move a property for rent to the bin for 30 days",
    body: propertyUuidSchema,
    response: changedPropertyResponseSchema,
    maxBodyBytes: propertyBytes,
  }),
  restoreProperty: endpoint("POST /restore/property", "admin", {
    summary: "Restore a property from the bin",
    body: propertyUuidSchema,
    response: changedPropertyResponseSchema,
    maxBodyBytes: propertyBytes,
  }),
  bulkUpdateProperties: endpoint("PATCH /properties", "admin", {
    summary: "Change status, publication, featured flag, bin or price of several properties, with an undo",
    errors: { 409: "New prices are unusual, with `questions`, or others keep changing the properties" },
    body: bulkPropertyChangeSchema,
    response: bulkPropertyChangeResponseSchema,
    maxBodyBytes: propertyBytes,
  }),
  undoBulkUpdate: endpoint("POST /properties/undo", "admin", {
    summary: "Undo a change of several properties, within an hour and by the same person",
    body: bulkUndoSchema,
    response: bulkUndoResponseSchema,
  }),
  confirmProperties: endpoint("POST /properties/confirm", "admin", {
    summary: "Confirm that properties are still on offer",
    body: confirmPropertiesSchema,
    response: confirmPropertiesResponseSchema,
    maxBodyBytes: propertyBytes,
  }),
  listToConfirm: endpoint("GET /list/to-confirm", "admin", {
    summary: "List properties on offer that are due for confirmation, the oldest confirmation first",
    query: toConfirmQuerySchema,
    response: toConfirmResponseSchema,
  }),
  getPropertyHistory: endpoint("GET /properties/:uuid/history", "admin", {
    summary: "Get the changes of a property's price, status, publication and confirmation",
    params: propertyParams,
    response: propertyHistoryResponseSchema,
  }),
  getPropertyActivity: endpoint("GET /properties/:uuid/activity", "admin", {
    summary: "Count the views, contact taps, shares and enquiries of a property",
    params: propertyParams,
    response: propertyActivityResponseSchema,
  }),
  findDuplicates: endpoint("POST /properties/duplicates", "admin", {
    summary: "Find duplicates of a property",
    isForm: true,
    body: duplicateQuerySchema,
    response: duplicatesResponseSchema,
    maxBodyBytes: propertyBytes,
  }),
};
