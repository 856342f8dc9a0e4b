import type { LinkProps } from "react-router-dom";

/** What makes a link to the contact page open the message sheet instead. */
export type MessageLinkProps = Pick<LinkProps, "onClick" | "onPointerEnter" | "aria-busy">;
