/**
 * What a public response shows. A change of it removes every response with its tag from the cache in front of the worker.
 */
export const cacheTags = {
  /** Lists of properties and what is counted from them. */
  list: "list",
  /** The details of the business, which all pages show. */
  site: "site",
  courses: "courses",
  doctors: "doctors",
  /** One property, also as a card on the page of another. */
  property: (uuid: string) => `property:${uuid}`,
  /** The images of one property. They change less often than its other details. */
  images: (uuid: string) => `images:${uuid}`,
} as const;
