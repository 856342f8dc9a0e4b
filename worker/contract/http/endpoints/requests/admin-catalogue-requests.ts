import { imageVariantTypes } from "#shared/images/image-urls.ts";
import { shareImage } from "#shared/images/share-image.ts";
import { shareImageQuerySchema, uploadQuerySchema, variantQuerySchema } from "../../../images/upload.ts";
import { bulkPropertyChangeSchema, bulkUndoSchema, propertyUuidSchema } from "../../../listings/admin-property.ts";
import { adminPropertyListQuerySchema, listerQuerySchema } from "../../../listings/admin-property-list-query.ts";
import { duplicateQuerySchema } from "../../../listings/duplicates.ts";
import {
  livingInputSchema,
  newPropertyImagesSchema,
  newPropertySchemas,
  propertyChangeSchemas,
} from "../../../listings/property-input.ts";
import { confirmPropertiesSchema, toConfirmQuerySchema } from "../../../listings/status/confirmation.ts";
import { newCourseSchema } from "../../../services/course.ts";
import { expectedVersionFields } from "../../../services/expected-version-fields.ts";
import { newProfessionalSchema } from "../../../services/professional.ts";
import { adminServiceItemsQuerySchema } from "../../../services/service-items-query.ts";
import type { adminCatalogueEndpoints } from "../admin-catalogue-endpoints.ts";
import type { RequestTable } from "../endpoint-tables.ts";
import { courseParams, professionalParams, propertyParams, uploadParams, uploadVariantParams } from "../path-params.ts";

/** What may be sent to the endpoints in admin-catalogue-endpoints.ts. */
export const adminCatalogueRequests = {
  createBuyProperty: {
    isForm: true,
    body: () => newPropertySchemas.buy.extend({ ...newPropertyImagesSchema.shape, ...livingInputSchema.shape }),
    bodyTypes: ["multipart/form-data"],
    readsBody: true,
    isCreated: true,
  },
  createRentProperty: {
    isForm: true,
    body: () => newPropertySchemas.rent.extend({ ...newPropertyImagesSchema.shape, ...livingInputSchema.shape }),
    bodyTypes: ["multipart/form-data"],
    readsBody: true,
    isCreated: true,
  },
  updateBuyProperty: {
    isForm: true,
    body: () => propertyChangeSchemas.buy.extend(livingInputSchema.shape),
    readsBody: true,
  },
  updateRentProperty: {
    isForm: true,
    body: () => propertyChangeSchemas.rent.extend(livingInputSchema.shape),
    readsBody: true,
  },
  deleteBuyProperty: { body: propertyUuidSchema },
  deleteRentProperty: { body: propertyUuidSchema },
  restoreProperty: { body: propertyUuidSchema },
  bulkUpdateProperties: { body: bulkPropertyChangeSchema },
  undoBulkUpdate: { body: bulkUndoSchema },
  confirmProperties: { body: confirmPropertiesSchema },
  listToConfirm: { query: toConfirmQuerySchema },
  getPropertyHistory: { params: propertyParams },
  getPropertyActivity: { params: propertyParams },
  findDuplicates: { isForm: true, body: duplicateQuerySchema },
  getAdminProperty: { params: propertyParams },
  checkImages: { params: propertyParams },
  listAdminBuyProperties: { query: adminPropertyListQuerySchema },
  listAdminRentProperties: { query: adminPropertyListQuerySchema },
  listAdminProperties: { query: adminPropertyListQuerySchema },
  listListers: { query: listerQuerySchema },
  putUpload: {
    params: uploadParams,
    createsIds: true,
    query: uploadQuerySchema,
    isCreated: true,
    bodyTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"],
    readsBody: true,
  },
  putUploadVariant: {
    params: uploadVariantParams,
    query: variantQuerySchema,
    isCreated: true,
    bodyTypes: [...imageVariantTypes],
    readsBody: true,
  },
  putShareImage: {
    params: propertyParams,
    query: shareImageQuerySchema,
    bodyTypes: [shareImage.type],
    readsBody: true,
  },
  listAdminCourses: { query: adminServiceItemsQuerySchema },
  createCourse: { isForm: true, body: newCourseSchema, isCreated: true },
  updateCourse: {
    params: courseParams,
    isForm: true,
    body: () => newCourseSchema.partial().extend(expectedVersionFields),
    readsBody: true,
  },
  deleteCourse: { params: courseParams },
  restoreCourse: { params: courseParams },
  listAdminProfessionals: { query: adminServiceItemsQuerySchema },
  createProfessional: { isForm: true, body: newProfessionalSchema, isCreated: true },
  updateProfessional: {
    params: professionalParams,
    isForm: true,
    body: () => newProfessionalSchema.partial().extend(expectedVersionFields),
    readsBody: true,
  },
  deleteProfessional: { params: professionalParams },
  restoreProfessional: { params: professionalParams },
} satisfies RequestTable<typeof adminCatalogueEndpoints>;
