import type { ImageStore } from "./image-store.ts";

/** The database and the image store, for services that change both. */
export interface Stores {
  db: D1Database;
  images: ImageStore;
}
