/** The strip above a page that says how old its data is. The service worker and the page's script add it. */
export const stripId = "offline";
export const stripClasses = "wrap py-2 text-1 text-ink2";
