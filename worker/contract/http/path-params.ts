import * as z from "zod";
import { uploadIdSchema, variantWidthSchema } from "../images/upload.ts";

/** The message of an invalid parameter is the one of an unknown thing, because a person cannot tell them apart. */
const createUuidSchema = (thing: string) => z.uuid(`${thing} not found`);
const createItemIdSchema = (thing: string) => z.string().regex(/^[\w-]{1,100}$/, `${thing} not found`);

export const propertyParams = z.object({ uuid: createUuidSchema("Property") });
export const courseParams = z.object({ id: createItemIdSchema("Course") });
export const professionalParams = z.object({ id: createItemIdSchema("Professional") });
export const sessionParams = z.object({ id: createUuidSchema("Session") });
export const memberParams = z.object({ id: createUuidSchema("User") });
export const enquiryParams = z.object({ id: createUuidSchema("Submission") });
export const appointmentParams = z.object({ id: createUuidSchema("Appointment") });
export const resourceParams = z.object({ id: createItemIdSchema("Resource") });
export const personParams = z.object({ id: createUuidSchema("Person") });
export const importParams = z.object({ id: createUuidSchema("Import") });
export const uploadParams = z.object({ id: uploadIdSchema });
export const uploadVariantParams = z.object({
  id: createUuidSchema("Upload").toLowerCase(),
  width: variantWidthSchema,
});
