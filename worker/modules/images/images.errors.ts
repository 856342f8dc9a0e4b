import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const imageNotFound = () => new ApiError(404, "Image not found");
export const uploadNotFound = () => new ApiError(404, "Upload not found");
export const uploadIdTaken = () => new ApiError(409, "Another image already has this id");
export const invalidVariant = (message: string) => invalidField("image", message);
