/** The database, the image store or the mail service failed or did not respond in time. Clients get a 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}
