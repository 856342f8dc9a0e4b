import { ApiError, invalidField } from "#worker/http/errors.ts";

export const uploadIdTaken = () => new ApiError(409, "Another picture has this id already");
export const uploadNotFound = () => new ApiError(404, "Upload not found");
export const invalidVariant = (msg: string) => invalidField("picture", msg);
