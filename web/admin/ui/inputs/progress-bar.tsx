import type { ComponentProps } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** How the browser draws its own bar, an empty one may look like a full one. */
const barClass = classNames(
  "h-[8px] min-w-0 flex-1 appearance-none overflow-hidden rounded-s border-0 bg-sand2",
  "[&::-webkit-progress-bar]:bg-sand2 [&::-webkit-progress-value]:bg-ocean [&::-moz-progress-bar]:bg-ocean",
  "forced-colors:border",
);

/** How much of something is done: the filled part of a light bar. */
export function ProgressBar({ className, ...bar }: ComponentProps<"progress">) {
  return <progress {...bar} className={classNames(barClass, className)} />;
}
