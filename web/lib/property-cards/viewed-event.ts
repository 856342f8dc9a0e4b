/** Window event: the visitor opened a home in this tab, and its card is stored. */
export const homeViewedEvent = "home-viewed";
