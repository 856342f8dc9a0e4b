import type { PropertyImage } from "#contract/listings/property.ts";
import { cardVariantWidth } from "#shared/images/image-urls.ts";
import type { ImageHint } from "./prepare/image-hints.ts";

export type FormImageState =
  /** Already part of the listing. */
  | { name: "stored" }
  | { name: "preparing" }
  /** Waiting in the queue, or for the connection to come back. */
  | { name: "waiting"; for: "queue" | "connection" }
  /** `progress` from 0 to 1, over the image and its smaller versions. */
  | { name: "sending"; progress: number }
  | { name: "sent" }
  /** `canRetry` is false if another attempt would fail in the same way. */
  | { name: "failed"; message: string; canRetry: boolean };

/** An image of a listing form. */
export interface FormImage {
  /** Identifies it within the form, also when it is uploaded again under another id. */
  id: string;
  /** The id on the server. */
  uploadId: string;
  name: string;
  alt: string;
  /** The point that stays visible in a crop: "50 20", percent from the left and the top. Null is the centre. */
  focus: string | null;
  hints: readonly ImageHint[];
  /** URL of a small version; undefined until one exists. */
  preview: string | undefined;
  /** URL of a version as wide as a card. */
  cardPreview: string | undefined;
  state: FormImageState;
}

/** An image that is already part of the listing. */
export interface ExistingImage {
  id: string;
  alt: string;
  focus: string | null;
  preview: string;
  cardPreview: string;
}

/** An image as a draft stores it, at its position in the order. */
export interface OrderedImage {
  id: string;
  alt: string;
  focus?: string | null;
}

export function toExistingImages(images: readonly PropertyImage[]): ExistingImage[] {
  return images.map(({ id, alt, focus, url, variants }) => ({
    id,
    alt,
    focus,
    preview: variants.find(({ width }) => width === 320)?.url ?? url,
    cardPreview: variants.find(({ width }) => width === cardVariantWidth)?.url ?? url,
  }));
}

export function toFormImage(existing: ExistingImage): FormImage {
  return { ...existing, uploadId: existing.id, name: "", hints: [], state: { name: "stored" } };
}

/** Whether its state changes only when the user acts. */
export function isSettled({ state }: FormImage): boolean {
  return state.name === "stored" || state.name === "sent" || state.name === "failed";
}

export function isUploaded({ state }: FormImage): boolean {
  return state.name === "stored" || state.name === "sent";
}

/** Whether the user can start another attempt. */
export function canRetry(image: FormImage): boolean {
  return isWaitingForConnection(image) || (image.state.name === "failed" && image.state.canRetry);
}

export function isWaitingForConnection({ state }: FormImage): boolean {
  return state.name === "waiting" && state.for === "connection";
}
