/** A button beside the number of results. On a phone its icon is above its word, which large text leaves out. */
export const listToolClass =
  "list-tool needs-script max-sm:min-w-12 max-sm:flex-col max-sm:gap-0 max-sm:p-0 max-sm:text-0";
