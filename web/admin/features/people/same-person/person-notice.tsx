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
    <details className="border-y border-line">
      <summary className="flex min-h-touch cursor-pointer list-none flex-wrap items-center gap-x-3 py-2 text-1">
        <span className="flex-[1_1_10rem] text-ink2 wrap-anywhere">{text}</span>
        <span className="font-bold whitespace-nowrap text-press hover:underline">{action}</span>
      </summary>
      <div className="grid gap-2 border-t border-line py-1">{children}</div>
    </details>
  );
}
