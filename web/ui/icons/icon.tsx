import type { IconName } from "./icon-shapes.ts";

/** A line icon from the symbols in the page. It is decorative: the text next to it gives the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
