import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

const groupClass =
  "grid w-full max-w-[30rem] gap-2 lg:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] lg:[&>:not(.btn)]:col-span-full";

/** The actions of a page or a message. The main one is first; equal ones share a row, such as `ContactPair`. On a desktop, a button is as wide as one of a pair. */
export const ActionGroup = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(groupClass, className)}>{children}</div>
);
