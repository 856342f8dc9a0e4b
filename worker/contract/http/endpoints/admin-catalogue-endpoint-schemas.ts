import { uploadQuerySchema, uploadSchema, uploadVariantSchema, variantQuerySchema } from "../../images/upload.ts";
import {
  adminPropertyListResponseSchema,
  adminPropertyResponseSchema,
  bulkPropertyChangeResponseSchema,
  bulkPropertyChangeSchema,
  changedPropertyResponseSchema,
  checkedImagesResponseSchema,
  createdPropertyResponseSchema,
  duplicateQuerySchema,
  duplicatesResponseSchema,
  propertyUuidSchema,
} from "../../listings/admin-property.ts";
import { adminPropertyListQuerySchema } from "../../listings/admin-property-list-query.ts";
import { newPropertyImagesSchema, newPropertySchemas, propertyChangeSchemas } from "../../listings/property.ts";
import { courseSchema, newCourseSchema } from "../../services/course.ts";
import { newProfessionalSchema, professionalSchema } from "../../services/professional.ts";
import type { adminCatalogueEndpoints } from "./admin-catalogue-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const picture = { bodyTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"] };
const newProperty = { answer: createdPropertyResponseSchema, created: true, bodyTypes: ["multipart/form-data"] };
const change = { answer: changedPropertyResponseSchema };
const removal = { body: propertyUuidSchema, answer: changedPropertyResponseSchema };
const list = { query: adminPropertyListQuerySchema, answer: adminPropertyListResponseSchema };

/** What the calls of listing-endpoints.ts take and give. */
export const adminCatalogueEndpointSchemas: Record<keyof typeof adminCatalogueEndpoints, EndpointSchemas> = {
  createBuyProperty: {
    summary: "Publishes a listing for sale, with its pictures as `images` files or as `uploads`",
    body: newPropertySchemas.buy.extend(newPropertyImagesSchema.shape),
    ...newProperty,
  },
  createRentProperty: {
    summary: "Publishes a listing for rent, with its pictures as `images` files or as `uploads`",
    body: newPropertySchemas.rent.extend(newPropertyImagesSchema.shape),
    ...newProperty,
  },
  updateBuyProperty: { summary: "Changes a listing for sale", body: propertyChangeSchemas.buy, ...change },
  updateRentProperty: { summary: "Changes a listing for rent", body: propertyChangeSchemas.rent, ...change },
  deleteBuyProperty: { summary: "Puts a listing for sale into the bin for 30 days", ...removal },
  deleteRentProperty: { summary: "Puts a listing for rent into the bin for 30 days", ...removal },
  restoreProperty: { summary: "Takes a listing out of the bin", ...removal },
  switchProperties: {
    summary: "Makes several listings available or not, featured or not",
    body: bulkPropertyChangeSchema,
    answer: bulkPropertyChangeResponseSchema,
  },
  findDuplicates: {
    summary: "Listings that look like the one described",
    body: duplicateQuerySchema,
    answer: duplicatesResponseSchema,
  },
  getStaffProperty: { summary: "One listing, in whatever state", answer: adminPropertyResponseSchema },
  checkImages: { summary: "Looks whether a listing's pictures are stored", answer: checkedImagesResponseSchema },
  listStaffBuyProperties: { summary: "Listings for sale, drafts and the bin included", ...list },
  listStaffRentProperties: { summary: "Listings for rent, drafts and the bin included", ...list },
  listStaffProperties: { summary: "Listings of both kinds, drafts and the bin included", ...list },
  putUpload: {
    summary: "Stores a picture that will join a listing; the same id with the same bytes is the same upload",
    query: uploadQuerySchema,
    answer: uploadSchema,
    created: true,
    ...picture,
  },
  putUploadVariant: {
    summary: "Stores a smaller version of a picture",
    query: variantQuerySchema,
    answer: uploadVariantSchema,
    created: true,
    bodyTypes: ["image/webp"],
  },
  createCourse: { summary: "Adds a driving course", body: newCourseSchema, answer: courseSchema, created: true },
  updateCourse: { summary: "Changes a driving course", body: newCourseSchema.partial(), answer: courseSchema },
  deleteCourse: { summary: "Removes a driving course" },
  createProfessional: {
    summary: "Adds a health professional",
    body: newProfessionalSchema,
    answer: professionalSchema,
    created: true,
  },
  updateProfessional: {
    summary: "Changes a health professional",
    body: newProfessionalSchema.partial(),
    answer: professionalSchema,
  },
  deleteProfessional: { summary: "Removes a health professional" },
};
