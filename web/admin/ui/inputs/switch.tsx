import type { ComponentProps } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** The target of a finger is higher than the switch. */
const switchClass = classNames(
  "relative h-[26px] w-[44px] flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-edge",
  "[transition:background-color_var(--ease)] hover:border-ocean checked:border-ocean checked:bg-ocean",
  "before:absolute before:top-[3.5px] before:left-[4px] before:size-[16px] before:rounded-full before:bg-edge",
  "before:[transition:transform_var(--ease)] checked:before:bg-paper checked:before:[transform:translateX(17px)]",
  "after:absolute after:inset-x-0 after:-inset-y-[10px]",
  "forced-colors:border-[ButtonText] forced-colors:before:bg-[ButtonText]",
);

/** A checkbox that looks like a switch. */
export function Switch(input: ComponentProps<"input">) {
  return <input type="checkbox" {...input} className={switchClass} />;
}
