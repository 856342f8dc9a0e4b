import type { ComponentProps, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { classNames } from "#web/lib/page/class-names.ts";

/** `small` is for rows of a list. */
type Look = "solid" | "outline" | "small" | "quiet";
const looks: Record<Look, string> = {
  solid: "btn",
  outline: "btn btn-outline",
  small: "btn btn-outline min-h-touch px-4",
  quiet: "btn btn-quiet",
};

interface ButtonProps extends ComponentProps<"button"> {
  look?: Look;
  /** True while an action runs: clicks do nothing, but the button keeps the focus, which `disabled` would drop. */
  busy?: boolean;
}

export function Button({
  look = "solid",
  busy,
  "aria-disabled": isInert = busy || undefined,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isInert}
      onClick={isInert ? preventClick : onClick}
      className={classNames(looks[look], className)}
    />
  );
}

/** Also stops a submit button from submitting its form. */
function preventClick(event: MouseEvent): void {
  event.preventDefault();
}

type ButtonLinkProps = LinkProps & { look?: Look };

/** A link to a page of this site with the look of a button. With `aria-disabled`, clicks do nothing. */
export function ButtonLink({ look = "solid", className, onClick, ...rest }: ButtonLinkProps) {
  const isInert = rest["aria-disabled"];
  return <Link {...rest} onClick={isInert ? preventClick : onClick} className={classNames(looks[look], className)} />;
}

/** A link to another site or app (tel:, WhatsApp, a map) with the look of a button. */
export function ButtonAnchor({ look = "solid", className, ...rest }: ComponentProps<"a"> & { look?: Look }) {
  return <a {...rest} className={classNames(looks[look], className)} />;
}
