/** The database, the image store, the mail service or the cache failed or did not respond in time. Clients get a 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}
