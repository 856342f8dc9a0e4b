import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** `buy` and `rent` have their own colours, `off` has inverted colours, `sample` marks sample data. */
export type TagTone = "buy" | "rent" | "off" | "sample" | "plain";

/** A label; several go into one `TagStrip`. */
export function Tag({ tone = "plain", children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames("tag", tone !== "plain" && `tag-${tone}`)}>{children}</span>;
}

export function TagStrip({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={classNames("tags", className)}>{children}</p>;
}
