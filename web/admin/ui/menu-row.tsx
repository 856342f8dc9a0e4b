/** A row of a menu: a link, or a button of a sheet. */
export const menuRow =
  "flex min-h-control w-full cursor-pointer items-center gap-3 rounded-m px-3 font-bold hover:underline";
