/** A button beside the title of a list. A small phone has room for its word, and for the bell. */
export const listToolClass =
  "list-tool needs-script max-sm:gap-1 max-sm:px-1.5 max-sm:text-1 max-[24em]:not-first:[&>.i]:hidden";
