/** Path of the image that links to the site show where a page has none of its own. */
export const siteImage = "/art/hero-1280.webp";
