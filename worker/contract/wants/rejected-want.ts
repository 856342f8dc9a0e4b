/** The key of a rejected form of a want in a page's data. */
export const rejectedWantKey = "/tell-me";

/** A form that was posted and rejected, as the server sends it with the page. */
export interface RejectedWant {
  values: Record<string, string>;
  /** Messages by field; "" is a message about the whole form. */
  problems: Record<string, string>;
}
