import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** The actions of a page or a message in rows of one width. The main one is first; equal ones share a row, such as `ContactPair`. */
export const ActionGroup = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames("grid w-full max-w-[30rem] gap-2", className)}>{children}</div>
);
