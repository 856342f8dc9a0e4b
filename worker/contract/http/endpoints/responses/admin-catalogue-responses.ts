import { checkedImagesResponseSchema } from "../../../images/checked-images.ts";
import { uploadSchema, uploadVariantSchema } from "../../../images/upload.ts";
import {
  adminCardListSchema,
  adminPropertyListResponseSchema,
  adminPropertyResponseSchema,
  bulkPropertyChangeResponseSchema,
  bulkUndoResponseSchema,
  changedPropertyResponseSchema,
  createdPropertyResponseSchema,
  fullAdminPropertyListSchema,
} from "../../../listings/admin-property.ts";
import { listersResponseSchema } from "../../../listings/admin-property-list-query.ts";
import { duplicatesResponseSchema } from "../../../listings/duplicates.ts";
import { confirmPropertiesResponseSchema, toConfirmResponseSchema } from "../../../listings/status/confirmation.ts";
import { propertyActivityResponseSchema } from "../../../listings/status/property-activity.ts";
import { propertyHistoryResponseSchema } from "../../../listings/status/property-history.ts";
import { adminCourseListSchema, courseSchema } from "../../../services/course.ts";
import { adminProfessionalListSchema, professionalSchema } from "../../../services/professional.ts";
import type { adminCatalogueEndpoints } from "../admin-catalogue-endpoints.ts";
import type { ResponseTable } from "../endpoint-tables.ts";

const propertyList = {
  response: adminPropertyListResponseSchema,
  views: { card: adminCardListSchema, full: fullAdminPropertyListSchema },
};

/** What is returned by the endpoints in admin-catalogue-endpoints.ts. */
export const adminCatalogueResponses = {
  createBuyProperty: {
    summary: "Create a property for sale, with images as `images` files or as `uploads`",
    response: createdPropertyResponseSchema,
  },
  createRentProperty: {
    summary: "Create a property for rent, with images as `images` files or as `uploads`",
    response: createdPropertyResponseSchema,
  },
  updateBuyProperty: { summary: "Update a property for sale", response: changedPropertyResponseSchema },
  updateRentProperty: { summary: "Update a property for rent", response: changedPropertyResponseSchema },
  deleteBuyProperty: {
    summary: "Move a property for sale to the bin for 30 days",
    response: changedPropertyResponseSchema,
  },
  deleteRentProperty: {
    summary: "Move a property for rent to the bin for 30 days",
    response: changedPropertyResponseSchema,
  },
  restoreProperty: { summary: "Restore a property from the bin", response: changedPropertyResponseSchema },
  bulkUpdateProperties: {
    summary: "Change status, publication, featured flag, bin or price of several properties, with an undo",
    response: bulkPropertyChangeResponseSchema,
  },
  undoBulkUpdate: {
    summary: "Undo a change of several properties, within an hour and by the same person",
    response: bulkUndoResponseSchema,
  },
  confirmProperties: {
    summary: "Confirm that properties are still on offer",
    response: confirmPropertiesResponseSchema,
  },
  listToConfirm: {
    summary: "List properties on offer that are due for confirmation, the oldest confirmation first",
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
  findDuplicates: { summary: "Find duplicates of a property", response: duplicatesResponseSchema },
  getAdminProperty: { summary: "Get a property in any state", response: adminPropertyResponseSchema },
  checkImages: {
    summary: "Check whether the image files of a property are stored",
    response: checkedImagesResponseSchema,
  },
  listAdminBuyProperties: {
    summary: "List properties for sale, including drafts and the bin",
    ...propertyList,
  },
  listAdminRentProperties: {
    summary: "List properties for rent, including drafts and the bin",
    ...propertyList,
  },
  listAdminProperties: {
    summary: "List properties of both kinds, including drafts and the bin",
    ...propertyList,
  },
  listListers: { summary: "List the names of listers, for a filter", response: listersResponseSchema },
  putUpload: {
    summary: "Upload an image for a property; repeating the id with the same bytes returns the same upload",
    response: uploadSchema,
  },
  putUploadVariant: { summary: "Upload a smaller version of an image", response: uploadVariantSchema },
  putShareImage: { summary: "Store what chats show of a home: its cover as a JPEG of 1200 × 630 pixels, up to 150 kB" },
  listAdminCourses: { summary: "List driving courses, or those in the bin", response: adminCourseListSchema },
  createCourse: { summary: "Create a driving course", response: courseSchema },
  updateCourse: { summary: "Update a driving course", response: courseSchema },
  deleteCourse: { summary: "Move a driving course to the bin for 30 days" },
  restoreCourse: { summary: "Restore a driving course from the bin", response: courseSchema },
  listAdminProfessionals: {
    summary: "List health professionals, or those in the bin",
    response: adminProfessionalListSchema,
  },
  createProfessional: { summary: "Create a health professional", response: professionalSchema },
  updateProfessional: { summary: "Update a health professional", response: professionalSchema },
  deleteProfessional: { summary: "Move a health professional to the bin for 30 days" },
  restoreProfessional: { summary: "Restore a health professional from the bin", response: professionalSchema },
} satisfies ResponseTable<typeof adminCatalogueEndpoints>;
