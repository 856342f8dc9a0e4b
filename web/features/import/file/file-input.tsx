import type { ComponentProps } from "react";
import type { Elements } from "#web/lib/page/elements.ts";

interface FileInputProps
  extends Omit<ComponentProps<"input">, "type" | "className" | "children" | "onClick" | "onChange"> {
  /** What the file is, such as "Photos". */
  label: string;
  buttonLabel: string;
  buttonClass: string;
  busy: boolean;
  children?: Elements;
  onChoose: (files: File[]) => Promise<unknown>;
}

/**
 * Lies over a button with our own words and over `children`, so that a file can be dropped there. The browser's button has
 * words of its own. While busy the input is only `aria-disabled`, to keep the focus.
 */
export function FileInput({ label, buttonLabel, buttonClass, busy, onChoose, children, ...rest }: FileInputProps) {
  return (
    <span className="file-box">
      <input
        {...rest}
        type="file"
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
