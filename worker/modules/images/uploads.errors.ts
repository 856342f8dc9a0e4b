import { ApiError, fieldRefused } from "#worker/http/errors.ts";

export const uploadIdTaken = () => new ApiError(409, "Another picture has this id already");
export const uploadNotFound = () => new ApiError(404, "Upload not found");
export const notAVariant = (msg: string) => fieldRefused("picture", msg);
