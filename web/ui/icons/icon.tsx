import type { IconName } from "./icon-shapes.ts";

/** A line icon from the page's symbols; decorative, so the text beside it must say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
