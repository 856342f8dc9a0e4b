import { checkedImagesResponseSchema } from "../../images/checked-images.ts";
import { imageVariantTypes } from "../../images/image-urls.ts";
import { uploadQuerySchema, uploadSchema, uploadVariantSchema, variantQuerySchema } from "../../images/upload.ts";
import {
  adminPropertyListResponseSchema,
  adminPropertyResponseSchema,
  bulkPropertyChangeResponseSchema,
  bulkPropertyChangeSchema,
  bulkUndoResponseSchema,
  bulkUndoSchema,
  changedPropertyResponseSchema,
  createdPropertyResponseSchema,
  propertyUuidSchema,
} from "../../listings/admin-property.ts";
import {
  adminPropertyListQuerySchema,
  listerQuerySchema,
  listersResponseSchema,
} from "../../listings/admin-property-list-query.ts";
import { duplicateQuerySchema, duplicatesResponseSchema } from "../../listings/duplicates.ts";
import { usualPriceQuerySchema, usualPriceResponseSchema } from "../../listings/prices/usual-price.ts";
import { newPropertyImagesSchema, newPropertySchemas, propertyChangeSchemas } from "../../listings/property-input.ts";
import {
  confirmPropertiesResponseSchema,
  confirmPropertiesSchema,
  toConfirmQuerySchema,
  toConfirmResponseSchema,
} from "../../listings/status/confirmation.ts";
import { propertyActivityResponseSchema } from "../../listings/status/property-activity.ts";
import { propertyHistoryResponseSchema } from "../../listings/status/property-history.ts";
import { adminCourseListSchema, courseSchema, newCourseSchema } from "../../services/course.ts";
import { expectedVersionFields } from "../../services/expected-version-fields.ts";
import { adminProfessionalListSchema, newProfessionalSchema, professionalSchema } from "../../services/professional.ts";
import { adminServiceItemsQuerySchema } from "../../services/service-items-query.ts";
import type { adminCatalogueEndpoints } from "./admin-catalogue-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const imageBody = { bodyTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"] };
const newProperty = { response: createdPropertyResponseSchema, isCreated: true, bodyTypes: ["multipart/form-data"] };
const change = { response: changedPropertyResponseSchema };
const removal = { body: propertyUuidSchema, response: changedPropertyResponseSchema };
const list = { query: adminPropertyListQuerySchema, response: adminPropertyListResponseSchema };

/** The requests and responses of the endpoints in admin-catalogue-endpoints.ts. */
export const adminCatalogueEndpointSchemas: Record<keyof typeof adminCatalogueEndpoints, EndpointSchemas> = {
  createBuyProperty: {
    summary: "Create a property for sale, with images as `images` files or as `uploads`",
    body: newPropertySchemas.buy.extend(newPropertyImagesSchema.shape),
    ...newProperty,
  },
  createRentProperty: {
    summary: "Create a property for rent, with images as `images` files or as `uploads`",
    body: newPropertySchemas.rent.extend(newPropertyImagesSchema.shape),
    ...newProperty,
  },
  updateBuyProperty: { summary: "Update a property for sale", body: propertyChangeSchemas.buy, ...change },
  updateRentProperty: { summary: "Update a property for rent", body: propertyChangeSchemas.rent, ...change },
  deleteBuyProperty: { summary: "Move a property for sale to the bin for 30 days", ...removal },
  deleteRentProperty: { summary: "Move a property for rent to the bin for 30 days", ...removal },
  restoreProperty: { summary: "Restore a property from the bin", ...removal },
  bulkUpdateProperties: {
    summary: "Change status, publication, featured flag, bin or price of several properties, with an undo",
    body: bulkPropertyChangeSchema,
    response: bulkPropertyChangeResponseSchema,
  },
  undoBulkUpdate: {
    summary: "Undo a change of several properties, within an hour and by the same person",
    body: bulkUndoSchema,
    response: bulkUndoResponseSchema,
  },
  confirmProperties: {
    summary: "Confirm that properties are still on offer",
    body: confirmPropertiesSchema,
    response: confirmPropertiesResponseSchema,
  },
  listToConfirm: {
    summary: "List properties on offer that are due for confirmation, the oldest confirmation first",
    query: toConfirmQuerySchema,
    response: toConfirmResponseSchema,
  },
  getPropertyHistory: {
    summary: "Get the changes of a property's price, status, publication and confirmation",
    response: propertyHistoryResponseSchema,
  },
  getPropertyActivity: {
    summary: "Count the views, contact taps, shares and enquiries of a property",
    response: propertyActivityResponseSchema,
  },
  findDuplicates: {
    summary: "Find duplicates of a property",
    body: duplicateQuerySchema,
    response: duplicatesResponseSchema,
  },
  getAdminProperty: { summary: "Get a property in any state", response: adminPropertyResponseSchema },
  checkImages: {
    summary: "Check whether the image files of a property are stored",
    response: checkedImagesResponseSchema,
  },
  listAdminBuyProperties: { summary: "List properties for sale, including drafts and the bin", ...list },
  listAdminRentProperties: { summary: "List properties for rent, including drafts and the bin", ...list },
  listAdminProperties: { summary: "List properties of both kinds, including drafts and the bin", ...list },
  listListers: {
    summary: "List the names of listers, for a filter",
    query: listerQuerySchema,
    response: listersResponseSchema,
  },
  getUsualPrice: {
    summary: "Get the median price of a type, in an area if it has enough listings",
    query: usualPriceQuerySchema,
    response: usualPriceResponseSchema,
  },
  putUpload: {
    summary: "Upload an image for a property; repeating the id with the same bytes returns the same upload",
    query: uploadQuerySchema,
    response: uploadSchema,
    isCreated: true,
    ...imageBody,
  },
  putUploadVariant: {
    summary: "Upload a smaller version of an image",
    query: variantQuerySchema,
    response: uploadVariantSchema,
    isCreated: true,
    bodyTypes: [...imageVariantTypes],
  },
  listAdminCourses: {
    summary: "List driving courses, or those in the bin",
    query: adminServiceItemsQuerySchema,
    response: adminCourseListSchema,
  },
  createCourse: { summary: "Create a driving course", body: newCourseSchema, response: courseSchema, isCreated: true },
  updateCourse: {
    summary: "Update a driving course",
    body: newCourseSchema.partial().extend(expectedVersionFields),
    response: courseSchema,
  },
  deleteCourse: { summary: "Move a driving course to the bin for 30 days" },
  restoreCourse: { summary: "Restore a driving course from the bin", response: courseSchema },
  listAdminProfessionals: {
    summary: "List health professionals, or those in the bin",
    query: adminServiceItemsQuerySchema,
    response: adminProfessionalListSchema,
  },
  createProfessional: {
    summary: "Create a health professional",
    body: newProfessionalSchema,
    response: professionalSchema,
    isCreated: true,
  },
  updateProfessional: {
    summary: "Update a health professional",
    body: newProfessionalSchema.partial().extend(expectedVersionFields),
    response: professionalSchema,
  },
  deleteProfessional: { summary: "Move a health professional to the bin for 30 days" },
  restoreProfessional: { summary: "Restore a health professional from the bin", response: professionalSchema },
};
