import type { PreparedImage, UploadPart } from "../prepare/prepared-image.ts";
import type { ImageUploadStore } from "./image-upload-store.ts";

/** What uploads need from the browser. Tests replace it. */
export interface UploadCapabilities {
  prepare: (file: Blob) => Promise<PreparedImage>;
  send: (uploadId: string, part: UploadPart, image: PreparedImage, options: UploadPartOptions) => Promise<unknown>;
  store: ImageUploadStore;
  newId: () => string;
  createPreview: (blob: Blob) => string;
  revokePreview: (url: string) => void;
  /** Waits for a number of milliseconds, or until the signal is aborted. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  /** The id of the signed-in user. */
  userId: () => string | undefined;
}

export interface UploadPartOptions {
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}
