import * as z from "zod";
import { imageVariantWidths } from "#shared/images/image-urls.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { singleParam } from "../http/query-params.ts";

const placeholder = () =>
  singleParam(z.string().regex(/^[A-Za-z0-9+/]{4,60}={0,2}$/, "Must be a thumbhash in base64")).describe(
    "base64 thumbhash, shown while the image loads",
  );

/** The query string of an upload; the body is the image. */
export const uploadQuerySchema = z.object({
  placeholder: placeholder(),
  kind: singleParam(z.enum(propertyKinds, "Must be buy or rent")).describe(
    "the kind of property that the image is for; buy by default",
  ),
});
export type UploadQuery = z.infer<typeof uploadQuerySchema>;

export const variantQuerySchema = z.object({ placeholder: placeholder() });

/** Which cover the share image shows: if it is another one now, the image is rejected. */
export const shareImageQuerySchema = z.object({
  image: z.uuid("Must be the id of the cover").toLowerCase(),
  focus: singleParam(z.string().regex(/^\d{1,3} \d{1,3}$/, 'Must be two percentages, such as "50 20"')).describe(
    "the focus of the cover, if it has one",
  ),
});
export type ShareImageQuery = z.infer<typeof shareImageQuerySchema>;

/** The client creates the id, so that a repeated request is the same upload. */
export const uploadIdSchema = z.uuid("The id must be a UUID").toLowerCase();

export const variantWidthSchema = z.coerce
  .number("Upload not found")
  .pipe(z.literal(imageVariantWidths, "Upload not found"));

/** An uploaded image. Width and height are in pixels as displayed. */
export const uploadSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  content_type: z.string(),
});
export type Upload = z.infer<typeof uploadSchema>;

export const uploadVariantSchema = z.object({ id: z.uuid(), url: z.string(), width: z.number().int() });
