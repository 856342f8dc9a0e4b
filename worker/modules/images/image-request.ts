import { type ImageVariantWidth, imageVariantWidths } from "#shared/images/image-urls.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";

/** The image that a URL below /images refers to: by its position in the list, or by its number, which never changes. */
export type ImageRequest = { kind: PropertyKind; uuid: string } & (
  | { position: number }
  | { number: number; width: ImageVariantWidth }
  | { number: number; extension: string }
  | { number: number; shareImage: string }
);

const uuidPattern = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const positionName = new RegExp(`^(${uuidPattern})(?:_(\\d{1,3}))?\\.png$`);
const immutableName = /^(\d{1,6})(?:-(\d{3,4})\.webp|\.(jpg|png|gif|webp))$/;
const shareName = /^share-((\d{1,6})-\d{1,3}-\d{1,3})\.jpg$/;
const storedFileName = new RegExp(`^${uuidPattern}(-\\d{3,4}\\.webp)?$`);

/** Parses the names of an image by its position, which the specification defines: `{uuid}.png` and `{uuid}_N.png`. */
export function parsePositionPath(kind: PropertyKind, name: string): ImageRequest | undefined {
  const match = name.match(positionName);
  return match?.[1] ? { kind, uuid: match[1], position: Number(match[2] ?? 0) } : undefined;
}

/** Parses the immutable paths `{uuid}/{number}-{width}.webp`, `{uuid}/{number}.{extension}` and `{uuid}/share-{name}.jpg`. */
export function parseImmutablePath(kind: PropertyKind, uuid: string, name: string): ImageRequest | undefined {
  if (!new RegExp(`^${uuidPattern}$`).test(uuid)) return undefined;
  const share = name.match(shareName);
  if (share?.[1]) return { kind, uuid, number: Number(share[2]), shareImage: share[1] };
  const match = name.match(immutableName);
  if (!match) return undefined;
  const number = Number(match[1]);
  if (match[3]) return { kind, uuid, number, extension: match[3] };
  const width = imageVariantWidths.find((variantWidth) => variantWidth === Number(match[2]));
  return width && { kind, uuid, number, width };
}

/** Parses a path that is the key of a stored file. Only admins get these URLs, which are signed. */
export function parseAdminImagePath(folder: string, name: string): string | undefined {
  return storedFileName.test(name) ? `${folder}/${name}` : undefined;
}
