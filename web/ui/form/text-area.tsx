import type { ComponentProps } from "react";

/** A field of several lines. */
export function TextArea(props: ComponentProps<"textarea">) {
  return <textarea rows={4} {...props} className="in" />;
}
