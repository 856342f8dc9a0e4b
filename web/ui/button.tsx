import type { ComponentProps } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { Link, type LinkProps } from "./link.tsx";

type Look = "solid" | "outline" | "quiet";
const looks: Record<Look, string> = { solid: "btn", outline: "btn btn-outline", quiet: "btn btn-quiet" };

export function Button({ look = "solid", className, ...rest }: ComponentProps<"button"> & { look?: Look }) {
  return <button type="button" {...rest} className={classNames(looks[look], className)} />;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ look = "solid", className, ...rest }: LinkProps & { look?: Look }) {
  return <Link {...rest} className={classNames(looks[look], className)} />;
}

/** A link that leaves the site's pages (tel:, WhatsApp, a map) and looks like a button. */
export function ButtonAnchor({ look = "solid", className, ...rest }: ComponentProps<"a"> & { look?: Look }) {
  return <a {...rest} className={classNames(looks[look], className)} />;
}
