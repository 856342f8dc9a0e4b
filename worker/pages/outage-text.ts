import { siteDefaults } from "#contract/site/site-details.ts";
import { enquiryReference, isEnquiryId } from "#shared/enquiries/enquiry-reference.ts";

/**
 * Returns the text of a page that cannot be read from the database, for visitors without a script. It has no phone
 * number, because the real one is in the database.
 * @param sent the id of an enquiry that the visitor has just sent, if any
 */
export function outageText(sent: string | null): string {
  const { name } = siteDefaults;
  const receipt =
    sent && isEnquiryId(sent)
      ? `<p>We have received your enquiry. Its reference is <b>${enquiryReference(sent)}</b>.</p>`
      : "";
  return [
    '<noscript><main class="wrap py-8">',
    `<h1>${name} is not available right now</h1>`,
    receipt,
    "<p>This page could not be loaded. Please reload it in a few minutes.</p>",
    '<p>You can also <a href="/contact">send us a message</a>.</p>',
    "</main></noscript>",
  ].join("");
}
