import { type DataSaver, dataSavers } from "#web/lib/data-saver/data-savers.ts";

/** The service worker cannot read the storage of pages, so the choice is also in a cache, under this address. */
const cacheName = "saver";
const address = "/saver";

/** Stores the choice for the service worker; undefined: off. */
export async function storeSavedChoice(saver: DataSaver | undefined): Promise<void> {
  const cache = await caches.open(cacheName);
  await (saver ? cache.put(address, new Response(saver)) : cache.delete(address));
}

/** Returns the stored choice; undefined: off, or none. */
export async function readSavedChoice(): Promise<DataSaver | undefined> {
  const stored = await (await caches.match(address, { cacheName }))?.text();
  return dataSavers.find((saver) => saver === stored);
}
