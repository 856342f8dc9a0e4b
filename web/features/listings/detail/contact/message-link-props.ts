import type { LinkProps } from "#web/ui/link.tsx";

/** What makes a link to the contact page open the message sheet instead. */
export type MessageLinkProps = Pick<LinkProps, "onFollow" | "onPointerEnter" | "aria-busy">;
