/** A button beside the title of a list. A phone has room for its icon only. */
export const listToolClass = "list-tool needs-script max-sm:gap-0 max-sm:[&>span]:sr-only";
