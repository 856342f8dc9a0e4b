import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** `buy` and `rent` are the two offers' colours, `off` the reversed one, `sample` marks what is not real. */
export type TagTone = "buy" | "rent" | "off" | "sample" | "plain";

/** Several tags stand together in one `TagStrip`. */
export function Tag({ tone = "plain", children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames("tag", tone !== "plain" && `tag-${tone}`)}>{children}</span>;
}

export function TagStrip({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={classNames("tags", className)}>{children}</p>;
}
