import { siteDefaults } from "#contract/site/site-details.ts";

const referencePattern = /^E-[0-9A-F]{8}$/;
const toLink = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

/**
 * Returns the text of a page that cannot be read from the database, for visitors without a script. The contacts are the
 * defaults, because the saved ones are in the database.
 * @param sent the reference of an enquiry that the visitor has just sent, if any
 */
export function outageText(sent: string | null): string {
  const { name, phone, email } = siteDefaults;
  const receipt =
    sent && referencePattern.test(sent) ? `<p>We have received your enquiry. Its reference is <b>${sent}</b>.</p>` : "";
  return [
    '<noscript><main class="wrap py-8">',
    `<h1>${name} is not available right now</h1>`,
    receipt,
    "<p>This page could not be loaded. Please reload it in a few minutes.</p>",
    `<p>You can call us on <a href="${toLink(phone)}">${phone}</a> or write to <a href="mailto:${email}">${email}</a>.</p>`,
    '<p>You can also <a href="/contact">send us a message</a>.</p>',
    "</main></noscript>",
  ].join("");
}
