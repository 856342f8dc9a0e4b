import { ApiError, invalidField } from "#worker/http/api-error.ts";

export const imageNotFound = () => new ApiError(404, "Image not found");
export const uploadNotFound = () => new ApiError(404, "Upload not found");
export const uploadIdTaken = () => new ApiError(409, "Another image already has this id");
export const listingNotFound = () => new ApiError(404, "Property not found");
export const coverChanged = () => new ApiError(409, "The listing has another cover now");
export const invalidVariant = (message: string) => invalidField("image", message);
