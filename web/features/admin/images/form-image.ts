import type { SavedImageUpload } from "./image-upload-store.ts";

/** Where a picture of the form stands. */
export type FormImageState =
  /** Part of the listing already. */
  | { name: "stored" }
  | { name: "preparing" }
  /** For its turn, or for a connection. */
  | { name: "waiting"; for: "turn" | "signal" }
  /** `progress` from 0 to 1, over the picture and its smaller versions. */
  | { name: "sending"; progress: number }
  | { name: "sent" }
  | { name: "failed"; message: string };

/** One picture of the form, as the form shows it. */
export interface FormImage {
  id: string;
  /** The id the server knows it by. */
  uploadId: string;
  name: string;
  alt: string;
  /** Address of a small view of it; undefined until there is one. */
  preview: string | undefined;
  state: FormImageState;
}

/** A picture at its place in an order. */
export interface OrderedImage {
  id: string;
  alt: string;
}

/** What the tray shows: the pictures in the listing's order, and what was said about files it did not take. */
export interface ImageUploadListState {
  pictures: readonly FormImage[];
  notices: readonly string[];
}

/** A picture on its way, with all that belongs to it. */
export interface PendingUpload {
  kept: SavedImageUpload;
  stop: AbortController;
  /** How often it was tried since it last arrived anywhere. */
  tries: number;
}

/** Whether nothing more will happen to it by itself. */
export function isSettled({ state }: FormImage): boolean {
  return state.name === "stored" || state.name === "sent" || state.name === "failed";
}

/** Whether it is with the server. */
export function isUploaded({ state }: FormImage): boolean {
  return state.name === "stored" || state.name === "sent";
}

/** The list with one entry moved to another place. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(list.length - 1, to));
  const rest = list.toSpliced(from, 1);
  const entry = list[from];
  return entry === undefined ? [...list] : rest.toSpliced(place, 0, entry);
}
