/** The service worker's cache of photos of listings. */
export const imageCache = "images";

/** Returns the URL of a photo without the width of its version. */
export const withoutWidth = (url: string): string => url.replace(/-\d+\.webp$/, "");
