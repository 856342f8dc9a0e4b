import type { ComponentProps } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";

interface FileInputProps
  extends Omit<ComponentProps<"input">, "type" | "className" | "children" | "onClick" | "onChange"> {
  /** What the file is, such as "Photos". */
  label: string;
  buttonLabel: string;
  buttonClass: string;
  /** Whether a mouse has a large target. Only a mouse can drop a file. */
  isTarget?: boolean;
  busy: boolean;
  children?: Elements;
  onChoose: (files: File[]) => Promise<unknown>;
}

const boxClass = classNames(
  "relative max-w-full cursor-pointer has-aria-disabled:cursor-default has-aria-disabled:opacity-50",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press",
);
const targetClass = classNames(
  "grid rounded-m border-edge lg:pointer-fine:rounded-l lg:pointer-fine:flex lg:pointer-fine:items-center lg:pointer-fine:justify-center",
  "lg:pointer-fine:gap-5 lg:pointer-fine:border-2 lg:pointer-fine:border-dashed lg:pointer-fine:px-4 lg:pointer-fine:py-8",
  "hover:border-ocean",
);

/**
 * Lies over a button with our own words and over `children`, so that a file can be dropped there. The browser's button has
 * words of its own. While busy the input is only `aria-disabled`, to keep the focus.
 */
export function FileInput(props: FileInputProps) {
  const { label, buttonLabel, buttonClass, isTarget, busy, onChoose, children, ...rest } = props;
  return (
    <span className={classNames(boxClass, isTarget ? targetClass : "inline-grid rounded-m")}>
      <input
        {...rest}
        type="file"
        className="absolute inset-0 z-1 size-full cursor-[inherit] opacity-0 file:cursor-[inherit]"
        // Contains what can be seen, for voice control.
        aria-label={`${buttonLabel}: ${label}`}
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Cleared so that the same file, once corrected, can be selected again.
          if (files.length > 0 && !busy) onChoose(files).finally(() => (currentTarget.value = ""));
        }}
      />
      <span className={buttonClass} aria-hidden="true">
        {buttonLabel}
      </span>
      {children}
    </span>
  );
}
