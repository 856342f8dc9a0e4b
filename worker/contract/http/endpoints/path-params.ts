import * as z from "zod";
import { uploadIdSchema, variantWidthSchema } from "../../images/upload.ts";

/** The message of an invalid parameter is the one of an unknown thing, because a person cannot tell them apart. */
const uuidOf = (thing: string) => z.uuid(`${thing} not found`);
const itemIdOf = (thing: string) => z.string().regex(/^[\w-]{1,100}$/, `${thing} not found`);

export const propertyParams = z.object({ uuid: uuidOf("Property") });
export const courseParams = z.object({ id: itemIdOf("Course") });
export const professionalParams = z.object({ id: itemIdOf("Professional") });
export const sessionParams = z.object({ id: uuidOf("Session") });
export const memberParams = z.object({ id: uuidOf("User") });
export const submissionParams = z.object({ id: uuidOf("Submission") });
export const importParams = z.object({ id: uuidOf("Import") });
export const uploadParams = z.object({ id: uploadIdSchema });
export const uploadVariantParams = z.object({ id: uuidOf("Upload").toLowerCase(), width: variantWidthSchema });
