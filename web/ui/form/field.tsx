import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "../icons/icon.tsx";

interface FieldProps {
  id: string;
  label: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
  /** The control; give it `id`, and with an error `aria-invalid` and `aria-describedby` of `{id}-error`. */
  children: Elements;
}

function errorId(id: string): string {
  return `${id}-error`;
}

/** A label above its control, with a hint and an error message below. */
export function Field({ id, label, hideLabel, error, hint, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1 block leading-tight font-bold"}>
        {label}
      </label>
      {children}
      {hint && <p className="mt-1 text-1 text-ink2">{typeof hint === "string" ? <ExactText text={hint} /> : hint}</p>}
      {error && (
        <p id={errorId(id)} className="mt-1 flex gap-2 text-1 font-bold text-bad">
          <Icon name="warn" />
          <ExactText text={error} />
        </p>
      )}
    </div>
  );
}

/** A search box with an icon. */
export function SearchInput({ className, ...rest }: ComponentProps<"input">) {
  return (
    <span className={classNames("with-icon", className)}>
      <Icon name="search" />
      <input type="search" enterKeyHint="search" {...rest} className="in" />
    </span>
  );
}

/** A native select with the site's arrow. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames("pick", className)}>
      <select {...rest} className="in" />
    </span>
  );
}
