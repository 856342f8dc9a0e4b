import { uploadQuerySchema, uploadSchema, uploadVariantSchema, variantQuerySchema } from "../../images/upload.ts";
import {
  changedPropertySchema,
  checkedImagesSchema,
  createdPropertySchema,
  duplicatesSchema,
  likenessSchema,
  propertyUuidSchema,
  staffListSchema,
  staffPropertyAnswerSchema,
  switchedPropertiesSchema,
  switchPropertiesSchema,
} from "../../listings/admin-property.ts";
import { staffListQuerySchema } from "../../listings/admin-property-list-query.ts";
import { changedPropertySchemas, newPicturesSchema, newPropertySchemas } from "../../listings/property.ts";
import { courseSchema, newCourseSchema } from "../../services/course.ts";
import { newProfessionalSchema, professionalSchema } from "../../services/professional.ts";
import type { listingEndpoints } from "./admin-catalogue-endpoints.ts";
import type { EndpointSchemas } from "./endpoint-schemas.ts";

const picture = { bodyTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"] };
const newProperty = { answer: createdPropertySchema, created: true, bodyTypes: ["multipart/form-data"] };
const change = { answer: changedPropertySchema };
const removal = { body: propertyUuidSchema, answer: changedPropertySchema };
const list = { query: staffListQuerySchema, answer: staffListSchema };

/** What the calls of listing-endpoints.ts take and give. */
export const listingEndpointSchemas: Record<keyof typeof listingEndpoints, EndpointSchemas> = {
  createBuyProperty: {
    summary: "Publishes a listing for sale, with its pictures as `images` files or as `uploads`",
    body: newPropertySchemas.buy.extend(newPicturesSchema.shape),
    ...newProperty,
  },
  createRentProperty: {
    summary: "Publishes a listing for rent, with its pictures as `images` files or as `uploads`",
    body: newPropertySchemas.rent.extend(newPicturesSchema.shape),
    ...newProperty,
  },
  updateBuyProperty: { summary: "Changes a listing for sale", body: changedPropertySchemas.buy, ...change },
  updateRentProperty: { summary: "Changes a listing for rent", body: changedPropertySchemas.rent, ...change },
  deleteBuyProperty: { summary: "Puts a listing for sale into the bin for 30 days", ...removal },
  deleteRentProperty: { summary: "Puts a listing for rent into the bin for 30 days", ...removal },
  restoreProperty: { summary: "Takes a listing out of the bin", ...removal },
  switchProperties: {
    summary: "Makes several listings available or not, featured or not",
    body: switchPropertiesSchema,
    answer: switchedPropertiesSchema,
  },
  findDuplicates: {
    summary: "Listings that look like the one described",
    body: likenessSchema,
    answer: duplicatesSchema,
  },
  getStaffProperty: { summary: "One listing, in whatever state", answer: staffPropertyAnswerSchema },
  checkImages: { summary: "Looks whether a listing's pictures are stored", answer: checkedImagesSchema },
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
