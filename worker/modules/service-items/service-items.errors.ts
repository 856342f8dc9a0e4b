import { ApiError } from "#worker/http/api-error.ts";
import type { ServiceItemType } from "./service-item-types.ts";

export const serviceItemNotFound = ({ label }: ServiceItemType) => new ApiError(404, `${label} not found`);
