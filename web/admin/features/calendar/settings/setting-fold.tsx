import type { ReactNode } from "react";

interface SettingFoldProps {
  title: string;
  /** What is set now, in one line. */
  summary: string;
  /** It is open at first, and while something in it has to be corrected. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of the settings: a line that says what is set, and opens it. */
export function SettingFold({ title, summary, isOpen, children }: SettingFoldProps) {
  return (
    <details className="border-t border-line last-of-type:border-b" open={isOpen || undefined}>
      <summary className="fold min-h-15 py-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-3">{title}</h2>
          <p className="truncate text-1 text-ink2">{summary}</p>
        </div>
      </summary>
      <div className="grid gap-4 pt-2 pb-6">{children}</div>
    </details>
  );
}
