import type { ReactNode } from "react";

interface PersonNoticeProps {
  text: string;
  /** What a tap on the line leads to: "Compare". */
  action: string;
  children: ReactNode;
}

/** A quiet line that opens what can be done about it. */
export function PersonNotice({ text, action, children }: PersonNoticeProps) {
  return (
    <details>
      <summary className="inline-block min-h-touch cursor-pointer list-none py-3 text-1 text-ink2 wrap-anywhere">
        <span>{text}</span>
        <span className="whitespace-pre"> · </span>
        <span className="font-bold whitespace-nowrap text-press hover:underline">{action}</span>
      </summary>
      <div className="grid gap-2 border-y border-line py-1">{children}</div>
    </details>
  );
}
