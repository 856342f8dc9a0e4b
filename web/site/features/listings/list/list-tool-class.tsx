/** A button beside the order. On a phone it is a word; large text leaves room for the icon only. */
export const listToolClass =
  "list-tool needs-script max-sm:gap-0 max-sm:px-2 max-sm:text-1 max-sm:aria-pressed:bg-sand2 max-sm:[&>.i]:max-w-[clamp(0px,(16em-100vw)*99,20px)]";
