import type { Ref } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-shapes.ts";

/** `good`: done; `warn`: not yet; `bad`: failed. */
export type NoticeTone = "good" | "warn" | "bad";

const looks: Record<NoticeTone, { icon: IconName; className: string }> = {
  good: { icon: "check", className: "border-good bg-good-bg text-good" },
  warn: { icon: "off", className: "border-warn bg-warn-bg text-warn" },
  bad: { icon: "warn", className: "border-bad bg-bad-bg text-bad" },
};

interface NoticeProps {
  tone: NoticeTone;
  title?: string | undefined;
  /** Replaces the icon of the tone. */
  icon?: IconName;
  children?: Elements;
  /** Shown at the end of the first line, or below the text if that has no room. */
  action?: Elements;
  ref?: Ref<HTMLDivElement>;
}

/** The result of an action in a sentence or two. It can get the focus. */
export function Notice({ tone, title, icon, children, action, ref }: NoticeProps) {
  const look = looks[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={classNames("flex flex-wrap items-start gap-3 rounded-m border-l-4 p-3", look.className)}
    >
      <Icon name={icon ?? look.icon} />
      <div className="min-w-0 flex-[1_1_5rem] text-1 text-ink">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
