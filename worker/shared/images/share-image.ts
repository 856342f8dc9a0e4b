import { type PropertyKind, propertyKindTraits } from "../listings/property-kinds.ts";

/** The image that chats show of a home: a JPEG that an admin's device crops from the cover. Sizes in pixels and bytes. */
export const shareImage = { width: 1200, height: 630, maxBytes: 150_000, type: "image/jpeg" } as const;

const centre = "50 50";

/**
 * Names the share image of a cover: its number and its focus in percent, such as "3-50-20". A new cover or focus gives
 * another name, so an address never changes its content.
 */
export const shareImageName = (number: number, focus: string | null): string =>
  `${number}-${(focus ?? centre).replace(" ", "-")}`;

/** Returns the URL of a share image by its name. */
export const shareImageUrl = (kind: PropertyKind, uuid: string, name: string): string =>
  `/images/${propertyKindTraits[kind].imageFolder}/${uuid}/share-${name}.jpg`;
