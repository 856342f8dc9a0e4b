import type { ComponentProps } from "react";

/** A text field with several lines. */
export function TextArea(props: ComponentProps<"textarea">) {
  return <textarea rows={4} {...props} className="in" />;
}
