import type { ReactNode } from "react";

interface DrawingProps {
  /** A file in public/art/empty. Its source is web/art/empty. */
  name: "search" | "saved" | "lost" | "gone" | "offline" | "inbox";
  children: ReactNode;
}

/** A small drawing in the colours of the theme above a message, on wide screens beside it. */
export function Drawing({ name, children }: DrawingProps) {
  return (
    <div className="grid gap-6 sm:flex">
      <svg className="drawing shrink-0" width="200" height="140" aria-hidden="true">
        <use href={`/art/empty/${name}.svg#d`} />
      </svg>
      <div className="flex-1">{children}</div>
    </div>
  );
}
