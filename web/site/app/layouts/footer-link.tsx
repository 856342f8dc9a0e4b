/** The classes of a link or a button of the footer. */
export const footerLink = "inline-flex min-h-touch items-center text-on-deep";
