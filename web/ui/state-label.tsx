import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** `strong` and `urgent` are for what waits to be done. */
const tones = {
  plain: "bg-sand2 text-ink2",
  good: "bg-good-bg text-good",
  warn: "bg-warn-bg text-warn",
  bad: "bg-bad-bg text-bad",
  strong: "bg-ocean text-paper",
  urgent: "bg-bad text-paper",
} as const;
export type StateTone = keyof typeof tones;

interface StateLabelProps {
  tone?: StateTone;
  className?: string;
  children: ReactNode;
}

/** The state of an item, as a word on a coloured ground. */
export function StateLabel({ tone = "plain", className, children }: StateLabelProps) {
  return (
    <span
      className={classNames(
        "state inline-block h-fit w-fit flex-none rounded-s px-2 py-0.5 text-1 font-bold",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
