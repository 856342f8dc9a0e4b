import type { ComponentProps } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";

/** What is seldom done: small and without a colour. Its target reaches into the space around it. */
export const SeldomButton = ({ className, ...rest }: Omit<ComponentProps<typeof Button>, "look">) => (
  <Button
    {...rest}
    look="quiet"
    className={classNames("-my-3 -ml-3 justify-self-start text-1 font-normal! text-ink2! underline", className)}
  />
);
