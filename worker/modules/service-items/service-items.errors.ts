import type { ChangedField } from "#contract/listings/status/property-conflict.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { ServiceItem, ServiceItemType } from "./service-item-types.ts";

/** For a change of a version that is no longer the stored one. */
export const editConflict = (current: ServiceItem, changed: ChangedField[]) =>
  new ApiError(409, "Someone else has changed this since you opened it.", undefined, { current, changed });

export const serviceItemNotFound = ({ label }: ServiceItemType) => new ApiError(404, `${label} not found`);
