import { imageLimits } from "#shared/images/image-limits.ts";
import { imageVariantTypes } from "#shared/images/image-urls.ts";
import { shareImage } from "#shared/images/share-image.ts";
import { endpoint } from "../http/endpoint.ts";
import { propertyParams, uploadParams, uploadVariantParams } from "../http/path-params.ts";
import { checkedImagesResponseSchema } from "../images/checked-images.ts";
import {
  shareImageQuerySchema,
  uploadQuerySchema,
  uploadSchema,
  uploadVariantSchema,
  variantQuerySchema,
} from "../images/upload.ts";

/** The photos of homes. */
export const imageEndpoints = {
  putUpload: endpoint("PUT /uploads/:id", "admin", {
    summary: "Upload an image for a property; repeating the id with the same bytes returns the same upload",
    errors: { 409: "The id belongs to another image" },
    params: uploadParams,
    createsIds: true,
    query: uploadQuerySchema,
    isCreated: true,
    bodyTypes: ["image/jpeg", "image/png", "image/gif", "image/webp"],
    readsBody: true,
    response: uploadSchema,
    maxBodyBytes: imageLimits.bytes,
  }),
  putUploadVariant: endpoint("PUT /uploads/:id/variants/:width", "admin", {
    summary: "Upload a smaller version of an image",
    params: uploadVariantParams,
    query: variantQuerySchema,
    isCreated: true,
    bodyTypes: [...imageVariantTypes],
    readsBody: true,
    response: uploadVariantSchema,
    maxBodyBytes: imageLimits.variantBytes,
  }),
  putShareImage: endpoint("PUT /properties/:uuid/share-image", "admin", {
    summary: "Store what chats show of a home: its cover as a JPEG of 1200 × 630 pixels, up to 150 kB",
    errors: { 409: "The property has another cover or focus now" },
    params: propertyParams,
    query: shareImageQuerySchema,
    bodyTypes: [shareImage.type],
    readsBody: true,
    maxBodyBytes: shareImage.maxBytes,
  }),
  checkImages: endpoint("POST /properties/:uuid/check-images", "admin", {
    summary: "Check whether the image files of a property are stored",
    params: propertyParams,
    response: checkedImagesResponseSchema,
  }),
};
