import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icons/icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

interface CountProps {
  children: ReactNode;
  /** How many this choice would leave. */
  count?: string | undefined;
}

/** A choice as a link: `current` marks the one that is in force. */
export function ChipLink({ children, count, current, ...rest }: LinkProps & CountProps & { current?: boolean }) {
  return (
    <Link {...rest} className="chip" aria-current={current ? "true" : undefined}>
      {children} {count && <b>{count}</b>}
    </Link>
  );
}

/** A choice as a radio or checkbox inside a form; `disabled` draws it dashed and dead. */
export function ChipOption({ children, count, ...input }: ComponentProps<"input"> & CountProps) {
  return (
    <label className="chip">
      <input type="checkbox" {...input} />
      {children} {count && <b>{count}</b>}
    </label>
  );
}

/** Something in force that can be taken off: a link to the address without it. */
export function ChipRemove({ label, ...rest }: Omit<LinkProps, "children"> & { label: string }) {
  return (
    <Link {...rest} className="chip chip-remove" aria-label={`Remove ${label}`}>
      {label} <Icon name="x" />
    </Link>
  );
}
