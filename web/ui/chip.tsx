import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "./icons/icon.tsx";

interface CountProps {
  children: ReactNode;
  /** Number of results with this choice. */
  count?: string | undefined;
}

/** A choice as a link; `current` marks the selected one. */
export function ChipLink({ children, count, current, ...rest }: LinkProps & CountProps & { current?: boolean }) {
  return (
    <Link {...rest} className="chip" aria-current={current ? "true" : undefined}>
      <span>{children}</span> {count && <b>{count}</b>}
    </Link>
  );
}

/** A choice as a radio button or checkbox in a form. A label before a count ends with a space. */
export function ChipOption({ children, count, ...input }: ComponentProps<"input"> & CountProps) {
  return (
    <label className="chip">
      <input type="checkbox" {...input} />
      <span>{children}</span>
      {count && <b>{count}</b>}
    </label>
  );
}

/** A selected filter; the link opens the page without it. */
export function ChipRemove({ label, ...rest }: Omit<LinkProps, "children"> & { label: string }) {
  return (
    <Link {...rest} className="chip chip-remove" aria-label={`Remove ${label}`}>
      <ExactText text={label} /> <Icon name="x" />
    </Link>
  );
}
