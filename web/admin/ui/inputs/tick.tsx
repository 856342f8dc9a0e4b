import type { ComponentProps } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";

/** A drawn tick, or a line while the box stands for several of which some are chosen. */
const boxClass = classNames(
  "grid size-[20px] flex-none cursor-[inherit] appearance-none place-items-center rounded-s border-[1.5px] border-edge",
  "bg-raise text-paper group-hover:border-ocean",
  "checked:border-ocean checked:bg-ocean indeterminate:border-ocean indeterminate:bg-ocean",
  "checked:before:-mt-[3px] checked:before:h-[11px] checked:before:w-[6px] checked:before:border-r-2",
  "checked:before:border-b-2 checked:before:[transform:rotate(45deg)]",
  "indeterminate:before:h-[2px] indeterminate:before:w-[10px] indeterminate:before:bg-paper",
  "forced-colors:appearance-auto forced-colors:before:hidden",
);

/** A checkbox with its label, quieter than an option of a form. */
export function Tick({ className, children, ...input }: ComponentProps<"input"> & { children: Elements }) {
  return (
    <label
      className={classNames(
        "group inline-flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2",
        className,
      )}
    >
      <input type="checkbox" {...input} className={boxClass} />
      {children}
    </label>
  );
}
