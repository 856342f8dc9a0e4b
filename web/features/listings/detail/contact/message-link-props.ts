import type { ComponentProps } from "react";

/** What makes a link to the contact page open the message sheet instead. */
export type MessageLinkProps = Pick<ComponentProps<"a">, "onClick" | "onFocus" | "onPointerEnter" | "aria-busy">;
