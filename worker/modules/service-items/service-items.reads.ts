import { type PublicRead, publicRead } from "#worker/reads/public-read.ts";
import type { ServiceItemType } from "./service-item-types.ts";
import { serviceItemNotFound } from "./service-items.errors.ts";
import { getServiceItem, listServiceItems } from "./service-items.repository.ts";

/** The public reads of one type of service item. */
export function serviceItemReads(type: ServiceItemType): readonly PublicRead[] {
  return [
    publicRead(type.endpoints.list, {
      createQuery: (_, searchParams) => listServiceItems(type, searchParams, new Date()),
      tags: () => [type.cacheTag],
    }),
    publicRead(type.endpoints.get, {
      createQuery: ({ id }) => getServiceItem(type, id, new Date()),
      tags: () => [type.cacheTag],
      notFound: () => serviceItemNotFound(type),
    }),
  ];
}
