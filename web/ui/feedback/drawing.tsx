import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** A file in public/art/empty. Its source is web/art/empty. */
export type SceneName = "search" | "saved" | "lost" | "gone" | "offline" | "inbox" | "compare" | "clinic";

/** A drawing in the colours of the theme. A frame of another shape crops it. */
export const DrawnScene = ({ name, className }: { name: SceneName; className: string }) => (
  <svg
    className={classNames("flex-none rounded-l bg-[var(--map-land)]", className)}
    width="200"
    height="140"
    viewBox="0 0 200 140"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`/art/empty/${name}.svg#d`} />
  </svg>
);

interface DrawingProps {
  name: SceneName;
  children: ReactNode;
}

const sceneClass = "max-sm:mb-4 max-sm:h-40 max-sm:w-full max-[22em]:h-25 lg:h-72 lg:w-[calc(50%-1.5rem)]";

/** A drawing above a message, on wide screens each in its half. */
export function Drawing({ name, children }: DrawingProps) {
  return (
    <div className="mt-4 gap-6 sm:flex lg:mt-8 lg:items-center lg:gap-12">
      <DrawnScene name={name} className={sceneClass} />
      <div className="flex-1 [&>div]:border-t-0! max-sm:[&>div]:pt-0!">{children}</div>
    </div>
  );
}
