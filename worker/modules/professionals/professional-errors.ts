import { ApiError } from "../../http/errors.ts";

export const professionalNotFound = () => new ApiError(404, "Professional not found");
