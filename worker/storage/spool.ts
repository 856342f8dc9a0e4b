import type { ImageStore } from "./image-store.ts";

/** The spool: folders of the image store for requests that arrive while the database is unavailable. */
export const spoolFolders = { enquiries: "spool/enquiries/", logouts: "spool/logouts/" } as const;
export const unreadableFolder = "spool/unreadable/";

const maxReasonLength = 300;

export interface SpoolObject {
  key: string;
  uploaded: Date;
}

export interface SpoolState {
  /** Enquiries and sign-outs that are not in the database yet. */
  waiting: number;
  /** ISO time of the oldest of them; null if none waits. */
  oldestAt: string | null;
  /** Objects that were set aside. */
  unreadable: number;
}

/** Returns all objects of a folder, oldest first. @throws StorageUnavailable */
export async function listSpool(images: ImageStore, folder: string): Promise<SpoolObject[]> {
  const objects: SpoolObject[] = [];
  for (let page = await images.list(folder, undefined); page.length > 0; ) {
    objects.push(...page);
    page = await images.list(folder, page.at(-1)?.key);
  }
  return objects.sort((a, b) => a.uploaded.getTime() - b.uploaded.getTime());
}

/**
 * Returns what waits in the spool and what was set aside, for the health check and the dashboard.
 * @throws StorageUnavailable
 */
export async function readSpoolState(images: ImageStore): Promise<SpoolState> {
  const folders = [spoolFolders.enquiries, spoolFolders.logouts, unreadableFolder];
  const [enquiries = [], logouts = [], unreadable = []] = await Promise.all(
    folders.map((folder) => listSpool(images, folder)),
  );
  const waiting = [...enquiries, ...logouts];
  const oldest = waiting.reduce((time, { uploaded }) => Math.min(time, uploaded.getTime()), Number.POSITIVE_INFINITY);
  return {
    waiting: waiting.length,
    oldestAt: waiting.length === 0 ? null : new Date(oldest).toISOString(),
    unreadable: unreadable.length,
  };
}

/**
 * Moves an object that cannot be processed to `spool/unreadable/`, unchanged and with the reason in its metadata, so that
 * it is not lost and does not block others.
 * @param reason without personal data, because it is logged
 */
export async function setAside(images: ImageStore, key: string, reason: string): Promise<void> {
  const object = await images.get(key, new Headers());
  if (object && "body" in object) {
    const asideKey = key.replace(/^spool\//, unreadableFolder);
    const metadata = { reason: reason.slice(0, maxReasonLength) };
    const type = object.httpMetadata?.contentType ?? "application/octet-stream";
    await images.put(asideKey, await object.arrayBuffer(), type, metadata);
    console.error(JSON.stringify({ spool: asideKey, unreadable: metadata.reason }));
  }
  await images.delete(key);
}
